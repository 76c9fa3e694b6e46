"""From which day on the rules have what cards and boards use: keywords, counters, types, symbols, actions."""

"""The harness: the contract an engine answers, engines, the suite's runner, verdicts and reports."""

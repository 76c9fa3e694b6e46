"""Paying costs (118, 601.2g-h, 605): what can pay what, how a payment is found, and how it is carried out."""

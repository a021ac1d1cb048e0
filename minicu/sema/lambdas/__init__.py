"""Lambda expressions and what they capture."""

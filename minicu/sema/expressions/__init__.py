"""Expressions: the rule for every kind of syntax node, overload resolution, calls, launches."""

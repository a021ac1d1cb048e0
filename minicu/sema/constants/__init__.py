"""Constant expressions: literals, folding, calls of constexpr functions."""

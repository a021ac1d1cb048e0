"""Statements, loops, jumps, and where control can go."""

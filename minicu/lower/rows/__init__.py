"""Rows: the name of a function that the headers leave to the compiler -> how it is lowered, by subject."""

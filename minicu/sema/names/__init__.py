"""How names are written: in assembly, and in messages."""

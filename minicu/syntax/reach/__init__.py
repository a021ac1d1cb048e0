"""Which of a file must be parsed: what device code can reach (`cut`), and what of host code launches."""

"""Which declarations of a file must be parsed: what device code can reach, and what of host code launches."""

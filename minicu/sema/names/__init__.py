"""How names are written, in assembly and in messages; which of std the language itself knows (`standard`)."""

"""Classes: members, constructors and destructors nobody wrote, virtual functions, inheritance."""

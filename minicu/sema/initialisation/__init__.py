"""Initialisers and brace lists, constructors called, copies left out."""

"""Scopes, what an identifier means, access, names in assembly."""

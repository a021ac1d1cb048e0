"""Conversions, implicit, explicit, user-defined, and the binding of references."""

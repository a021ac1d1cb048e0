"""Specifiers and declarators to types; records, enumerations, attributes, traits."""

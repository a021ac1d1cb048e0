"""Assembling and linking device code of any producer to one cubin."""

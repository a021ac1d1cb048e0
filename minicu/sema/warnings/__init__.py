"""Warnings about what is legal and seldom meant."""

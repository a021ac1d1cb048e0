"""`python -m minicu`."""

from minicu.cli import script

script()

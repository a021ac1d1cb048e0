"""Reads PTX (`read`, `text`), and amends what LLVM printed (`amend`, by the table of `passes`); `outline`
tells a loader what is in it.
"""

"""Complaints: places in the source (`source`), errors and how they are shown (`errors`), all warning
options (`warnings`).
"""

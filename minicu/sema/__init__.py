"""From syntax to the typed tree: `check` is the stage, `context` what its rules know. The packages are
named by the language's chapters; the order among them is held by tests/test_rooms.py, what they ask of one
another against it is listed in `rules`.
"""

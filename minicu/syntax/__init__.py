"""Text to tokens (`preprocess`), tokens to pycparser's nodes and ours (`parse`, `nodes`); `cut` finds the
declarations that device code can reach, `host` what host code launches.
"""

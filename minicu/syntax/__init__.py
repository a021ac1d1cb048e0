"""Text to tokens (`preprocess`, with `preprocessor/` and `headers/`), tokens to pycparser's nodes and ours
(`parse`, with `parser/`; `nodes`). What is not needed is not parsed: `reach/`."""

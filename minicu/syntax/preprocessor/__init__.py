"""The preprocessor by its parts: directives, definitions, expansion of macros, conditions, pragmas."""

"""The grammar: one `Parser` (`parser`) and its productions, a file for each part of the language."""

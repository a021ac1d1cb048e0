"""Headers: where files are looked for (`files`), and those that come with minicu (`supplied`)."""

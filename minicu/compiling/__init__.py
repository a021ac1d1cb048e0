"""Around one compilation: what callers give (`inputs`), finished programs on the disk (`program_cache`), what
makes a program again (`recipe`), a process apart for sources of others (`isolation`)."""

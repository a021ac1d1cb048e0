"""From the typed tree to LLVM IR as text: `module` and `body` hold what is being written, `expr`, `stmt`,
`memory` and `calls` write it; what differs between targets stands in `nvptx/` and `host/`, what headers
leave to the compiler in `rows/`.
"""

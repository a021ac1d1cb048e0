"""One file for each fault of ptxas or LLVM that PTX must avoid, and for each thing that LLVM cannot print."""

"""What lowering writes into a module's text for those that read PTX after LLVM."""

#: The lines around inline assembly, as LLVM and nvcc print them; lowering puts them around that of a file.
ASM_BEGINS, ASM_ENDS = "\t// begin inline asm", "\t// end inline asm"

#: The end of a template of inline PTX that passes may rewrite; `text.Module.without_marks` takes it out.
AMENDABLE = " // minicu"

"""A function defined twice has debug information of its own each time."""

from minicu.lower.host.doubles import double

MODULE = """define void @f(i32 %x) !dbg !4 {
  #dbg_value(i32 %x, !6, !DIExpression(), !7)
  store i32 %x, ptr null, align 4, !dbg !7, !access.group !10
  br label %again, !dbg !8, !llvm.loop !9
}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, globals: !{!4})
!1 = !DIFile(filename: "a!4.cu", directory: "")
!2 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !2, unit: !0, nodes: !5)
!5 = !{!6}
!6 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1)
!7 = !DILocation(line: 3, scope: !4)
!8 = !DILocation(line: 4, scope: !11, inlinedAt: !7)
!9 = distinct !{!9, !7}
!10 = distinct !{}
!11 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, type: !2, unit: !0)
!12 = distinct !DISubprogram(name: "other", scope: !4, file: !1, type: !2, unit: !0)
"""


def test_what_knows_the_function_is_copied():
    function = MODULE[: MODULE.index("!0 = ")]
    text, nodes = double(function, MODULE, 20)
    assert text == (
        "define void @f(i32 %x) !dbg !20 {\n"
        "  #dbg_value(i32 %x, !22, !DIExpression(), !23)\n"
        "  store i32 %x, ptr null, align 4, !dbg !23, !access.group !10\n"
        "  br label %again, !dbg !24, !llvm.loop !25\n"
        "}\n"
    )
    assert nodes == [
        '!20 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !2, unit: !0, nodes: !21)',
        "!21 = !{!22}",
        '!22 = !DILocalVariable(name: "x", arg: 1, scope: !20, file: !1)',
        "!23 = !DILocation(line: 3, scope: !20)",
        "!24 = !DILocation(line: 4, scope: !11, inlinedAt: !23)",
        "!25 = distinct !{!25, !23}",
    ]


def test_without_debug_information():
    function = "define void @f() {\n  ret void\n}"
    assert double(function, function, 3) == (function, [])

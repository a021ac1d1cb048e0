"""Where variables are in scope for a debugger, and how it goes from line to line (`-G`)."""

from __future__ import annotations

import re

import minicu

STEPS = """struct Ends {
    int *v;
    __device__ __noinline__ Ends(int *p) : v(p) {}
    __device__ __noinline__ ~Ends() { *v = 0; }
};
__global__ void k(int *n)
{
    Ends e(n);
    if (n[1]) {
        Ends f(n + 2);
        n[4] = 3;
    }
    for (int i = 0;
         i < 4;
         i++) {
        Ends g(n + i);
        if (n[i] == 7)
            return;
        n[i] = 4;
    }
    do {
        n[1] = 1;
    } while (n[5]);
}
"""


def test_a_debugger_does_not_go_back_to_declarations():
    """Objects end where control leaves their scopes; a loop's branches are at its condition and its step."""
    ptx = minicu.compile(STEPS, debug="full", cache=False).ptx
    kernel = re.search(r"\.entry k\b.*?^}|\.entry _Z1kPi\b.*?^}", ptx, re.S | re.M)[0]
    steps = re.findall(r"\.loc\t1 (\d+)|call\.uni _ZN4Ends(C1|D1)|\b(bra|ret)\b", kernel)
    shown = [[], ""]
    for line, call, jump in steps:
        if line and line != shown[1]:
            shown[0].append(line)
            shown[1] = line
        elif not line:
            shown[0].append(call or jump)
    assert " ".join(shown[0]) == (
        "6 8 C1 9 bra bra 10 C1 11 12 D1 bra 13 bra 14 bra bra 16 C1 17 bra bra 18 D1 D1 ret 19 20 D1 bra "
        "15 bra 21 bra 22 bra bra 23 bra bra 24 D1 ret"
    )


def test_each_statement_that_declares_a_variable_has_a_scope():
    source = """__global__ void k(int *p) {
        for (int i = 0; i < 3; i++) p[i] = i;
        for (int i = 5; i < 9; i++) { int j = p[i]; p[i] = j; }
        if (int i = p[3]) p[i] = 1;
        while (int i = p[4]) p[i] = 2;
        switch (int i = p[5]) { case 1: p[i] = 2; }
        for (int i : {7, 8}) p[i] = 2;
        int i = 3;
        p[i] = 3;
    }
    """
    llvm = minicu.compile(source, debug="full", cache=False).llvm
    found = re.findall(r'!DILocalVariable\(name: "(\w)", scope: !(\d+), .*line: (\d+)', llvm)
    above = dict(re.findall(r"^!(\d+) = distinct !DILexicalBlock\(scope: !(\d+)", llvm, re.M))
    scopes = {(name, int(line)): scope for name, scope, line in found}
    body, inside = scopes.pop(("i", 8)), scopes.pop(("j", 3))
    assert above[inside] == scopes["i", 3]
    assert sorted(scopes) == [("i", line) for line in range(2, 8)] and len(set(scopes.values())) == 6
    assert all(body in (above[s], above[above[s]]) for s in scopes.values())


def test_at_the_closing_brace_the_variables_are_still_in_scope():
    source = """struct Ends { int v; __device__ ~Ends() { v = 0; } };
    __device__ void falls(int n) {
        Ends e{n};
        int list[n];
        list[0] = e.v;
    }
    __global__ void k(int *p) {
        int a = p[0];
        falls(a);
    }
    """
    llvm = minicu.compile(source, debug="full", cache=False).llvm
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", llvm, re.M))
    ends = [nodes[n] for n in re.findall(r"^  ret void, !dbg (!\d+)$", llvm, re.M)]
    scopes = {int(re.search(r"line: (\d+)", e)[1]): re.search(r"scope: (!\d+)", e)[1] for e in ends}
    variables = {
        found[1]: found[2]
        for text in nodes.values()
        if (found := re.match(r'!DILocalVariable\(name: "(\w+)", scope: (!\d+)', text)) is not None
    }
    assert (scopes[6], scopes[10]) == (variables["e"], variables["a"])


# CLAUSE: 5.2 | static and shared variables stand in their function
def test_static_and_shared_variables_stand_in_their_function():
    source = """__global__ void first(int *p) { __shared__ int tile[32]; tile[*p] = 1; *p = tile[1]; }
    __global__ void second(float *p) { __shared__ float tile[8]; static int runs; tile[runs++] = *p; }
    """
    llvm = minicu.compile(source, debug="full", cache=False).llvm
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", llvm, re.M))
    scopes = {}
    for text in nodes.values():
        if (
            found := re.match(r'distinct !DIGlobalVariable\(name: "(\w+)".*?scope: (!\d+)', text)
        ) is not None:
            function = re.search(r'DISubprogram\(name: "(\w+)"', nodes[found[2]])
            scopes.setdefault(found[1], set()).add(function and function[1])
    assert scopes == {"tile": {"first", "second"}, "runs": {"second"}}


def test_objects_whose_address_is_somebodys_are_used_where_they_are():
    source = """struct Own { int v; __device__ Own(int x) : v(x) {} __device__ ~Own() { v = 0; } };
    __device__ __noinline__ Own makes(int k) { Own r(k); int l[k]; l[0] = 2; r.v += l[0]; return r; }
    __device__ __noinline__ int takes(Own o) { return o.v; }
    struct Big { int a[16]; };
    __global__ void k(const __grid_constant__ Big b, int *p) { p[0] = takes(makes(3)) + *(&b.a[p[1]]); }
    """
    program = minicu.compile(source, debug="full", arch="sm_90", cache=False)
    # A debugger sees references: DWARF has no class for what another address leads to.
    shown = re.findall(r"#dbg_declare\(ptr %([rol])\.\d+, !(\d+), !DIExpression\(\)", program.llvm)
    types = [re.search(rf"^!{node} = .*type: !(\d+)", program.llvm, re.M)[1] for _, node in shown]
    found = [re.search(rf"^!{type} = .*tag: (\w+)", program.llvm, re.M)[1] for type in types]
    assert found == ["DW_TAG_reference_type"] * 3
    assert re.search(r"ld\.param\.b32 \t%r\d+, \[%rd\d+\]", program.ptx)  # `b`, where it is

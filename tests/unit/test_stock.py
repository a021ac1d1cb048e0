"""pycparser as minicu imports it is pycparser as everybody else does."""

from __future__ import annotations

import subprocess
import sys

from pycparser import c_ast, c_parser

from minicu.syntax import stock


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)


def test_the_parser_is_the_same_code():
    for theirs, ours in ((c_parser.CParser, stock.CParser), (c_parser.ParseError, stock.ParseError)):
        assert theirs is not ours and set(vars(theirs)) == set(vars(ours))
    ours = vars(stock.CParser)
    for name, method in vars(c_parser.CParser).items():
        if hasattr(method, "__code__"):
            assert method.__code__ == ours[name].__code__


def test_both_make_the_same_nodes():
    assert stock.CParser._parse_statement.__globals__["c_ast"] is c_ast


def test_compiling_needs_neither_the_lexer_nor_what_it_imports():
    r = run(
        "import sys, minicu; minicu.compile('__global__ void k() {}', cache=False);"
        "unneeded = {'pycparser.c_lexer', 'dataclasses', 'inspect', 'subprocess'};"
        "print(sorted(unneeded & set(sys.modules)))"
    )
    assert r.stdout == "[]\n", r.stderr


def test_others_find_the_whole_of_pycparser_afterwards():
    r = run(
        "import sys, minicu; minicu.compile('__global__ void k() {}', cache=False);"
        "import pycparser; assert pycparser.c_ast is sys.modules['pycparser.c_ast'];"
        "from pycparser import c_generator;"
        "tree = pycparser.CParser().parse('int x = 1;'); assert isinstance(tree, pycparser.c_ast.FileAST);"
        "print(c_generator.CGenerator().visit(tree), pycparser.__version__, pycparser.parse_file.__name__)"
    )
    assert r.stdout == "int x = 1;\n 3.12 parse_file\n", r.stderr


def test_and_before():
    r = run(
        "import pycparser, pycparser.c_parser, minicu;"
        "print(minicu.compile('__global__ void k() {}', cache=False).ptx.count('.entry'))"
    )
    assert r.stdout == "1\n", r.stderr


def test_unknown_names_are_errors():
    r = run("import minicu.syntax, pycparser; pycparser.nothing")
    assert "has no attribute 'nothing'" in r.stderr

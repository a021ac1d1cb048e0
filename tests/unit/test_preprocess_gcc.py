"""The preprocessor against gcc: what `gcc -E -P -std=gnu11` makes of sources that are easy to get wrong.

Its answers stand here, spelled with one space between tokens; where gcc is installed it is asked
again.
"""

from __future__ import annotations

import shutil
import subprocess

import pytest

from minicu.diagnostics.errors import Diagnostics
from minicu.diagnostics.source import Source
from minicu.language import C
from minicu.syntax.lex import lex
from minicu.syntax.preprocess import preprocess

#: name -> source, gcc's tokens
CASES = {
    "C11 6.10.3.5 example 3": (
        r"""#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);
g(x+(3,4)-w) | h 5) & m
(f)^m(m);
p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };
char c[2][6] = { str(hello), str() };""",
        "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( "
        "0 ) ) + t ( 1 ) ; f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 "
        ") ) & f ( 2 * ( 0 , 1 ) ) ^ m ( 0 , 1 ) ; int i [ ] = { 1 , 23 , 4 , 5 "
        ', } ; char c [ 2 ] [ 6 ] = { "hello" , "" } ;',
    ),
    "C11 6.10.3.5 example 4": (
        r"""#define str(s) # s
#define xstr(s) str(s)
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
 x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
debug(1, 2);
fputs(str(strncmp("abc\0d", "abc", '\4') // this goes away
 == 0) str(: @\n), s);
xstr(INCFILE(2).h)
glue(HIGH, LOW);
xglue(HIGH, LOW)""",
        'printf ( "x" "1" "= %d, x" "2" "= %s" , x1 , x2 ) ; fputs ( '
        '"strncmp(\\"abc\\\\0d\\", \\"abc\\", \'\\\\4\') == 0" ": @\\n" , s ) ; "vers2.h" '
        '"hello" ; "hello" ", world"',
    ),
    "C11 6.10.3.5 example 5": (
        r"""#define t(x,y,z) x ## y ## z
int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,),
 t(10,,), t(,11,), t(,,12), t(,,) };""",
        "int j [ ] = { 123 , 45 , 67 , 89 , 10 , 11 , 12 , } ;",
    ),
    "C11 6.10.3.5 example 7": (
        r"""#define debug(...) fprintf(stderr, __VA_ARGS__)
#define showlist(...) puts(#__VA_ARGS__)
#define report(test, ...) ((test)?puts(#test):\
 printf(__VA_ARGS__))
debug("Flag");
debug("X = %d\n", x);
showlist(The first, second, and third items.);
report(x>y, "x is %d but y is %d", x, y);""",
        'fprintf ( stderr , "Flag" ) ; fprintf ( stderr , "X = %d\\n" , x ) ; '
        'puts ( "The first, second, and third items." ) ; ( ( x > y ) ? puts ( '
        '"x>y" ) : printf ( "x is %d but y is %d" , x , y ) ) ;',
    ),
    "the name is met again after its expansion has ended": (
        r"""#define f(x) x f
f(1)(2)(3)
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
G_0(42)""",
        "1 f ( 2 ) ( 3 ) 42",
    ),
    "mutual recursion": (
        r"""#define a b + c
#define b a - d
#define c b * a
a b c
#define foo(x) bar x
#define bar(x) foo(x)
foo(foo) (2) bar(foo)(bar)(1)""",
        "a - d + a - d * a b + b * a - d b + c - d * a - d + c bar foo ( 2 ) bar foo ( bar ) ( 1 )",
    ),
    "no parenthesis follows": (
        r"""#define f(x) [x]
f
+ f
(1) f f(2)
#define g f
g g(3) (g)(4)""",
        "f + [ 1 ] f [ 2 ] f [ 3 ] ( f ) ( 4 )",
    ),
    "arguments over lines and directives": (
        r"""#define max(a, b) ((a) > (b) ? (a) : (b))
int x = max(1 /* one */,
  // two
  max(2,
#ifdef UNDEFINED
  9
#else
  3
#endif
  ));""",
        "int x = ( ( 1 ) > ( ( ( 2 ) > ( 3 ) ? ( 2 ) : ( 3 ) ) ) ? ( 1 ) : ( ( "
        "( 2 ) > ( 3 ) ? ( 2 ) : ( 3 ) ) ) ) ;",
    ),
    "commas, parentheses and strings in arguments": (
        r"""#define two(a, b) <a|b>
two((1,2), [3) two("a,b", ',') two(,) two((,),) two({1, 2})""",
        "< ( 1 , 2 ) | [ 3 > < \"a,b\" | ',' > < | > < ( , ) | > < { 1 | 2 } >",
    ),
    "stringising": (
        r"""#define s(x) #x
#define xs(x) s(x)
#define E
#define four 4
s( a  +   b ) s("a\n\"b\"" '\'' '"') s() s(a/**/b) s(\n) xs(a E b) xs(a four four) xs(four+ four)
xs(- four-E-) xs(s("x")) s(<:) s(L"a\\" u8'\\') s(a
   b)""",
        '"a + b" "\\"a\\\\n\\\\\\"b\\\\\\"\\" \'\\\\\'\' \'\\"\'" "" "a b" "\\n" "a b" "a 4 4" "4+ '
        '4" "- 4--" "\\"\\\\\\"x\\\\\\"\\"" "<:" "L\\"a\\\\\\\\\\" u8\'\\\\\\\\\'" "a b"',
    ),
    "pasting": (
        r"""#define cat(a, b) a ## b
#define cat3(a, b, c) a##b##c
#define xcat(a, b) cat(a, b)
#define str(x) #x
#define s(x) str(x)
cat(<, <=) cat(x, 1) cat(1, u) cat3(1,e,5) cat(.,5) cat(-,>) cat(L, "a") cat(,) cat(a b, c d)
xcat(cat(a, b), cat(c, d)) cat3(,,x) cat3(1.,,f) s(cat(%:, %:)) s(cat(#, #))
#define hash_hash # ## #
#define mkstr(a) # a
#define in_between(a) mkstr(a)
#define join(c, d) in_between(c hash_hash d)
char p[] = join(x, y);""",
        '<<= x1 1u 1e5 .5 -> L"a" a bc d abcd x 1.f "%:%:" "##" char p [ ] = "x ## y" ;',
    ),
    "GNU variadic macros": (
        r"""#define e(fmt, ...) f(fmt, ## __VA_ARGS__)
#define n(fmt, args...) g(fmt, ## args)
#define o(args...) h(0, ## args) #args
e(1) e(1,) e(1,2) e(1,2,3) e(,) n("x") n("x", y) n("x", (a, b), c) o() o(1) o(1,2)
#define u 5
e(u, u) n(u, u)""",
        'f ( 1 ) f ( 1 , ) f ( 1 , 2 ) f ( 1 , 2 , 3 ) f ( , ) g ( "x" ) g ( '
        '"x" , y ) g ( "x" , ( a , b ) , c ) h ( 0 ) "" h ( 0 , 1 ) "1" h ( 0 , '
        '1 , 2 ) "1,2" f ( 5 , 5 ) g ( 5 , 5 )',
    ),
    "__VA_OPT__": (
        r"""#define F(a,...) f(0 __VA_OPT__(,) __VA_ARGS__)
#define G(X, ...) f(0, X __VA_OPT__(,) __VA_ARGS__)
#define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })
#define EMP
#define H(a,...) a ## __VA_OPT__(u ## L) | __VA_OPT__(a ## __VA_ARGS__)
F(a, b, c) F() F(EMP) F(1) G(a, b, c) G(a, ) G(a)
SDEF(foo); SDEF(bar, 1, 2); H(1) H(1, 2) H(1,)""",
        "f ( 0 , b , c ) f ( 0 ) f ( 0 ) f ( 0 ) f ( 0 , a , b , c ) f ( 0 , a "
        ") f ( 0 , a ) S foo ; S bar = { 1 , 2 } ; 1 | 1uL | 12 1 |",
    ),
    "#if arithmetic": (
        r"""#if -1 > 0u
unsigned
#endif
#if 0x8000000000000000 > 0
big
#endif
#if (2 || 1/0) && !(0 && 1/0) && (1 ? 2 : 1/0)
lazy
#endif
#if -7 / 2 == -3 && -7 % 2 == -1 && -8 >> 1 == -4 && 1 << 4 == 16 && ~0 == -1
signs
#endif
#if 'a' == 97 && '\n' == 10 && '\x41' == 'A' && '\101' == 'A' && 'ab' == 24930 && '\377' < 0 && L'\xff' == 255
characters
#endif
#if 1 ? 0 ? 1 : 2 : 3 == 2
ternary
#endif
#if 0x7fffffffffffffff + 1 < 0
wraps
#endif
#if 10u - 11 > 0 && (1 ? -1 : 0u) > 0
promoted
#endif
#if 0b101 == 5 && 017 == 15 && 0XFull == 15
bases
#endif
#if (1 | 2 ^ 3 & 4) == 3 && 1 < 2 == 1 && 6 / 2 * 3 == 9
levels
#endif""",
        "unsigned big lazy signs characters ternary wraps promoted bases levels",
    ),
    "conditional groups": (
        r"""#define A
#ifdef A
1
# ifndef B
2
# else
3
# endif
#elif 1
4
#else
5
#endif
#if 0
it's "mind' /* this */ 'text' // #endif
/* nor
#endif
 this */
#if 1
#elif
#else
#endif
# /* here */ else // and there
6
#endif
#if defined A && !defined(B) && (defined A)
7
#elif garbage ( here
#endif
#if 0
#elif defined B
#elif 1
8
#elif 1
9
#endif""",
        "1 2 6 7 8",
    ),
    "defined from a macro": (
        r"""#define HAS_A defined(A)
#define A 1
#if HAS_A && A
yes
#endif
#define X Y
#if defined X && !defined Y
unexpanded
#endif""",
        "yes unexpanded",
    ),
    "spliced lines": (
        r"""in\
t x = 1\
2; char *s = "a\
b"; // comment \
 still comment
#def\
ine N\
 5 \
+ 1
N /\
* c *\
/ y +\
+;""",
        'int x = 12 ; char * s = "ab" ; 5 + 1 y ++ ;',
    ),
    "comments and odd layout": (
        (
            "/* a */ # /* b */ define /* c */ F(x) /* d */ x /* e\n"
            " f */ + 1\n"
            'F(2) /* " */ "/*" \'"\' /**/x/**/y/***/z // \'\n'
            "\x0c\x0b#\n"
            " %: define Q <: :> <% %>\n"
            "Q\n"
            "??="
        ),
        '2 + 1 "/*" \'"\' x y z <: :> <% %> ? ? =',
    ),
    "numbers and operators": (
        ("0x1p-3 1.e+5 .5f 1. ..2 0xe +1 a+++b x--->y 1.2 .3 0b1 07 a<<=b>>=c&&d||e!=f->g...h"),
        "0x1p-3 1.e+5 .5f 1. . .2 0xe + 1 a ++ + b x -- -> y 1.2 .3 0b1 07 a "
        "<<= b >>= c && d || e != f -> g ... h",
    ),
    "redefinition and undefinition": (
        r"""#define N 1
#define N 1
N
#undef N
N
#undef N
#define int long
int
#undef int
int""",
        "1 N long int",
    ),
    "a call in the rest of the file": (
        r"""#define LPAREN (
#define RPAREN )
#define F(x, y) x + y
#define ELLIP_FUNC(...) __VA_ARGS__
ELLIP_FUNC(F, LPAREN, 'a', 'b', RPAREN)
#define OPEN F(1
OPEN, 2) OPEN, (OPEN, 3)) ;""",
        "F , ( , 'a' , 'b' , ) 1 + 2 1 + ( 1 + 3 ;",
    ),
    "painted names stay so": (
        r"""#define foo foo a
#define id(x) x
#define apply(f, x) f(x)
id(foo) id(id(foo)) apply(id, foo) apply(apply, (id, 1)) id(id)(1) id(id (id) (2))
#define obj (obj) + f(obj)
#define f(x) <x>
obj f(obj)""",
        "foo a foo a foo a apply ( ( id , 1 ) ) id ( 1 ) id ( 2 ) ( obj ) + < obj > < ( obj ) + < obj > >",
    ),
    "deferred expansion": (
        r"""#define EMPTY()
#define DEFER(id) id EMPTY()
#define OBSTRUCT(...) __VA_ARGS__ DEFER(EMPTY)()
#define EXPAND(...) __VA_ARGS__
#define A() 123
DEFER(A)() EXPAND(DEFER(A)())
#define REPEAT_INDIRECT() REPEAT
#define REPEAT(n) n OBSTRUCT(REPEAT_INDIRECT)()(n)
EXPAND(EXPAND(REPEAT(8)))""",
        "A ( ) 123 8 8 REPEAT_INDIRECT EMPTY ( ) ( ) ( 8 )",
    ),
    "#line": (
        r"""#line 100 "foo.c"
__LINE__ __FILE__
# 7 "bar.c"
__LINE__ __FILE__
#define L 50
#line L
__LINE__ __COUNTER__ __COUNTER__ __INCLUDE_LEVEL__""",
        '100 "foo.c" 7 "bar.c" 50 0 1 0',
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_tokens_are_gccs(name: str) -> None:
    source, expected = CASES[name]
    result = preprocess(Source("<stdin>", source), language=C, diagnostics=Diagnostics())
    assert " ".join(token.value for token in result.tokens) == expected


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.parametrize("name", CASES)
def test_gcc_still_says_so(name: str) -> None:
    source, expected = CASES[name]
    command = ["gcc", "-E", "-P", "-std=gnu11", "-x", "c", "-"]
    text = subprocess.run(
        command, input=source, capture_output=True, text=True, timeout=60, check=True
    ).stdout
    assert " ".join(token.value for token in lex(Source("gcc", text), C)) == expected

// Raw string literals keep their spelling for `#`, and their lines: phases 1 and 2 are reverted in them.
#include <cstdio>
#define S(x) #x
#define SS(...) #__VA_ARGS__
#define X(x) S(x)
int main()
{
    puts(S(R"(a\b)"));
    puts(S(R"x(a"b)x"));
    puts(S("a\n" 'c' '\'' '"' u8"\\" LR"(q\)"));
    puts(SS(R"(a
b)", 3));
    puts(S(a\n));
    puts(X(R"(\t)" "\t" @));
    puts(S( a   /* x */  b	c ));
    puts(S(uR"(a\"b)"));
    puts(S(u8R"(a\"b)"));
    puts(S(x R"(a	b  c)"));
    puts(R"(a\
b)");
    puts(R"x(q\
\
  z??/)x");
    puts(S(R"(k\
l)"));
    int ab\
c = 3;
    printf("%d %d\n", abc, __LINE__);
    puts("x\
y");
}

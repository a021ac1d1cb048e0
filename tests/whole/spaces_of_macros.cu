// What # makes of words for operators, and of white space around what expands to nothing.
#include <cstdio>
#define E
#define N()
#define N1(x)
#define STR(...) #__VA_ARGS__
#define X(...) STR(__VA_ARGS__)
#define F(a, ...) ff(a __VA_OPT__(,) __VA_ARGS__)
#define G(a, b) <a b>
#define H(a, b) <a E b E>
#define K(a) [ a ]
#define A_ and
int main() {
  puts(X(F(1) F(1, 2) F(1, E) F(, ) F(E, 2, 3))); puts(X((a E)|( E)|(E )|(E)|(a E b)|(aE)|(E a)|( E a)|(E a E)|(a)E |)); puts(X(G(,)G(1,)G(,2) G(E,E)G(E, E)G( E,1)));
  puts(X(H(,)H(1,)H(,2)H(1,2))); puts(X(K()K(E)K( )K(1)K(N())K( N() )K(N1(2) 3)K(3 N1(2))K(3N1(2)4))); puts(X(-E-)); puts(X(- E-)); puts(X(-E -)); puts(X(x E E y)); puts(X(f E (1))); puts(X(N ()N( )(N ( )))); puts(X(a and b or not c xor_eq A_ && compl(bitand) and_eq)); puts(STR(a and b)); 
#if (1, 2) == 2 && (0, 0, 3) == 3
  puts("comma");
#endif
#define EE E E
#define FF(x) x EE x
  puts(X(FF(1)|FF()|FF(E)|EE|( EE)|a EE b)); puts(X(E E E)); puts(X([E N() E])); puts(X([ E N()E])); puts(X([E N() E ]));
}

// DOC: Expressions | what C's operators do not take
struct s { int m; const int fixed; unsigned bits : 3; } st;
struct unknown *opaque;
int take(int a, int b);
void nothing(void);

void f(int i, float x, int *p, struct s *ps)
{
    i = /* error: assigning to 'int' from incompatible type 'struct s' */ st;
    i = take /* error: too few arguments to function call, expected 2, have 1 */ (1); // note@4: 'take' declared here
    i = take /* error: too many arguments to function call, expected 2, have 3 */ (1, 2, 3); // note@4: 'take' declared here
    i = /* error: assigning to 'int' from incompatible type 'void' */ nothing();
    i = x % /* error: invalid operands to binary expression ('float' and 'int') */ 2;
    i = ps->lost /* error: no member named 'lost' in 'struct s' */;
    i = opaque->m /* error: member access into incomplete type 'struct unknown' */; // note@3: forward declaration of 'struct unknown'
    i = ps.m; // error: member reference type 'struct s *' is a pointer; did you mean to use '->'?
    st.fixed = /* error: cannot assign to member 'fixed' with const-qualified type 'const int' */ 1; // note@2: member 'fixed' declared const here
    p = & /* error: address of bit-field requested */ st.bits;
    3 = /* error: expression is not assignable */ i;
    i = * /* error: indirection requires pointer operand ('float' invalid) */ x;
    opaque++ /* error: arithmetic on a pointer to an incomplete type 'struct unknown' */;
    i = p[ /* error: array subscript is not an integer */ x];
    i = sizeof /* error: invalid application of 'sizeof' to an incomplete type 'struct unknown' */ (struct unknown);
    p = (int *)x; // error: operand of type 'float' cannot be cast to a pointer type
    i = 1234i /* error: not supported: imaginary constants */;
}

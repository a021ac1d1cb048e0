// DOC: Declarations | faulty members; the others stay
struct t {
    int x; // note: previous declaration is here
    int x /* error: duplicate member 'x' */;
};
struct w { // note: definition of 'struct w' is not complete until the closing brace
    struct w self /* error: field has incomplete type 'struct w' */;
};
struct bits {
    int wide : 33 /* error: width of bit-field 'wide' (33 bits) exceeds the width of its type (32 bits) */;
    int zero /* error: named bit-field 'zero' has zero width */ : 0;
    int minus : -1 /* error@+0: bit-field 'minus' has negative width (-1) */;
    float real /* error: bit-field 'real' has non-integral type 'float' */ : 3;
    int function /* error: field 'function' declared as a function */ (void);
    int fine : 3;
};
struct flexible { int early /* error: flexible array member 'early' is not at the end of struct */ []; int n; };
_Static_assert(sizeof(struct bits) == 4, "the faulty members are left out");
_Static_assert(sizeof(int) == /* error: static assertion failed: no */ 2, "no");
struct first { struct inside { int x; } a; }; // C has no class scopes: 6.2.1p4
struct second { struct inside { int y; } b; }; // error: redefinition of 'inside' // note@20: previous definition is here

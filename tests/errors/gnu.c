// DOC: GNU extensions | not supported, each by its name: `alias`, `vector_size`, `scalar_storage_order`, computed `goto`, members of variable length
static int a1 = 3;
extern int a2 __attribute__((alias /* error: not supported: alias */ ("a1")));
typedef long V __attribute__((vector_size /* error: not supported: vector_size */ (16)));
struct __attribute__((scalar_storage_order /* error: not supported: scalar_storage_order */ ("big-endian"))) B { int x; };
void *g(int i)
{
    static void *t[] = { &&l, &&l }; // error: not supported: address of a label (computed goto)
    goto *t[i]; // error: not supported: computed goto
l:
    return t[0];
}
int h(int n)
{
    struct { char a[n]; int b; } s; // error: not supported: variable length array in a struct or union
    return sizeof s;
}

// DOC: Classes | `friend auto;`
struct A {
    friend auto; // error: 'auto' not allowed in friend declaration
    int v;
};
__global__ void k(int *p) { A a{3}; *p = a.v; }

__global__ void k(int *p)
{
    auto a = {1, 2.0}; // error: deduced conflicting types for initializer list element: 'int' and 'double'
    auto b = {}; // error: cannot deduce the type of 'b' from a brace list
    auto c{1, 2}; // error: cannot deduce the type of 'c' from a brace list
    auto *d = {p}; // error: cannot deduce 'auto *' from an initializer of type 'std::initializer_list<int *>'
    int &e = {1, 2}; // error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'initializer list'
    const int &f = {1, 2}; // error: excess elements in scalar initializer
    int &g = {1}; // error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int'
    // DOC: Types | `auto x = {a, b}` is a `std::initializer_list` of elements of one type
}

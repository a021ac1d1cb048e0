// What declares friends: classes and functions, and nothing else ([class.friend]).
struct host {
    friend decltype(sizeof 1);
    friend __typeof__(1);
    friend int;
    friend __device__ struct later;
    friend int object; // error: friends can only be classes or functions
    friend decltype(1) other; // error: friends can only be classes or functions
    friend int : 3; // error: friends can only be classes or functions
    friend static struct stored; // error: 'static' is not permitted in the declaration of a friend class
    friend const struct qualified; // error: 'const' is not permitted in the declaration of a friend class
    friend struct defined { int a; }; // error: a class cannot be defined in the declaration of a friend
    template <class T> friend int variable; // error: a friend template must be a class or function template
    template <class T> friend T; // error: a friend template must be a class or function template
    template <class T> friend struct made { }; // error: a class cannot be defined in the declaration of a friend
};
__device__ host h;
__device__ void f()
{
    friend struct local; // error: 'friend' is not permitted on a declaration of a type
}

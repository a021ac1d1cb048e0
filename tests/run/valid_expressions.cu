#include "check.h"
// DOC: Expressions | casts, assignments and pointers that C++ does not allow are no expressions, which templates can ask
#include <type_traits>
#include <utility>

namespace {
struct Base { int b; };
struct Derived : Base {};
struct Hidden : private Base {};
struct Virtual { virtual ~Virtual() {} };
struct Polymorphic : Virtual {};
struct Text { int i; const char *s; __device__ operator int &() { return i; } __device__ operator const char *() const { return s; } };
struct Number { __device__ operator const int &() const; };

#define ASKS(name, expression) \
    template <class A, class B, class = void> struct name : std::false_type {}; \
    template <class A, class B> struct name<A, B, std::void_t<decltype(expression)>> : std::true_type {}
ASKS(Assigned, std::declval<A>() = std::declval<B>());
ASKS(Added, std::declval<A>() += std::declval<B>());
ASKS(Stepped, (++std::declval<A>(), std::declval<B>()));
ASKS(Subtracted, std::declval<A>() - std::declval<B>());
ASKS(Compared, std::declval<A>() == std::declval<B>());
ASKS(Less, std::declval<A>() < std::declval<B>());
ASKS(Chosen, true ? std::declval<A>() : std::declval<B>());
ASKS(Reached, std::declval<A>() ->* std::declval<B>());
ASKS(Static, static_cast<B>(std::declval<A>()));
ASKS(Const, const_cast<B>(std::declval<A>()));
ASKS(Reinterpreted, reinterpret_cast<B>(std::declval<A>()));
ASKS(Functional, B(std::declval<A>()));
} // namespace

template <class A, class = void> struct Declared : std::false_type {};
template <class A> struct Declared<A, std::void_t<decltype(std::declval<A>())>> : std::true_type {};
template <class A> using declared = decltype(std::declval<A>());
typedef void Member() const;
typedef int Counts(int);
namespace { __device__ int count(int i) { return i + 1; } }

// DOC: Expressions | std::declval of void and of types of functions that no reference refers to
extern "C" __global__ void test_declared(int *failures)
{
    CHECK((Declared<void>::value && Declared<const int &>::value && Declared<void (&)()>::value));
    CHECK((std::is_same<declared<void>, void>::value && std::is_same<declared<int>, int &&>::value));
    CHECK((std::is_same<declared<int &>, int &>::value && std::is_same<declared<int[]>, int (&&)[]>::value));
    CHECK((std::is_same<declared<void()>, void (&)()>::value && !Declared<Member>::value));
    CHECK((noexcept(std::declval<int>()) && std::is_same<declared<int &&>, int &&>::value));
    CHECK((std::is_same<decltype(std::move(count)), Counts &>::value));
    CHECK((std::is_same<decltype((Counts &&)count), Counts &>::value));
    CHECK((std::is_same<decltype(static_cast<Counts &&>(count)), Counts &>::value));
    Counts &r = std::move(count);
    CHECK(r(1) == 2 && (*&std::move(count))(2) == 3);
}

// DOC: Expressions | what has no name is not assigned to, unless it is of a class
extern "C" __global__ void test_assigned(int *failures)
{
    CHECK((Assigned<int &, int>::value && !Assigned<int, int>::value && !Assigned<const int &, int>::value));
    CHECK((Added<float &, int>::value && !Added<float, int>::value));
    CHECK((Stepped<int *&, int>::value && !Stepped<int *, int>::value));
    CHECK((Assigned<Base, Base>::value && !Assigned<const Base, Base>::value));
}

// DOC: Expressions | pointers of a common type
extern "C" __global__ void test_pointers(int *failures)
{
    CHECK((Subtracted<int *, const int *>::value && !Subtracted<int *, char *>::value));
    CHECK((Compared<int **, const int **>::value && !Compared<int **, const char **>::value));
    CHECK((Less<int *, const void *>::value && !Less<int *, char *>::value));
    CHECK((Compared<Derived *, const Base *>::value && !Compared<Hidden *, Base *>::value));
    CHECK((Chosen<Derived *, Base *>::value && !Chosen<Hidden *, Base *>::value));
    CHECK((Reached<Derived *, int Base::*>::value && !Reached<Hidden *, int Base::*>::value));
    int *p = nullptr;
    const int **q = nullptr;
    auto deep = true ? &p : q;
    CHECK((std::is_same<decltype(deep), const int *const *>::value && *deep == nullptr));
    CHECK((std::is_same<decltype(true ? (int *volatile *)0 : &p), int *volatile *>::value));
    CHECK(&p != q);
    const char *text = "text";
    Text t{1, text};
    CHECK(t == text && text == t && *(text + t) == 'e');
}

__device__ int doubled(int x) { return 2 * x; }

// DOC: Expressions | casts that lose const, or make an lvalue of what is none
extern "C" __global__ void test_casts(int *failures)
{
    CHECK((Reinterpreted<int &, float &>::value && !Reinterpreted<const int &, float &>::value));
    CHECK((!Reinterpreted<const Derived &, Base &>::value && !Reinterpreted<const Derived *, Base *>::value));
    CHECK((Const<const int &, int &>::value && !Const<const float &, int &>::value && !Const<int, const int &>::value));
    CHECK((Const<int, int &&>::value && Const<int **, const int **>::value && !Const<int **, const char **>::value));
    CHECK((Const<int Base::*, int Base::*>::value && !Const<void (*)(), void (*)()>::value));
    CHECK((!Functional<double, int Base::*>::value && !Functional<int *, int Base::*>::value));
    const int *row[2] = {nullptr, nullptr};
    int here = 3;
    const_cast<int **>(row)[1] = &here;
    CHECK(*row[1] == 3);
    CHECK(reinterpret_cast<int (&)(int)>(doubled)(3) == 6 && reinterpret_cast<int (&&)(int)>(doubled)(4) == 8);
    int (*twice)(int) = doubled;
    unsigned (&other)(unsigned) = reinterpret_cast<unsigned (&)(unsigned)>(doubled);
    CHECK(reinterpret_cast<int (&)(int)>(*twice)(5) == 10 && reinterpret_cast<int (*)(int)>(&other) == twice);
}

struct Abstract { __device__ Abstract(int); __device__ virtual void f() = 0; };

// DOC: Expressions | references to const volatile need an lvalue, && no lvalue of its type
extern "C" __global__ void test_references(int *failures)
{
    CHECK((std::is_convertible<Base &, const volatile Base &>::value));
    CHECK((!std::is_convertible<Base, const volatile Base &>::value && !std::is_convertible<int, const volatile int &>::value));
    CHECK((std::is_convertible<Number, const int &>::value && !std::is_convertible<Number, const int &&>::value));
    CHECK((!std::is_convertible<int, Abstract>::value && std::is_convertible<Abstract &, const Abstract &>::value));
    CHECK((std::is_constructible<Base, Derived>::value && !std::is_constructible<Base, Hidden>::value));
}

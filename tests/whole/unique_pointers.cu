/* std::unique_ptr keeps what its deleter calls a pointer (C++17 [unique.ptr.single]p3): a handle that
 * is no pointer of the language. */
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

struct handle {
    int n;
    handle(decltype(nullptr) = nullptr) : n(-1) {}
    explicit handle(int i) : n(i) {}
    explicit operator bool() const { return n >= 0; }
    bool operator==(decltype(nullptr)) const { return n < 0; }
    bool operator!=(decltype(nullptr)) const { return n >= 0; }
    bool operator==(const handle &o) const { return n == o.n; }
    bool operator!=(const handle &o) const { return n != o.n; }
    int &operator*() const
    {
        static int values[10];
        return values[n];
    }
};
static int closed;
struct closing {
    using pointer = handle;
    void operator()(handle h) const { closed = closed * 10 + h.n; }
};
/* A deleter by reference, whose pointer is found behind it. */
struct counting {
    typedef handle pointer;
    int calls = 0;
    void operator()(handle) { ++calls; }
};
struct freeing {
    void operator()(int *p) const { std::free(p); }
};

int main()
{
    {
        std::unique_ptr<int, closing> a(handle(3)), b(handle(4), closing()), none;
        *a = 30, *b = 40;
        std::printf("%d %d %d %d\n", *a + *b.get(), (bool)none, none == nullptr, a.get() == handle(3));
        none = std::move(a);
        std::printf("%d %d %d\n", a.get().n, none.get().n, *none);
        none.reset(handle(5)), b.release(), swap(none, a);
        std::printf("%d %d %d %d\n", closed, a.get().n, b.get().n, none.get().n);
    }
    std::unique_ptr<int[], closing>(handle(7)).reset();
    counting count;
    {
        std::unique_ptr<int, counting &> p(handle(1), count);
        p.reset(handle(2));
    }
    static_assert(sizeof(std::unique_ptr<int, freeing>) == sizeof(int *), "no pointer of its own");
    std::unique_ptr<int[], freeing> memory((int *)std::malloc(16));
    memory[3] = 9;
    std::printf("%d %d %d\n", closed, count.calls, memory.get()[3]);
}

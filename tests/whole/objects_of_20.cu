// Objects that constant expressions make and end in memory of their own (C++20 [specialized.construct]).
#include <cstdio>
#include <memory>

struct Pair {
    int x, y;
    constexpr Pair(int a, int b) : x(a), y(b) {}
    constexpr ~Pair() {}
};

constexpr int made_again()
{
    int a[2] = {1, 2};
    std::construct_at(&a[0], 5);
    std::destroy_at(&a[1]);
    std::construct_at(&a[1], 7);
    return a[0] * 10 + a[1];
}

constexpr int allocated()
{
    std::allocator<Pair> memory;
    Pair *p = memory.allocate(3);
    std::construct_at(p, 1, 2);
    std::construct_at(p + 1, 3, 4);
    const int result = p[0].x + p[1].y;
    std::destroy(p, p + 2);
    memory.deallocate(p, 3);
    return result;
}

constexpr int by_traits()
{
    typedef std::allocator_traits<std::allocator<Pair>> traits;
    std::allocator<Pair> memory;
    Pair *p = traits::allocate(memory, 2);
    traits::construct(memory, p, 6, 7);
    const int result = p->x * p->y;
    traits::destroy(memory, p);
    traits::deallocate(memory, p, 2);
    return result;
}

template <class T, class... A> concept made_from = requires(T *p, A... a) { std::construct_at(p, a...); };

static_assert(made_again() == 57 && allocated() == 5 && by_traits() == 42);
static_assert(made_from<Pair, int, int> && !made_from<Pair, int> && made_from<int, char>);
static_assert(__cpp_lib_constexpr_dynamic_alloc >= 201907L);

int main()
{
    alignas(Pair) char room[2 * sizeof(Pair)];
    Pair *p = reinterpret_cast<Pair *>(room);
    std::construct_at(p, 8, 9), std::construct_at(p + 1, 10, 11);
    std::printf("%d %d %d %d\n", made_again(), allocated(), by_traits(), p[0].x + p[1].y);
    std::destroy_n(p, 2);
}

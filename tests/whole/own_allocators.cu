/* std::vector with allocators of one's own: their memory, what they make themselves, which of them stays when vectors
   are moved, copied and swapped (C++17 [container.requirements.general], [allocator.requirements]). */

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

template <class T> struct Counting {
    typedef T value_type;
    static long live;
    int id;
    Counting(int i = 0) : id(i) {}
    template <class U> Counting(const Counting<U> &other) : id(other.id) {}
    T *allocate(size_t n)
    {
        live += (long)n;
        return (T *)malloc(n * sizeof(T));
    }
    void deallocate(T *p, size_t n)
    {
        live -= (long)n;
        free(p);
    }
    bool operator==(const Counting &other) const { return id == other.id; }
    bool operator!=(const Counting &other) const { return id != other.id; }
};
template <class T> long Counting<T>::live = 0;

template <class T> struct Going : Counting<T> {
    typedef std::true_type propagate_on_container_move_assignment, propagate_on_container_copy_assignment;
    Going(int i = 0) : Counting<T>(i) {}
};

/* As programs write it whose elements lie in managed memory: what is made of nothing keeps what was there. */
template <class T> struct Uncleared {
    using value_type = T;
    T *allocate(size_t n)
    {
        T *p = (T *)malloc(n * sizeof(T));
        for (size_t i = 0; i < n * sizeof(T); i++) ((unsigned char *)p)[i] = 7;
        return p;
    }
    void deallocate(T *p, size_t n = 0) { free(p); }
    template <class... A> void construct(T *p, A &&...a)
    {
        if constexpr (!(sizeof...(A) == 0 && std::is_pod<T>::value)) ::new ((void *)p) T(std::forward<A>(a)...);
    }
};

template <class V> void show(const char *what, const V &v)
{
    printf("%s:", what);
    for (const auto &x : v) printf(" %d", (int)x);
    printf(" by %d\n", v.get_allocator().id);
}

int main()
{
    {
        typedef std::vector<int, Counting<int>> Vector;
        Vector a, b(3, 9, Counting<int>(4)), c({1, 2, 3}, Counting<int>(5)), d(Counting<int>(6));
        for (int i = 0; i < 5; i++) a.push_back(i);
        show("a", a);
        show("b", b);
        b = std::move(a); /* of another allocator: the elements move one by one */
        show("b", b);
        printf("%zu left\n", a.size());
        d = c;
        show("d", d);
        Vector e(std::move(c)), f(e), g(e.begin() + 1, e.end(), Counting<int>(8)), h(2, Counting<int>(9)), i(h, Counting<int>(10));
        show("e", e);
        show("f", f);
        show("g", g);
        show("h", h);
        show("i", i);
        e.insert(e.begin(), 7);
        e.erase(e.begin() + 1);
        e.resize(6, 1);
        e.shrink_to_fit();
        show("e", e);
        printf("%d\n", Counting<int>::live > 0);
    }
    printf("%ld live\n", Counting<int>::live);
    {
        typedef std::vector<short, Going<short>> Vector;
        Vector a(3, 1, Going<short>(1)), b(2, 2, Going<short>(2)), c(1, 3, Going<short>(3));
        a = b;
        show("a", a);
        b = std::move(c);
        show("b", b);
    }
    printf("%ld live\n", Counting<short>::live);

    std::vector<unsigned char, Uncleared<unsigned char>> bytes(3);
    bytes.resize(5);
    bytes.push_back(1);
    printf("%d %d %d, %zu\n", bytes[0], bytes[4], bytes[5], sizeof bytes);
    std::vector<std::string, Uncleared<std::string>> words(2);
    words.emplace_back("abc");
    words.resize(4, "q");
    printf("%zu %s %s\n", words[0].size(), words[2].c_str(), words[3].c_str());

    std::vector<int> usual(5, std::allocator<int>());
    std::vector<std::unique_ptr<int>> owners, others;
    owners.push_back(std::make_unique<int>(3));
    others = std::move(owners);
    printf("%zu %zu %d\n", usual.size(), owners.size(), *others[0]);
}

// The containers of <map>, <set>, <list>, <deque>, <forward_list>, <unordered_map> and the strings have the standard's
// template parameters; allocators without state are asked for nodes; iterators of vectors and strings are classes.
#include <algorithm>
#include <deque>
#include <forward_list>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

static long taken, given;
template <class T> struct Counting {
    typedef T value_type;
    Counting() = default;
    template <class U> Counting(const Counting<U> &) {}
    T *allocate(std::size_t n)
    {
        taken += (long)n;
        return static_cast<T *>(::operator new(n * sizeof(T)));
    }
    void deallocate(T *p, std::size_t n)
    {
        given += (long)n;
        ::operator delete(p);
    }
    template <class U> bool operator==(const Counting<U> &) const { return true; }
    template <class U> bool operator!=(const Counting<U> &) const { return false; }
};

// As libraries of JSON choose what they store objects and arrays in.
template <template <class, class, class...> class Map, template <class, class...> class Vector, class String,
          template <class> class Allocator>
struct Value {
    typedef Map<String, int, std::less<>, Allocator<std::pair<const String, int>>> object;
    typedef Vector<int, Allocator<int>> array;
    object o;
    array a;
};

template <class Key, class T, class Compare, class A> const char *of(const std::map<Key, T, Compare, A> &) { return "map"; }
template <class T, class A> const char *of(const std::list<T, A> &) { return "list"; }
template <class C, class Traits, class A> const char *of(const std::basic_string<C, Traits, A> &) { return "string"; }
template <class C, class Traits> const char *of(std::basic_string_view<C, Traits>) { return "view"; }

// Beside functions of pointers there are some of iterators.
static const char *which(const int *) { return "pointer"; }
static const char *which(std::vector<int>::iterator) { return "iterator"; }
static const char *which(std::vector<int>::const_iterator) { return "const_iterator"; }
template <class I> typename I::difference_type apart(I from, I to) { return static_cast<typename I::difference_type>(to - from); }

struct Pair { int key, value; };
class Pairs
{
    std::vector<Pair> all{{1, 10}, {2, 20}};

public:
    class iterator
    {
        std::vector<Pair>::const_iterator at;

    public:
        explicit iterator(std::vector<Pair>::const_iterator i) : at(i) {}
        const Pair *operator->() const { return at.operator->(); }
    };
    iterator begin() const { return iterator(all.begin()); }
};

int main()
{
    {
        std::map<int, int, std::less<int>, Counting<std::pair<const int, int>>> m;
        for (int i = 0; i < 10; i++) m[i % 7] += i;
        m.emplace(3, 5);
        m.insert({20, 1});
        m.erase(0);
        auto copy = m;
        std::cout << m.size() << ' ' << copy[2] << ' ' << taken - given << '\n';
        std::set<int, std::greater<int>, Counting<int>> s{3, 1, 2};
        std::multimap<int, int, std::less<int>, Counting<std::pair<const int, int>>> mm{{1, 2}, {1, 3}};
        std::multiset<int, std::less<int>, Counting<int>> ms{1, 1};
        std::list<int, Counting<int>> l{4, 5, 6};
        l.remove(5);
        std::forward_list<int, Counting<int>> f{7, 8};
        std::deque<int, Counting<int>> d{9, 10};
        d.push_front(1);
        std::unordered_map<int, int, std::hash<int>, std::equal_to<int>, Counting<std::pair<const int, int>>> u{{1, 1}};
        u[2] = 3;
        std::unordered_multiset<int, std::hash<int>, std::equal_to<int>, Counting<int>> us{1, 1, 2};
        std::cout << *s.begin() << mm.count(1) << ms.count(1) << l.back() << f.front() << d[1] << u.at(2) << us.count(1) << '\n';
        static_assert(std::is_same<decltype(l)::allocator_type, Counting<int>>::value, "");
    }
    std::cout << (taken > 30) << ' ' << taken - given << '\n';

    Value<std::map, std::vector, std::string, std::allocator> v;
    v.o["one"] = 1;
    v.a.push_back(v.o.at("one"));
    std::string text = "plain";
    std::cout << of(v.o) << ' ' << of(std::list<int>()) << ' ' << of(text) << ' ' << of(std::string_view(text)) << '\n';
    static_assert(std::is_same<std::basic_string<char, std::char_traits<char>, std::allocator<char>>, std::string>::value, "");

    std::vector<int> numbers{5, 3, 4};
    const std::vector<int> &fixed = numbers;
    std::cout << which(numbers.data()) << ' ' << which(numbers.begin()) << ' ' << which(fixed.begin()) << '\n';
    std::sort(numbers.begin(), numbers.end());
    numbers.insert(numbers.begin() + 1, {7, 8});
    numbers.insert(numbers.cend(), 2, 9);
    numbers.erase(numbers.begin(), numbers.begin() + 1);
    auto found = std::find(numbers.begin(), numbers.end(), 8);
    numbers.emplace(found, 6);
    for (auto i = numbers.crbegin(); i != numbers.crend(); ++i) std::cout << *i << ' ';
    std::cout << apart(fixed.begin(), fixed.end()) << ' ' << (1 + numbers.begin())[1] << ' ' << Pairs().begin()->value << '\n';
    std::vector<int>::const_iterator mixed = numbers.begin();
    std::cout << (mixed == numbers.begin()) << (mixed < numbers.end()) << numbers.end() - mixed << '\n';

    std::string_view view = "[view]";
    text.insert(text.begin(), '<');
    text.insert(text.end(), 2, '>');
    text.erase(text.end() - 1);
    text.replace(text.begin(), text.begin() + 1, "(");
    text.append(view).insert(0, view).replace(0, 1, std::string_view("{"));
    std::cout << text << ' ' << text.find(std::string_view("view")) << text.rfind(std::string_view("view")) << ' '
              << (text.compare(std::string_view("a")) > 0) << std::string(text.rbegin(), text.rend()) << '\n';
    std::string upper(text);
    for (std::string::iterator i = upper.begin(); i != upper.end(); i++)
        if (*i >= 'a' && *i <= 'z') *i = (char)(*i - 32);
    std::cout << upper << ' ' << *view.rbegin() << std::string(view.rbegin(), view.rend()) << '\n';
}

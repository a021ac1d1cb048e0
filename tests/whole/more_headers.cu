#include <cstdio>
#include <csignal>
#include <forward_list>
#include <glob.h>
#include <iterator>
#include <locale>
#include <memory>
#include <string>
#include <system_error>
#include <valarray>
#include <vector>

struct Node : std::enable_shared_from_this<Node> {
    std::string name;
    explicit Node(const char *n) : name(n) {}
    virtual ~Node() { printf("end %s\n", name.c_str()); }
    std::shared_ptr<Node> self() { return shared_from_this(); }
};
struct Leaf : Node { using Node::Node; };

static volatile std::sig_atomic_t got = 0;
static void on(int n) { got = n; }
template <class V> void show(const char *what, const V &v)
{
    printf("%s:", what);
    for (auto &x : v) printf(" %g", (double)x);
    printf("\n");
}

typedef std::valarray<double> V;
int main()
{
    std::forward_list<int> l{5, 1, 4, 2, 3}, m(l), n = {9, 0};
    l.push_front(7);
    l.sort();
    show("sorted", l);
    l.reverse();
    l.remove(4);
    l.insert_after(l.begin(), 70);
    l.erase_after(l.before_begin());
    show("changed", l);
    n.sort();
    m.sort();
    m.merge(n);
    m.push_front(0);
    m.unique();
    show("merged", m);
    printf("%d %d %d\n", n.empty(), m == m, m != l);
    std::forward_list<std::string> words;
    words.emplace_front(3, 'x');
    words.emplace_after(words.begin(), "y");
    words.splice_after(words.before_begin(), words = std::forward_list<std::string>{"a", "b"});
    for (auto &w : words) printf("%s ", w.c_str());
    printf("%ld\n", (long)std::distance(words.begin(), words.end()));

    std::valarray<double> a{1, 2, 3, 4}, b(2.0, 4), c = a * b + 1.0;
    c[std::slice(0, 2, 2)] = std::valarray<double>{10, 20};
    show("values", c);
    show("roots", V(std::sqrt(a * a)));
    show("less", V(a[a > 2.0]));
    show("shifted", V(a.cshift(1) - a.shift(-1)));
    a /= b;
    a += 1.0;
    printf("%g %g %g %g %zu\n", a.sum(), a.min(), a.max(), V(std::pow(a, 2.0)).sum(), a.size());
    const std::valarray<int> d{3, 1, 2};
    show("sliced", std::valarray<int>(d[std::slice(0, 2, 2)]));
    show("applied", std::valarray<int>(d.apply([](int x) { return x * x; })));
    show("negative", std::valarray<int>(-d % 2));

    std::error_code none, e = std::make_error_code(std::errc::invalid_argument);
    printf("%d %d %s %s\n", (bool)none, e.value(), e.category().name(), e.message().c_str());
    try {
        throw std::system_error(std::error_code(2, std::system_category()), "opening");
    } catch (const std::system_error &x) {
        printf("%s %d %d\n", x.what(), x.code().value(), x.code() == std::errc::no_such_file_or_directory);
    }
    std::locale loc;
    printf("%c %d %s\n", std::toupper('q', loc), std::isdigit('5', loc), std::locale::classic().name().c_str());
    std::signal(SIGUSR1, on);
    std::raise(SIGUSR1);
    glob_t files;
    int globbed = glob("/etc/passw[d]", 0, NULL, &files);
    printf("%d %d\n", globbed, (int)files.gl_pathc);
    if (files.gl_pathc) printf("%s\n", files.gl_pathv[0]);
    globfree(&files);
    alignas(64) char room[100];
    void *place = room + 1;
    size_t left = 99;
    void *aligned = std::align(32, 60, place, left);
    printf("%d %d %d\n", aligned == room + 32, (int)left, std::align(64, 60, place, left) == nullptr);
    auto shared = std::make_shared<Node>("a");
    std::shared_ptr<Node> leaf(new Leaf("b"));
    auto again = shared->self(), more = leaf->self();
    printf("%ld %ld %s %s\n", shared.use_count(), more.use_count(), again->name.c_str(), more->name.c_str());
    shared.reset();
    printf("%ld\n", again.use_count());
    printf("%d\n", got == SIGUSR1);
    return 0;
}

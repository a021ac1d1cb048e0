#include <cstdio>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

struct Noted {
    int n;
    Noted(int n) : n(n) { printf("make %d\n", n); }
    ~Noted() { printf("end %d\n", n); }
};
thread_local int zero;
thread_local int one = 1;
extern thread_local int elsewhere;
static thread_local const char *text = "text";
thread_local Noted first(1), second(2);
thread_local std::string name = "none";
namespace inside { thread_local std::vector<int> list{1, 2, 3}; }
struct Class {
    static thread_local int number;
    static thread_local Noted noted;
    static inline thread_local int counted = 5;
};
thread_local int Class::number = 7;
thread_local Noted Class::noted(5);
template <class T> struct Of { static thread_local T value; };
template <class T> thread_local T Of<T>::value = T(getpid() > 0 ? 3 : 0);
thread_local int elsewhere = 9;
__thread int of_gnu = 4;

static int counter()
{
    thread_local int calls = getpid() > 0 ? 10 : 0;
    return ++calls;
}
static int both()
{
    static Noted shared(77);
    thread_local Noted own(99);
    return shared.n + own.n;
}
static int *place() { return &one; }

thread_local const Noted &bound = Noted(6);
static thread_local std::string &&letters = std::string("t");
static int of_bound(int n)
{
    thread_local Noted &&own = Noted(getpid() > 0 ? 40 : 0);
    own.n += n;
    letters += "x";
    return own.n + bound.n;
}

static void work(int n)
{
    zero += n;
    *place() += n;
    elsewhere -= n;
    of_gnu *= n;
    Class::counted++;
    printf("%d %d %s %d %d %d %d\n", zero, one, text, elsewhere, of_gnu, Class::number, Class::counted);
    text = "changed";
    counter();
    printf("%d %d\n", counter(), both());
    name += std::to_string(n);
    inside::list.push_back(n);
    printf("%s %zu %d %.1f\n", name.c_str(), inside::list.size(), Of<int>::value++, Of<double>::value);
    int sum = of_bound(n);
    printf("%d %s\n", sum, letters.c_str());
    auto deeper = [] { thread_local int k = 0; return ++k; };
    deeper();
    printf("%d\n", deeper());
}

int main()
{
    int *mine = place();
    printf("main\n");
    for (int i = 2; i < 4; i++) {
        std::thread t([=] { work(i); work(i); printf("%d\n", place() != mine); });
        t.join();
        printf("joined\n");
    }
    std::thread([] { printf("%d\n", one); }).join();
    work(5);
}

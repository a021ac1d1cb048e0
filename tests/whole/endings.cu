// DOC: The C library | `atexit`, `exit` within functions, and the order in which static objects end
// Static objects end in the reverse order of their making, functions of atexit between them, by exit() as well.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>

struct R { int v; R(int v) : v(v) { printf("R%d\n", v); } ~R() { printf("~R%d\n", v); } };

struct Log
{
    std::string name = "log";
    static Log &get() { static Log log; return log; }
    void say(int n) { printf("%s %d\n", name.c_str(), n); }
    ~Log() { printf("~%s\n", name.c_str()); }
};
struct Client { Client() { Log::get().say(1); } ~Client() { Log::get().say(2); } };
static Client client; // its constructor makes the log, which ends later

struct Constant { int v; constexpr Constant(int v) : v(v) {} ~Constant() { printf("~Constant%d\n", v); } };
static Constant early(1);

static void last() { printf("atexit, last\n"); }
static void first() { printf("atexit, first\n"); static R within(100); }
static void a() { static R one(1); static const R &bound = R(11); (void)bound; }
static void b() { static R two(2); }
template <class T> T &single() { static T only(sizeof(T)); return only; }
template <class T> struct Member { static R member; };
template <class T> R Member<T>::member(50 + sizeof(T));
static void never() { static R unmade(3); }
static R array[] = {7, 8};
static std::unique_ptr<R> owner(new R(20));

__attribute__((destructor)) static void behind() { printf("behind\n"); }

int main(int count, char **)
{
    static R m(5);
    atexit(last);
    b();
    std::atexit(first);
    a();
    std::atexit([] { printf("lambda\n"); });
    single<R>();
    Member<char>::member.v++;
    std::string automatic = "never ended";
    if (count > 3)
        never();
    struct Deep { static void leave(int n) { if (n == 0) std::exit(0); leave(n - 1); } };
    Deep::leave(3);
}

/* <signal.h> on 64-bit Linux, the C library's own. */

typedef void (*sighandler_t)(int);
typedef void (*__sighandler_t)(int);
typedef int sig_atomic_t;
extern "C" sighandler_t signal(int number, sighandler_t handler);
extern "C" int raise(int number);
extern "C" int kill(int process, int number);

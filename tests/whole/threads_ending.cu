#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <stdexcept>
#include <thread>
#include <unistd.h>

static volatile int number;
static int recurse(int n)
{
    volatile char room[4096];
    room[n % 4096] = n;
    return n < 0 ? 0 : recurse(n + 1) + room[5];
}
struct Last {
    const char *text;
    ~Last() { printf("%s\n", text); }
};
static Last of_program{"program ends"};
static thread_local Last of_thread{"thread ends"};

static void *act(void *given)
{
    const char *how = (const char *)given;
    of_thread.text += 0;
    if (!strcmp(how, "null")) *(volatile int *)0 = 1;
    if (!strcmp(how, "zero")) number = 5 / number;
    if (!strcmp(how, "deep")) number = recurse(0);
    if (!strcmp(how, "exit")) exit(7);
    if (!strcmp(how, "abort")) abort();
    if (!strcmp(how, "assert")) assert(number == 1);
    if (!strcmp(how, "throw")) throw std::runtime_error("nobody catches this");
    if (!strcmp(how, "leave")) pthread_exit((void *)9);
    if (!strcmp(how, "spin") || !strcmp(how, "fault")) for (;;) number = number + 1;
    return (void *)1;
}

static void sleep_on() { for (;;) sleep(9); }

int main(int argc, char **argv)
{
    pthread_t thread;
    const char *how = argc > 1 ? argv[1] : "";
    printf("first\n");
    if (!strcmp(how, "unjoined")) {
        std::thread unjoined(sleep_on);
        return 1;
    }
    if (!strcmp(how, "detached")) std::thread(sleep_on).detach();
    try {
        pthread_create(&thread, 0, act, (void *)how);
    } catch (...) {
    }
    if (!strcmp(how, "main leaves")) pthread_exit(0);
    if (!strcmp(how, "spin")) return 3;
    if (!strcmp(how, "fault")) *(volatile int *)0 = 1;
    void *result;
    pthread_join(thread, &result);
    printf("joined %ld\n", (long)result);
    return 2;
}

// Jumps out of the scopes of many objects, which may throw as they end: those outside of them end all the same.
#include <cstdio>

struct A {
    int id, thrown;
    A(int id, int thrown) : id(id), thrown(thrown) {}
    ~A() noexcept(false)
    {
        printf(" %d", id);
        if (id == thrown)
            throw id;
    }
};

#define STEP(i)       \
    A a##i(i, thrown); \
    if (stop == i)    \
        return stop

int leave(int stop, int thrown)
{
    STEP(0); STEP(1); STEP(2); STEP(3); STEP(4); STEP(5); STEP(6); STEP(7); STEP(8); STEP(9); STEP(10); STEP(11);
    return -1;
}

int main()
{
    for (int stop = 7; stop <= 12; stop++)
        for (int thrown = 2; thrown <= 12; thrown += 5) {
            printf("%d %d:", stop, thrown);
            try {
                printf(" returned %d\n", leave(stop, thrown));
            } catch (int id) {
                printf(" caught %d\n", id);
            }
        }
}

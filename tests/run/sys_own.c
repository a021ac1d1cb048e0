// A C program with an allocator and a printf of its own.
#include <stdlib.h>
#include <stdio.h>
#include "check.h"

static char pool[256];
static size_t used, freed;
void *malloc(size_t size)
{
    void *p = pool + used;
    used += (size + 15) / 16 * 16;
    return used <= sizeof pool ? p : NULL;
}
void free(void *p) { freed += p != NULL; }
int printf(const char *format, ...) { return -5; }

__global__ void test_own_allocator(int *failures)
{
    used = freed = 0;
    char *p = malloc(10);
    CHECK(p == pool && used == 16);
    CHECK(malloc(1000) == NULL);
    used = 16;
    CHECK((char *)calloc(2, 8) == pool + 16 && used == 32);
    malloc(1);
    CHECK(used == 48);
    free(p);
    free(NULL);
    CHECK(freed == 1);
    CHECK(printf("%d\n", "no check") == -5);
}

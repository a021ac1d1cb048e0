// Functions that run before and after main() by their attributes.
#include <cstdio>
struct S { S() { printf("S\n"); } ~S() { printf("~S\n"); } } s;
static void first() __attribute__((constructor));
static __attribute__((constructor)) void first() { printf("first\n"); }
__attribute__((constructor)) static void second() { printf("second\n"); }
__attribute__((__destructor__)) void last() { printf("last\n"); }
__attribute__((destructor)) void last_but_one() { printf("last but one\n"); }
int main() { printf("main\n"); }

// DOC: Classes | a destructor is virtual because that of a base's base is, whatever lies between them
#include "check.h"

__device__ int ran;

struct First { int a; __device__ virtual ~First() { ran += 1; } };
struct Silent : First { int b; };
struct Written : Silent { __device__ ~Written() { ran += 10; } };
struct Last : Written { int c; };
struct Own : Last { __device__ ~Own() { ran += 100; } };

struct ByVirtual : virtual Silent { int d; };
struct OfVirtual : ByVirtual { __device__ ~OfVirtual() { ran += 1000; } };

struct Plain { int e; __device__ ~Plain() { ran += 10000; } };
struct Second : Plain, Silent { __device__ ~Second() { ran += 100000; } };
struct Both : Second { };

extern "C" __global__ void test_deleted(int *failures)
{
    ran = 0;
    First *first = new Own;
    delete first;
    CHECK(ran == 111);
    ran = 0;
    Silent *silent = new OfVirtual;
    delete silent;
    CHECK(ran == 1001);
    ran = 0;
    first = new Both;
    delete first;
    CHECK(ran == 110001);
    CHECK(__has_virtual_destructor(Last) && __has_virtual_destructor(ByVirtual) && __has_virtual_destructor(Both));
    CHECK(!__has_virtual_destructor(Plain) && sizeof(Last) == sizeof(Own));
}

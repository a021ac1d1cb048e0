// DOC: Initialisers | nested, designated, with ranges, with omitted braces; strings; the rest is zero
// DOC: Initialisers | compound literals, as values, as objects with an address, at file scope
#include <stddef.h>
#include "check.h"

struct point { int x, y; };
struct line { struct point from, to; const char *name; };
struct tree { int kind; union { int i; float f; struct point p; }; int tail[4]; };

__device__ int zero;
__device__ int matrix[3][3] = {1, 2, 3, {4, 5}, 7};
__device__ struct line lines[] = {{{1, 2}, {3, 4}, "first"}, 5, 6, 7, 8, "second", {.name = "third", .from.y = 9}};
__device__ int counted[] = {[7] = 1, 2, [2] = 3, 4};
__device__ struct tree trees[3] = {[1] = {.f = 1.5f, .tail = {[1] = 2}}, {3, .p = {4, 5}, .tail[2] = 6, 7}};
__device__ int later[4] = {1, 2, 3, [1] = 9};
__device__ struct line overridden = {.from = {1, 2}, .from.y = 3, .to.x = 4};
__device__ int spread[12] = {[2 ... 4] = 7, 8, [8 ... 9] = 1};
__device__ char exact[5] = "12345", longer[8] = "abc", braces[] = {"in braces"}, parts[] = "one " "two";
__device__ const char *texts[] = {"zero", "one", [3] = "three"};
__device__ char table[][6] = {"red", "green", {'b', 'l', 'u', 'e'}};
__device__ int *address = (int[]){10, 20, 30};
__device__ struct point *corner = &(struct point){.y = 3};
__device__ unsigned char octal[] = "\1\12\1234\x7f";

__device__ int same(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

__global__ void test_omitted_braces(int *failures)
{
    CHECK(matrix[0][2] == 3 && matrix[1][1] == 5 && matrix[1][2] == 0 && matrix[2][0] == 7 && matrix[2][1] == 0);
    CHECK(sizeof lines / sizeof *lines == 3);
    CHECK(lines[0].to.y == 4 && lines[1].from.x == 5 && lines[1].to.y == 8 && same(lines[1].name, "second"));
    CHECK(lines[2].from.x == 0 && lines[2].from.y == 9 && lines[2].to.x == 0 && same(lines[2].name, "third"));
}

__global__ void test_designators(int *failures)
{
    CHECK(sizeof counted == 9 * sizeof(int));
    CHECK(counted[7] == 1 && counted[8] == 2 && counted[2] == 3 && counted[3] == 4 && counted[0] == 0);
    CHECK(trees[0].kind == 0 && trees[0].tail[3] == 0);
    CHECK(trees[1].kind == 0 && trees[1].f == 1.5f && trees[1].tail[1] == 2 && trees[1].tail[2] == 0);
    CHECK(trees[2].kind == 3 && trees[2].p.x == 4 && trees[2].p.y == 5);
    CHECK(trees[2].tail[1] == 0 && trees[2].tail[2] == 6 && trees[2].tail[3] == 7);
    CHECK(later[1] == 9 && later[2] == 3);
    CHECK(overridden.from.x == 1 && overridden.from.y == 3 && overridden.to.x == 4 && overridden.to.y == 0);
    CHECK(spread[1] == 0 && spread[2] == 7 && spread[4] == 7 && spread[5] == 8 && spread[9] == 1 && spread[10] == 0);
}

__global__ void test_strings(int *failures)
{
    CHECK(sizeof exact == 5 && exact[4] == '5' && longer[3] == 0 && longer[7] == 0);
    CHECK(sizeof braces == 10 && same(braces, "in braces") && sizeof parts == 8 && same(parts, "one two"));
    CHECK(same(texts[1], "one") && texts[2] == NULL && same(texts[3], "three"));
    CHECK(sizeof table == 18 && same(table[0], "red") && table[1][5] == 0 && same(table[2], "blue"));
    CHECK(sizeof octal == 6 && octal[0] == 1 && octal[1] == 10 && octal[2] == 83 && octal[3] == '4' && octal[4] == 127);
    wchar_t wide[] = L"w\u00e9";
    CHECK(sizeof wide == 3 * sizeof(wchar_t) && wide[1] == 0xe9 && u"\u20ac"[0] == 0x20ac && U"\U0001f600"[0] == 0x1f600);
    const char *utf = u8"\u00e9";
    CHECK((unsigned char)utf[0] == 0xc3 && (unsigned char)utf[1] == 0xa9 && utf[2] == 0);
}

__device__ int count(const int *p, int n)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum = sum * 10 + p[i];
    return sum;
}

__device__ struct point moved(struct point p, int by) { return (struct point){p.x + by, p.y + by}; }

__global__ void test_compound_literals(int *failures)
{
    CHECK(address[0] == 10 && address[2] == 30 && corner->x == 0 && corner->y == 3);
    int n = zero + 2;
    CHECK(count((int[]){n, n + 1, n + 2}, 3) == 234 && count((int[4]){[2] = n}, 4) == 20);
    struct point p = moved((struct point){.x = n}, n);
    CHECK(p.x == 4 && p.y == 2 && ((struct point){n, 7}).y == 7 && (int){n} == 2 && (double){n} == 2.0);
    int *q = &(int){n};
    *q += 5;
    CHECK(*q == 7 && n == 2);
    for (int i = 0; i < 3; i++) {  // C11 6.5.2.5p16: one object, made anew each time
        int *r = (int[2]){i};
        CHECK(r[0] == i && r[1] == 0);
        r[1] = 5;
    }
    static struct point fixed = {1, 2}, copy = (struct point){3, 4};
    CHECK(fixed.y + copy.x == 5);
}

__global__ void test_locals(int *failures)
{
    int n = zero + 3;
    struct line l = {{n, n * 2}, .to = {.y = n}, "local"};
    CHECK(l.from.x == 3 && l.from.y == 6 && l.to.x == 0 && l.to.y == 3 && same(l.name, "local"));
    struct point p = {7, 8};
    struct line whole = {p, p, 0}, part = {.from = p, .from.x = n};  // 6.7.9p13: a record's value for a member
    CHECK(whole.to.y == 8 && whole.name == 0 && part.from.x == 3);
    int m[2][2][2] = {{{n}}, [1][1] = {n + 1, n + 2}};
    CHECK(m[0][0][0] == 3 && m[0][0][1] == 0 && m[1][0][0] == 0 && m[1][1][0] == 4 && m[1][1][1] == 5);
    char word[] = {'a', [4] = 'e', 0};
    CHECK(sizeof word == 6 && word[0] == 'a' && word[2] == 0 && word[4] == 'e');
    int scalar = {n}, *pointer = {&scalar};
    CHECK(scalar == 3 && *pointer == 3);
    union { int i; float f; } u = {.f = 1.0f};
    CHECK(u.i == 0x3f800000);
    int self = sizeof self;
    CHECK(self == 4);
    struct { int a : 4, : 4, b : 8; struct { short c; }; } bits = {n, 100, .c = 5};
    CHECK(bits.a == 3 && bits.b == 100 && bits.c == 5);
}

// The C library, as host code uses it: arguments, output, files, strings, and the status at the end.
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

struct Entry { int key; double value; };
static int counter = 3;
Entry table[3] = {{1, 2.5}, {2, 3.5}};
enum Kind { FIRST, SECOND };

double total(const Entry *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i].value; return s; }
int &counted() { static int n = 10; return n; }
template <typename T> T largest(T a, T b) { return a < b ? b : a; }

class Matrix {
    int n;
    double *a;
public:
    explicit Matrix(int size) : n(size), a(new double[size * size]()) {}
    ~Matrix() { delete[] a; }
    double &operator()(int i, int j) { return a[i * n + j]; }
    double trace() const { double t = 0; for (int i = 0; i < n; i++) t += a[i * n + i]; return t; }
};

int by_value(const void *a, const void *b) { return *(const int *)a > *(const int *)b; } // never below 0
int by_tens(const void *a, const void *b) { return *(const int *)a / 10 - *(const int *)b / 10; }

int main(int argc, char **argv)
{
    int numbers[9] = {42, 7, 41, 90, 8, 43, 5, 91, 40};
    qsort(numbers, 9, sizeof(int), by_tens); // stable
    for (int n : numbers) printf("%d ", n);
    qsort(numbers, 9, sizeof(int), by_value);
    for (int n : numbers) printf("%d ", n);
    int wanted = 43, *at = (int *)bsearch(&wanted, numbers, 9, sizeof(int), by_tens);
    printf("%d\n", at != NULL && *at / 10 == 4);
    for (int i = 1; i < argc; i++) printf("argument %d: %s\n", i, argv[i]);
    char buffer[100];
    sprintf(buffer, "%5.2f|%s|%zu", total(table, 3), "x", strlen("hello"));
    puts(buffer);
    fprintf(stderr, "to stderr: %d\n", counter);
    Matrix m(4);
    for (int i = 0; i < 4; i++) m(i, i) = i + 0.5;
    printf("%g %g %d\n", m.trace(), largest(2.5, 1.5), largest(3, 4));
    counted() += 5;
    printf("%d %d %d\n", counted(), SECOND, toupper('a'));
    FILE *file = tmpfile();
    fprintf(file, "%d %g\n", 17, 2.5);
    rewind(file);
    int i;
    float f;
    int n = fscanf(file, "%d %f", &i, &f);
    printf("%d %d %g\n", n, i, f);
    fclose(file);
    struct timeval now;
    gettimeofday(&now, NULL);
    clock_t ticks = clock();
    printf("%d %d %.6f %.6f\n", now.tv_sec > 1000000000, ticks >= 0, sqrt(2.0) + pow(2.0, 0.5), (double)fabsf(-1.5f));
    char text[] = "one two  three";
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) printf("<%s>", word);
    printf("\n%ld %g %s\n", strtol("0x1f", NULL, 0), atof("2.5e3"), getenv("HOME") ? "home" : "none");
    if (argc > 2) exit(5);
    return argc - 1;
}

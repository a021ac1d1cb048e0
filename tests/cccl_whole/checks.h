// Checks of programs whose results are known beforehand: what is wrong is named, and their number is told.
#include <cstdio>
#include <vector>
static int checks, wrong;
static void check(const char *name, bool right)
{
    ++checks;
    if (!right) ++wrong, printf("%s is wrong\n", name);
}
static int told() { return printf("%d checks, %d wrong\n", checks, wrong), wrong; }

// Elements of a range are those of a vector, read one by one.
template <class I, class T> static void check(const char *name, I first, I last, const std::vector<T> &wanted)
{
    bool right = last - first == (long)wanted.size();
    for (size_t i = 0; right && i < wanted.size(); i++) right = T(first[i]) == wanted[i];
    check(name, right);
}
template <class V, class T> static void check(const char *name, const V &found, const std::vector<T> &wanted)
{
    check(name, found.begin(), found.end(), wanted);
}

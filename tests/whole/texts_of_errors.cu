// What an exception tells is given as an array of characters, a pointer that is not const, or a string.
#include <cstdio>
#include <stdexcept>
#include <string>

struct Convertible {
    operator const char *() const { return "converted"; }
};

struct Derived : std::runtime_error {
    explicit Derived(char *text) : std::runtime_error(text) {}
};

template <class E, class S> static void thrown(const S &text)
{
    try {
        throw E(text);
    } catch (const std::exception &e) {
        std::puts(e.what());
    }
}

template <class E> static void each(const char *name)
{
    char array[32];
    std::snprintf(array, sizeof array, "array of %s", name);
    thrown<E>(array);
    char *pointer = array;
    pointer[0] = 'A';
    try {
        throw E(pointer);
    } catch (const E &e) {
        std::puts(e.what());
    }
    thrown<E>(std::string("string of ") + name);
    thrown<E>("literal");
    thrown<E>(Convertible());
}

int main()
{
    each<std::logic_error>("logic_error");
    each<std::invalid_argument>("invalid_argument");
    each<std::domain_error>("domain_error");
    each<std::length_error>("length_error");
    each<std::out_of_range>("out_of_range");
    each<std::runtime_error>("runtime_error");
    each<std::range_error>("range_error");
    each<std::overflow_error>("overflow_error");
    each<std::underflow_error>("underflow_error");
    char own[] = "derived";
    try {
        throw Derived(own);
    } catch (const std::runtime_error &e) {
        std::puts(e.what());
    }
}

// C++ of host code that g++ compiles as well: virtual functions, lambdas, deduced results, objects that are
// not copied, brace lists, `new` of arrays and at places.
#include <cstdio>
#include <initializer_list>
#include <new>
#include <vector>

struct shape {
    const char *name;
    shape(const char *n) : name(n) { printf("+%s\n", name); }
    virtual ~shape() { printf("-%s\n", name); }
    virtual double area() const = 0;
    virtual void show() const { printf("%s %.2f\n", name, area()); }
};
struct square : shape {
    double a;
    square(double a) : shape("square"), a(a) {}
    double area() const override { return a * a; }
};
struct cube final : square {
    cube(double a) : square(a) { name = "cube"; }
    double area() const override { return 6 * square::area(); }
    void show() const override
    {
        printf("a ");
        shape::show();
    }
};

struct buffer { // a copy would free twice
    int *data, n;
    explicit buffer(int n) : data(new int[n]), n(n) { printf("made %d\n", n); }
    ~buffer()
    {
        printf("freed %d\n", n);
        delete[] data;
    }
};
buffer filled(int n, int with)
{
    buffer b(n);
    for (int i = 0; i < n; i++)
        b.data[i] = with * i;
    return b;
}

template <class F> void repeat(int n, F f)
{
    for (int i = 0; i < n; i++)
        f(i);
}
auto adder(int by) { return [by](int x) { return x + by; }; }
int apply(int (*f)(int), int x) { return f(x); }
int sum(std::initializer_list<int> list)
{
    int s = 0;
    for (int x : list)
        s += x;
    return s;
}

struct counted {
    static int live;
    int tag;
    counted() : tag(live++) {}
    ~counted() { printf("~%d ", tag); }
};
int counted::live = 0;

int main()
{
    shape *all[] = {new square(2), new cube(1.5)};
    for (shape *s : all)
        s->show();
    for (shape *s : all)
        delete s;

    buffer b = filled(4, 3);
    printf("%d %d\n", b.data[3], b.n);

    int total = 0;
    repeat(4, [&](int i) { total += i; });
    auto add = adder(10);
    auto twice = [add](auto x) { return add(add(x)); };
    printf("%d %d %d\n", total, twice(1), apply([](int x) { return x * x; }, 7));
    int calls = 0;
    auto counter = [n = 5, &calls]() mutable { calls++; return n++; };
    counter();
    printf("%d %d\n", counter(), calls);
    printf("%d %d\n", sum({1, 2, 3}), sum({}));
    std::vector<int> v = {5, 1, 4};
    for (int x : v)
        printf("%d ", x);
    for (auto name : {"x", "y"})
        printf("%s ", name);
    printf("\n");

    counted *array = new counted[3];
    delete[] array;
    printf("\n");
    alignas(8) char memory[sizeof(cube)];
    shape *placed = new (memory) cube(2);
    placed->show();
    placed->~shape();
    return 0;
}

// What objects tell of their types in host code: typeid, dynamic_cast, several bases, covariant results.
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <typeindex>
#include <typeinfo>
#include <vector>

struct Shape { virtual ~Shape() {} virtual double area() const = 0; int id = 1; };
struct Named { virtual ~Named() {} virtual std::string name() const { return "named"; } int number = 2; };
struct Square : Shape { double a; explicit Square(double s) : a(s) {} double area() const override { return a * a; } };
struct Label : Named { std::string text; explicit Label(const char *s) : text(s) {} std::string name() const override { return text; } };
struct Tile : Square, Label { Tile(double s, const char *t) : Square(s), Label(t) {} };
struct Plain : private Named, public Shape { double area() const override { return 0; } Named *inside() { return this; } };
struct Left : Shape { double area() const override { return 1; } };
struct Right : Shape { double area() const override { return 2; } };
struct Pair : Left, Right {};
namespace inner { template <class T> struct Box { virtual ~Box() {} T value; }; }
struct NoVirtual { int x; };

template <class T, class S> const char *is(S *p) { return dynamic_cast<T *>(p) ? "yes" : "no"; }

int main()
{
    std::unique_ptr<Shape> shapes[] = {std::make_unique<Square>(2), std::make_unique<Tile>(3, "tile"), std::make_unique<Plain>(), std::make_unique<Left>()};
    for (auto &s : shapes) {
        printf("%s square %s tile %s label %s named %s left %s area %g\n", typeid(*s).name(), is<Square>(s.get()), is<Tile>(s.get()),
               is<Label>(s.get()), is<Named>(s.get()), is<Left>(s.get()), s->area());
        if (auto *n = dynamic_cast<Named *>(s.get())) printf("  %s %d %d\n", n->name().c_str(), n->number, dynamic_cast<Square *>(n) == s.get());
        printf("  %d\n", dynamic_cast<void *>(s.get()) == (void *)s.get());
    }
    Tile tile(1, "t");
    Named &named = tile;
    printf("%d %d\n", dynamic_cast<void *>(&named) == (void *)&tile, (void *)&named == (void *)&tile);
    printf("%g\n", dynamic_cast<Shape &>(named).area());
    printf("%d %d\n", &dynamic_cast<const Tile &>(named) == &tile, dynamic_cast<Left *>(&named) == nullptr);
    Plain plain;
    printf("%s %s\n", is<Plain>(plain.inside()), is<Shape>(plain.inside()));
    Pair pair;
    Left *left = &pair;
    printf("%s %s %d\n", is<Right>(left), is<Pair>(static_cast<Shape *>(left)), dynamic_cast<Right *>(left)->area() == 2);
    try {
        (void)dynamic_cast<Left &>(named);
    } catch (const std::bad_cast &e) {
        printf("%s\n", e.what());
    }
    try {
        Shape *none = nullptr;
        printf("%s\n", typeid(*none).name());
    } catch (const std::bad_typeid &e) {
        printf("%s\n", e.what());
    }
    const Shape &s = *shapes[1];
    printf("%d %d %d\n", typeid(s) == typeid(Tile), typeid(s) == typeid(Square), typeid(s) != typeid(const Tile &));
    printf("%s %s %s %s %s\n", typeid(int).name(), typeid(const double *).name(), typeid(std::size_t).name(), typeid(inner::Box<int>).name(), typeid(NoVirtual).name());
    NoVirtual nv{3};
    int calls = 0;
    printf("%s %d\n", typeid(calls++, nv).name(), calls);
    printf("%s %s\n", typeid(1 + 2.0).name(), typeid(&nv).name());
    std::map<std::type_index, int> counted;
    for (auto &p : shapes) counted[typeid(*p)]++;
    counted[std::type_index(typeid(Tile))]++;
    printf("%zu %d\n", counted.size(), counted[typeid(Tile)]);
    printf("%d\n", typeid(int).hash_code() == typeid(int).hash_code() && typeid(int).hash_code() != typeid(long).hash_code());
    return 0;
}

// Thrust's vectors: every member of those of the host, the device and both.
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/universal_vector.h>
#include <list>
#include <sstream>
#include <utility>
#include "checks.h"

using Plain = std::vector<int>;

template <class V> static void members(const char *name)
{
    typename V::allocator_type allocator = V().get_allocator();
    V none, sized(3), filled(4, 7), of = {1, 2, 3, 4, 5}, copied = of, moved = std::move(copied), ranged(of.begin() + 1, of.end());
    V with(allocator), with1(2, allocator), with2(2, 8, allocator), with3({6, 5}, allocator), with4(of, allocator), with5(of.begin(), of.begin() + 2, allocator), with6(V(of), allocator);
    check(name, none.empty() && none.size() == 0 && with.empty() && with1.size() == 2);
    check(name, sized, Plain{0, 0, 0}), check(name, filled, Plain{7, 7, 7, 7}), check(name, moved, Plain{1, 2, 3, 4, 5}), check(name, ranged, Plain{2, 3, 4, 5});
    check(name, with2, Plain{8, 8}), check(name, with3, Plain{6, 5}), check(name, with4, Plain{1, 2, 3, 4, 5}), check(name, with5, Plain{1, 2}), check(name, with6, Plain{1, 2, 3, 4, 5});
    thrust::host_vector<short> shorts = {3, 4};
    std::list<int> list = {9, 8, 7};
    V other(shorts), plain(Plain{4, 4}), listed(list.begin(), list.end());
    check(name, other, Plain{3, 4}), check(name, plain, Plain{4, 4}), check(name, listed, Plain{9, 8, 7});
    none = of, check(name, none, Plain{1, 2, 3, 4, 5});
    none = {5, 4}, check(name, none, Plain{5, 4});
    none = Plain{2, 2, 2}, check(name, none, Plain{2, 2, 2});
    none = shorts, check(name, none, Plain{3, 4});
    none = std::move(moved), check(name, none, Plain{1, 2, 3, 4, 5});

    const V &fixed = none;
    check(name, none[1] == 2 && fixed[2] == 3 && none.front() == 1 && fixed.front() == 1 && none.back() == 5 && fixed.back() == 5);
    check(name, none.begin(), none.end(), Plain{1, 2, 3, 4, 5}), check(name, fixed.cbegin(), fixed.cend(), Plain{1, 2, 3, 4, 5});
    check(name, none.rbegin(), none.rend(), Plain{5, 4, 3, 2, 1}), check(name, fixed.crbegin(), fixed.crend(), Plain{5, 4, 3, 2, 1}), check(name, fixed.rbegin(), fixed.rend(), Plain{5, 4, 3, 2, 1});
    check(name, thrust::raw_pointer_cast(none.data()) == thrust::raw_pointer_cast(&none[0]) && thrust::raw_pointer_cast(fixed.data()) == thrust::raw_pointer_cast(none.data()));
    none[1] = 20, none.front() = 10, check(name, none, Plain{10, 20, 3, 4, 5});
    none.resize(3), check(name, none, Plain{10, 20, 3});
    none.resize(5, 6), check(name, none, Plain{10, 20, 3, 6, 6});
    none.reserve(100), check(name, none.capacity() >= 100 && none.size() == 5 && none.max_size() > 1000);
    none.shrink_to_fit(), check(name, none.capacity() == 5);
    none.push_back(1), none.push_back(2), none.pop_back(), check(name, none, Plain{10, 20, 3, 6, 6, 1});
    check(name, *none.erase(none.begin() + 1) == 3), check(name, none, Plain{10, 3, 6, 6, 1});
    check(name, *none.erase(none.begin() + 1, none.begin() + 3) == 6), check(name, none, Plain{10, 6, 1});
    check(name, *none.insert(none.begin() + 1, 5) == 5), check(name, none, Plain{10, 5, 6, 1});
    none.insert(none.begin(), 2, 7), none.insert(none.end(), of.begin(), of.begin() + 2), check(name, none, Plain{7, 7, 10, 5, 6, 1, 1, 2});
    none.assign(2, 3), check(name, none, Plain{3, 3});
    none.assign(of.begin(), of.end()), check(name, none, Plain{1, 2, 3, 4, 5});
    none.swap(filled), swap(filled, sized), check(name, none, Plain{7, 7, 7, 7}), check(name, sized, Plain{1, 2, 3, 4, 5});
    none.clear(), check(name, none.empty());
    check(name, sized == of && sized != with2 && sized == Plain{1, 2, 3, 4, 5} && Plain{1} != sized && sized == thrust::host_vector<int>(of));
}

struct Point { float x; char name; };

int main()
{
    members<thrust::host_vector<int>>("host_vector"), members<thrust::device_vector<int>>("device_vector"), members<thrust::universal_vector<int>>("universal_vector");
    thrust::universal_host_pinned_vector<int> pinned(3, 4);
    check("universal_host_pinned_vector", pinned, Plain{4, 4, 4});

    // References to elements on the device.
    thrust::device_vector<int> d = {10, 20, 30};
    d[0] += 5, d[1] -= 3, d[2] *= 2, ++d[0], --d[1], d[0]++, d[1]--, d[2] /= 7, d[2] <<= 3, d[2] >>= 1;
    check("reference", d, Plain{17, 15, 32});
    d[0] %= 10, d[1] &= 12, d[2] |= 3, d[2] ^= 1;
    check("reference's bits", d, Plain{7, 12, 34});
    thrust::device_reference<int> first = d[0], second = d[1], r = d[2];
    first.swap(second), check("swap of references", d, Plain{12, 7, 34});
    swap(second, r), d[0] = d[1], check("assignment of references", d, Plain{34, 34, 7});
    thrust::device_ptr<int> p = &r;
    check("its address", p == d.data() + 2);
    std::ostringstream out;
    out << r << ' ' << d[0];
    check("printed", out.str() == "7 34");
    thrust::device_vector<Point> points(2, Point{1.5f, 'a'});
    points[1] = Point{2.5f, 'b'};
    Point point = points[1];
    check("structures", point.x == 2.5f && point.name == 'b' && static_cast<Point>(points[0]).name == 'a');
    return told();
}

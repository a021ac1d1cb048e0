/* <valarray> (C++17 [numarray]), of values: the results of operators are arrays of their own. */

class slice
{
    size_t first, count, step;

public:
    slice() : first(0), count(0), step(0) {}
    slice(size_t f, size_t n, size_t s) : first(f), count(n), step(s) {}
    size_t start() const { return first; }
    size_t size() const { return count; }
    size_t stride() const { return step; }
};
template <class T> class valarray;
template <class T> class slice_array
{
    T *data;
    slice places;

public:
    typedef T value_type;
    slice_array(T *d, slice s) : data(d), places(s) {}
    T &at(size_t i) const { return data[places.start() + i * places.stride()]; }
    size_t size() const { return places.size(); }
    void operator=(const valarray<T> &v) const { for (size_t i = 0; i < size(); i++) at(i) = v[i]; }
    void operator=(const T &value) const { for (size_t i = 0; i < size(); i++) at(i) = value; }
    void operator+=(const valarray<T> &v) const { for (size_t i = 0; i < size(); i++) at(i) += v[i]; }
    void operator-=(const valarray<T> &v) const { for (size_t i = 0; i < size(); i++) at(i) -= v[i]; }
    void operator*=(const valarray<T> &v) const { for (size_t i = 0; i < size(); i++) at(i) *= v[i]; }
    void operator/=(const valarray<T> &v) const { for (size_t i = 0; i < size(); i++) at(i) /= v[i]; }
};
template <class T> class valarray
{
    struct element { T value; }; // of a vector<bool> no reference could be had
    vector<element> values;

public:
    typedef T value_type;
    valarray() {}
    explicit valarray(size_t n) : values(n) {}
    valarray(const T &value, size_t n) : values(n, element{value}) {}
    valarray(const T *from, size_t n) : values(n) { for (size_t i = 0; i < n; i++) (*this)[i] = from[i]; }
    valarray(initializer_list<T> v) : valarray(v.begin(), v.size()) {}
    valarray(const slice_array<T> &s) : values(s.size()) { for (size_t i = 0; i < s.size(); i++) (*this)[i] = s.at(i); }
    valarray(const valarray &) = default;
    valarray &operator=(const valarray &) = default;
    valarray &operator=(const T &value)
    {
        for (size_t i = 0; i < size(); i++) (*this)[i] = value;
        return *this;
    }
    size_t size() const { return values.size(); }
    void resize(size_t n, T value = T()) { values.assign(n, element{value}); }
    T &operator[](size_t i) { return values[i].value; }
    const T &operator[](size_t i) const { return values[i].value; }
    slice_array<T> operator[](slice s) { return slice_array<T>(&(*this)[0], s); }
    valarray operator[](slice s) const
    {
        valarray made(s.size());
        for (size_t i = 0; i < s.size(); i++) made[i] = (*this)[s.start() + i * s.stride()];
        return made;
    }
    valarray operator[](const valarray<bool> &mask) const
    {
        valarray made;
        for (size_t i = 0; i < size(); i++)
            if (mask[i]) made.values.push_back({(*this)[i]});
        return made;
    }
    valarray operator[](const valarray<size_t> &places) const
    {
        valarray made(places.size());
        for (size_t i = 0; i < places.size(); i++) made[i] = (*this)[places[i]];
        return made;
    }
    T sum() const
    {
        T all = (*this)[0];
        for (size_t i = 1; i < size(); i++) all += (*this)[i];
        return all;
    }
    T min() const
    {
        T least = (*this)[0];
        for (size_t i = 1; i < size(); i++)
            if ((*this)[i] < least) least = (*this)[i];
        return least;
    }
    T max() const
    {
        T most = (*this)[0];
        for (size_t i = 1; i < size(); i++)
            if (most < (*this)[i]) most = (*this)[i];
        return most;
    }
    template <class F> valarray apply(F f) const
    {
        valarray made(size());
        for (size_t i = 0; i < size(); i++) made[i] = f((*this)[i]);
        return made;
    }
    valarray shift(int n) const
    {
        valarray made(size());
        for (long i = 0, past = (long)size(); i < past; i++)
            if (i + n >= 0 && i + n < past) made[i] = (*this)[i + n];
        return made;
    }
    valarray cshift(int n) const
    {
        valarray made(size());
        for (long i = 0, past = (long)size(); i < past; i++) made[i] = (*this)[((i + n) % past + past) % past];
        return made;
    }
    valarray operator-() const { return apply([](const T &x) { return T(-x); }); }
    valarray operator+() const { return *this; }
    valarray<bool> operator!() const
    {
        valarray<bool> made(size());
        for (size_t i = 0; i < size(); i++) made[i] = !(*this)[i];
        return made;
    }
    template <class F> valarray &changed(const valarray &o, F f)
    {
        for (size_t i = 0; i < size(); i++) (*this)[i] = f((*this)[i], o[i]);
        return *this;
    }
    template <class F> valarray &changed(const T &o, F f)
    {
        for (size_t i = 0; i < size(); i++) (*this)[i] = f((*this)[i], o);
        return *this;
    }
    template <class S> valarray &operator+=(const S &o) { return changed(o, [](const T &a, const T &b) { return T(a + b); }); }
    template <class S> valarray &operator-=(const S &o) { return changed(o, [](const T &a, const T &b) { return T(a - b); }); }
    template <class S> valarray &operator*=(const S &o) { return changed(o, [](const T &a, const T &b) { return T(a * b); }); }
    template <class S> valarray &operator/=(const S &o) { return changed(o, [](const T &a, const T &b) { return T(a / b); }); }
    template <class S> valarray &operator%=(const S &o) { return changed(o, [](const T &a, const T &b) { return T(a % b); }); }
    void swap(valarray &o) { values.swap(o.values); }
    T *begin() { return &values.data()->value; }
    T *end() { return begin() + size(); }
    const T *begin() const { return &values.data()->value; }
    const T *end() const { return begin() + size(); }
};
template <class T> T *begin(valarray<T> &v) { return &v[0]; }
template <class T> T *end(valarray<T> &v) { return &v[0] + v.size(); }
template <class T> valarray<T> operator+(const valarray<T> &a, const valarray<T> &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] + b[i];
    return made;
}
template <class T> valarray<T> operator+(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] + b;
    return made;
}
template <class T> valarray<T> operator+(const typename valarray<T>::value_type &a, const valarray<T> &b)
{
    valarray<T> made(b.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a + b[i];
    return made;
}
template <class T> valarray<T> operator-(const valarray<T> &a, const valarray<T> &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] - b[i];
    return made;
}
template <class T> valarray<T> operator-(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] - b;
    return made;
}
template <class T> valarray<T> operator-(const typename valarray<T>::value_type &a, const valarray<T> &b)
{
    valarray<T> made(b.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a - b[i];
    return made;
}
template <class T> valarray<T> operator*(const valarray<T> &a, const valarray<T> &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] * b[i];
    return made;
}
template <class T> valarray<T> operator*(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] * b;
    return made;
}
template <class T> valarray<T> operator*(const typename valarray<T>::value_type &a, const valarray<T> &b)
{
    valarray<T> made(b.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a * b[i];
    return made;
}
template <class T> valarray<T> operator/(const valarray<T> &a, const valarray<T> &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] / b[i];
    return made;
}
template <class T> valarray<T> operator/(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] / b;
    return made;
}
template <class T> valarray<T> operator/(const typename valarray<T>::value_type &a, const valarray<T> &b)
{
    valarray<T> made(b.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a / b[i];
    return made;
}
template <class T> valarray<T> operator%(const valarray<T> &a, const valarray<T> &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] % b[i];
    return made;
}
template <class T> valarray<T> operator%(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<T> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] % b;
    return made;
}
template <class T> valarray<T> operator%(const typename valarray<T>::value_type &a, const valarray<T> &b)
{
    valarray<T> made(b.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a % b[i];
    return made;
}
template <class T> valarray<bool> operator==(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] == b[i];
    return made;
}
template <class T> valarray<bool> operator==(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] == b;
    return made;
}
template <class T> valarray<bool> operator!=(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] != b[i];
    return made;
}
template <class T> valarray<bool> operator!=(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] != b;
    return made;
}
template <class T> valarray<bool> operator<(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] < b[i];
    return made;
}
template <class T> valarray<bool> operator<(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] < b;
    return made;
}
template <class T> valarray<bool> operator>(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] > b[i];
    return made;
}
template <class T> valarray<bool> operator>(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] > b;
    return made;
}
template <class T> valarray<bool> operator<=(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] <= b[i];
    return made;
}
template <class T> valarray<bool> operator<=(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] <= b;
    return made;
}
template <class T> valarray<bool> operator>=(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] >= b[i];
    return made;
}
template <class T> valarray<bool> operator>=(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] >= b;
    return made;
}
template <class T> valarray<bool> operator&&(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] && b[i];
    return made;
}
template <class T> valarray<bool> operator&&(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] && b;
    return made;
}
template <class T> valarray<bool> operator||(const valarray<T> &a, const valarray<T> &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] || b[i];
    return made;
}
template <class T> valarray<bool> operator||(const valarray<T> &a, const typename valarray<T>::value_type &b)
{
    valarray<bool> made(a.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = a[i] || b;
    return made;
}
template <class T> valarray<T> abs(const valarray<T> &v) { return v.apply([](const T &x) { return x < T() ? T(-x) : x; }); }
template <class T> valarray<T> exp(const valarray<T> &v) { return v.apply([](const T &x) { return T(::exp(x)); }); }
template <class T> valarray<T> log(const valarray<T> &v) { return v.apply([](const T &x) { return T(::log(x)); }); }
template <class T> valarray<T> log10(const valarray<T> &v) { return v.apply([](const T &x) { return T(::log10(x)); }); }
template <class T> valarray<T> sqrt(const valarray<T> &v) { return v.apply([](const T &x) { return T(::sqrt(x)); }); }
template <class T> valarray<T> sin(const valarray<T> &v) { return v.apply([](const T &x) { return T(::sin(x)); }); }
template <class T> valarray<T> cos(const valarray<T> &v) { return v.apply([](const T &x) { return T(::cos(x)); }); }
template <class T> valarray<T> tan(const valarray<T> &v) { return v.apply([](const T &x) { return T(::tan(x)); }); }
template <class T> valarray<T> asin(const valarray<T> &v) { return v.apply([](const T &x) { return T(::asin(x)); }); }
template <class T> valarray<T> acos(const valarray<T> &v) { return v.apply([](const T &x) { return T(::acos(x)); }); }
template <class T> valarray<T> atan(const valarray<T> &v) { return v.apply([](const T &x) { return T(::atan(x)); }); }
template <class T> valarray<T> sinh(const valarray<T> &v) { return v.apply([](const T &x) { return T(::sinh(x)); }); }
template <class T> valarray<T> cosh(const valarray<T> &v) { return v.apply([](const T &x) { return T(::cosh(x)); }); }
template <class T> valarray<T> tanh(const valarray<T> &v) { return v.apply([](const T &x) { return T(::tanh(x)); }); }
template <class T> valarray<T> pow(const valarray<T> &v, const typename valarray<T>::value_type &power) { return v.apply([&](const T &x) { return T(::pow(x, power)); }); }
template <class T> valarray<T> pow(const valarray<T> &v, const valarray<T> &powers)
{
    valarray<T> made(v.size());
    for (size_t i = 0; i < made.size(); i++) made[i] = ::pow(v[i], powers[i]);
    return made;
}

/* <complex> (C++17 [complex.numbers]), for kernels as well. Products and quotients are computed as libgcc does. */

template <class T> class complex
{
    T re, im;

public:
    typedef T value_type;
    __host__ __device__ constexpr complex(T r = T(), T i = T()) : re(r), im(i) {}
    template <class U> __host__ __device__ constexpr complex(const complex<U> &z) : re((T)z.real()), im((T)z.imag()) {}
    __host__ __device__ constexpr T real() const { return re; }
    __host__ __device__ constexpr T imag() const { return im; }
    __host__ __device__ constexpr void real(T r) { re = r; }
    __host__ __device__ constexpr void imag(T i) { im = i; }
    __host__ __device__ constexpr complex &operator=(T r)
    {
        re = r;
        im = T();
        return *this;
    }
    __host__ __device__ constexpr complex &operator+=(T r)
    {
        re += r;
        return *this;
    }
    __host__ __device__ constexpr complex &operator-=(T r)
    {
        re -= r;
        return *this;
    }
    __host__ __device__ constexpr complex &operator*=(T r)
    {
        re *= r;
        im *= r;
        return *this;
    }
    __host__ __device__ constexpr complex &operator/=(T r)
    {
        re /= r;
        im /= r;
        return *this;
    }
    template <class U> __host__ __device__ constexpr complex &operator+=(const complex<U> &z)
    {
        re += z.real();
        im += z.imag();
        return *this;
    }
    template <class U> __host__ __device__ constexpr complex &operator-=(const complex<U> &z)
    {
        re -= z.real();
        im -= z.imag();
        return *this;
    }
    template <class U> __host__ __device__ constexpr complex &operator*=(const complex<U> &z)
    {
        T c = z.real(), d = z.imag(), r = re * c - im * d;
        im = re * d + im * c;
        re = r;
        return *this;
    }
    template <class U> __host__ __device__ constexpr complex &operator/=(const complex<U> &z)
    {
        if constexpr (is_same<T, float>::value) {
            double a = re, b = im, c = z.real(), d = z.imag(), size = c * c + d * d;
            re = (float)((a * c + b * d) / size);
            im = (float)((b * c - a * d) / size);
        } else { /* Smith's method, which no intermediate overflows */
            T a = re, b = im, c = z.real(), d = z.imag();
            if ((c < 0 ? -c : c) < (d < 0 ? -d : d)) {
                T ratio = c / d, size = c * ratio + d;
                re = (a * ratio + b) / size;
                im = (b * ratio - a) / size;
            } else {
                T ratio = d / c, size = d * ratio + c;
                re = (b * ratio + a) / size;
                im = (b - a * ratio) / size;
            }
        }
        return *this;
    }
};

template <class T> __host__ __device__ constexpr T real(const complex<T> &z) { return z.real(); }
template <class T> __host__ __device__ constexpr T imag(const complex<T> &z) { return z.imag(); }
template <class T> __host__ __device__ constexpr complex<T> operator+(const complex<T> &z) { return z; }
template <class T> __host__ __device__ constexpr complex<T> operator-(const complex<T> &z) { return complex<T>(-z.real(), -z.imag()); }
template <class T> __host__ __device__ constexpr complex<T> operator+(const complex<T> &a, const complex<T> &b) { complex<T> r = a; r += b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator+(const complex<T> &a, const T &b) { complex<T> r = a; r += b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator+(const T &a, const complex<T> &b) { complex<T> r = b; r += a; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator-(const complex<T> &a, const complex<T> &b) { complex<T> r = a; r -= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator-(const complex<T> &a, const T &b) { complex<T> r = a; r -= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator-(const T &a, const complex<T> &b) { return complex<T>(a - b.real(), -b.imag()); }
template <class T> __host__ __device__ constexpr complex<T> operator*(const complex<T> &a, const complex<T> &b) { complex<T> r = a; r *= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator*(const complex<T> &a, const T &b) { complex<T> r = a; r *= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator*(const T &a, const complex<T> &b) { complex<T> r = b; r *= a; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator/(const complex<T> &a, const complex<T> &b) { complex<T> r = a; r /= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator/(const complex<T> &a, const T &b) { complex<T> r = a; r /= b; return r; }
template <class T> __host__ __device__ constexpr complex<T> operator/(const T &a, const complex<T> &b) { complex<T> r = a; r /= b; return r; }
template <class T> __host__ __device__ constexpr bool operator==(const complex<T> &a, const complex<T> &b) { return a.real() == b.real() && a.imag() == b.imag(); }
template <class T> __host__ __device__ constexpr bool operator==(const complex<T> &a, const T &b) { return a.real() == b && a.imag() == T(); }
template <class T> __host__ __device__ constexpr bool operator==(const T &a, const complex<T> &b) { return b == a; }
template <class T> __host__ __device__ constexpr bool operator!=(const complex<T> &a, const complex<T> &b) { return !(a == b); }
template <class T> __host__ __device__ constexpr bool operator!=(const complex<T> &a, const T &b) { return !(a == b); }
template <class T> __host__ __device__ constexpr bool operator!=(const T &a, const complex<T> &b) { return !(b == a); }

template <class T> __host__ __device__ T abs(const complex<T> &z) { return ::hypot(z.real(), z.imag()); }
template <class T> __host__ __device__ T arg(const complex<T> &z) { return ::atan2(z.imag(), z.real()); }
template <class T> __host__ __device__ T norm(const complex<T> &z) { return z.real() * z.real() + z.imag() * z.imag(); }
template <class T> __host__ __device__ complex<T> conj(const complex<T> &z) { return complex<T>(z.real(), -z.imag()); }
// Of real numbers, an integer as a double ([cmplx.over]).
template <class T> using __real_of = typename enable_if<is_arithmetic<T>::value, typename conditional<is_integral<T>::value, double, T>::type>::type;
template <class T> __host__ __device__ constexpr __real_of<T> real(T x) { return x; }
template <class T> __host__ __device__ constexpr __real_of<T> imag(T) { return 0; }
template <class T> __host__ __device__ __real_of<T> arg(T x) { return ::atan2((__real_of<T>)0, (__real_of<T>)x); }
template <class T> __host__ __device__ __real_of<T> norm(T x) { return (__real_of<T>)x * x; }
/* The one infinity of the Riemann sphere. */
template <class T> __host__ __device__ complex<T> proj(const complex<T> &z)
{
    return ::isinf(z.real()) || ::isinf(z.imag()) ? complex<T>((T)__builtin_inff(), ::copysign(T(), z.imag())) : z;
}
template <class T> __host__ __device__ complex<__real_of<T>> conj(T x) { return complex<__real_of<T>>(x, -0.0); }
template <class T> __host__ __device__ complex<__real_of<T>> proj(T x) { return std::proj(complex<__real_of<T>>(x)); }
template <class T> __host__ __device__ complex<T> polar(const T &size, const T &angle) { return complex<T>(size * ::cos(angle), size * ::sin(angle)); }
template <class T> __host__ __device__ complex<T> polar(const T &size) { return complex<T>(size); }
template <class T> __host__ __device__ complex<T> exp(const complex<T> &z) { return std::polar(::exp(z.real()), z.imag()); }
template <class T> __host__ __device__ complex<T> log(const complex<T> &z) { return complex<T>(::log(std::abs(z)), std::arg(z)); }
template <class T> __host__ __device__ complex<T> log10(const complex<T> &z) { return std::log(z) / ::log(T(10)); }
template <class T> __host__ __device__ complex<T> sqrt(const complex<T> &z)
{
    T a = z.real(), b = z.imag(), r, s;
    if (b == 0) return a < 0 ? complex<T>(0, ::copysign(::sqrt(-a), b)) : complex<T>(::sqrt(a), ::copysign(T(), b));
    if (a == 0) r = s = ::sqrt((T)0.5 * ::fabs(b));
    else {
        T size = ::hypot(a, b);
        if (a > 0) {
            r = ::sqrt((T)0.5 * (size + a));
            s = (T)0.5 * (b / r);
        } else {
            s = ::sqrt((T)0.5 * (size - a));
            r = ::fabs((T)0.5 * (b / s));
        }
    }
    return complex<T>(r, ::copysign(s, b));
}
template <class T> __host__ __device__ complex<T> pow(const complex<T> &z, const T &n)
{
    if (z.imag() == T() && z.real() > T()) return complex<T>(::pow(z.real(), n));
    complex<T> t = std::log(z);
    return std::polar(::exp(n * t.real()), n * t.imag());
}
template <class T> __host__ __device__ complex<T> pow(const complex<T> &z, const complex<T> &n)
{
    return z == T() ? complex<T>() : std::exp(n * std::log(z));
}
template <class T> __host__ __device__ complex<T> pow(const T &x, const complex<T> &n)
{
    return x > T() ? std::polar(::pow(x, n.real()), n.imag() * ::log(x)) : std::pow(complex<T>(x), n);
}
template <class T> __host__ __device__ complex<T> sin(const complex<T> &z) { return complex<T>(::sin(z.real()) * ::cosh(z.imag()), ::cos(z.real()) * ::sinh(z.imag())); }
template <class T> __host__ __device__ complex<T> cos(const complex<T> &z) { return complex<T>(::cos(z.real()) * ::cosh(z.imag()), -::sin(z.real()) * ::sinh(z.imag())); }
template <class T> __host__ __device__ complex<T> sinh(const complex<T> &z) { return complex<T>(::sinh(z.real()) * ::cos(z.imag()), ::cosh(z.real()) * ::sin(z.imag())); }
template <class T> __host__ __device__ complex<T> cosh(const complex<T> &z) { return complex<T>(::cosh(z.real()) * ::cos(z.imag()), ::sinh(z.real()) * ::sin(z.imag())); }
/* W. Kahan, "Branch cuts for complex elementary functions": what follows, but for atanh's logarithm. */
template <class T> __host__ __device__ complex<T> tanh(const complex<T> &z)
{
    T x = z.real(), y = z.imag(), size = ::fabs(x);
    if (size > 30) return complex<T>(::copysign(T(1), x), ::isinf(size) ? ::copysign(T(), ::sin(2 * y)) : 2 * ::sin(2 * y) * ::exp(-2 * size));
    T t = ::tan(y), s = ::sinh(x), beta = 1 + t * t, below = 1 + beta * s * s;
    return ::isinf(t) ? complex<T>(::sqrt(1 + s * s) / s, 1 / t) : complex<T>(beta * ::sqrt(1 + s * s) * s / below, t / below);
}
template <class T> __host__ __device__ complex<T> asin(const complex<T> &z)
{
    complex<T> a = std::sqrt(T(1) - z), b = std::sqrt(T(1) + z);
    return complex<T>(::atan2(z.real(), a.real() * b.real() - a.imag() * b.imag()), ::asinh(a.real() * b.imag() - a.imag() * b.real()));
}
template <class T> __host__ __device__ complex<T> acos(const complex<T> &z)
{
    complex<T> a = std::sqrt(T(1) - z), b = std::sqrt(T(1) + z);
    return complex<T>(2 * ::atan2(a.real(), b.real()), ::asinh(b.real() * a.imag() - b.imag() * a.real()));
}
template <class T> __host__ __device__ complex<T> acosh(const complex<T> &z)
{
    complex<T> a = std::sqrt(z - T(1)), b = std::sqrt(z + T(1));
    return complex<T>(::asinh(a.real() * b.real() + a.imag() * b.imag()), 2 * ::atan2(a.imag(), b.real()));
}
template <class T> __host__ __device__ complex<T> atanh(const complex<T> &z)
{
    T x = ::fabs(z.real()), y = z.imag(), h = ::hypot(1 - x, y);
    return complex<T>(::copysign(::isinf(h) ? T() : (T)0.25 * ::log1p(4 * (x / h) / h), z.real()), (T)0.5 * ::atan2(2 * y, (1 - x) * (1 + x) - y * y));
}
/* The trigonometric ones are the hyperbolic ones of i * z, divided by i. */
template <class T> __host__ __device__ complex<T> tan(const complex<T> &z)
{
    complex<T> t = std::tanh(complex<T>(-z.imag(), z.real()));
    return complex<T>(t.imag(), -t.real());
}
template <class T> __host__ __device__ complex<T> atan(const complex<T> &z)
{
    complex<T> t = std::atanh(complex<T>(-z.imag(), z.real()));
    return complex<T>(t.imag(), -t.real());
}
template <class T> __host__ __device__ complex<T> asinh(const complex<T> &z)
{
    complex<T> t = std::asin(complex<T>(-z.imag(), z.real()));
    return complex<T>(t.imag(), -t.real());
}

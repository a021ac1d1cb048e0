/* <random>: the engines of C++17 [rand.eng], and distributions that draw from them as libstdc++'s do. */

/* [rand.util.seedseq] */
class seed_seq
{
    vector<unsigned> v;

    static unsigned mixed(unsigned x) { return x ^ (x >> 27); }

public:
    typedef uint_least32_t result_type;
    seed_seq() noexcept {}
    template <class T> seed_seq(initializer_list<T> l) : seed_seq(l.begin(), l.end()) {}
    template <class I> seed_seq(I first, I last)
    {
        for (; first != last; ++first) v.push_back((unsigned)*first);
    }
    seed_seq(const seed_seq &) = delete;
    seed_seq &operator=(const seed_seq &) = delete;
    size_t size() const noexcept { return v.size(); }
    template <class O> void param(O to) const
    {
        for (unsigned x : v) *to++ = x;
    }
    template <class I> void generate(I first, I last)
    {
        size_t n = (size_t)(last - first), s = v.size();
        if (n == 0) return;
        size_t t = n >= 623 ? 11 : n >= 68 ? 7 : n >= 39 ? 5 : n >= 7 ? 3 : (n - 1) / 2;
        size_t p = (n - t) / 2, q = p + t, m = s + 1 > n ? s + 1 : n;
        vector<unsigned> b(n, 0x8b8b8b8bu);
        for (size_t k = 0; k < m + n; k++) {
            unsigned &here = b[k % n], &at_p = b[(k + p) % n], &at_q = b[(k + q) % n], before = b[(k + n - 1) % n];
            unsigned there, self = (unsigned)(k % n);
            if (k < m) {
                there = 1664525u * mixed(here ^ at_p ^ before);
                unsigned r = there + (k == 0 ? (unsigned)s : k <= s ? self + v[k - 1] : self);
                at_p += there;
                at_q += r;
                here = r;
            } else {
                there = 1566083941u * mixed(here + at_p + before);
                unsigned r = there - self;
                at_p ^= there;
                at_q ^= r;
                here = r;
            }
        }
        for (unsigned x : b) *first++ = x;
    }
};
/* Of what an engine E may be seeded with, a sequence of seeds. */
template <class S, class E> using __if_seeds = enable_if_t<is_class<S>::value && !is_same<S, E>::value && !is_convertible<S, typename E::result_type>::value>;
/* The state of a mersenne_twister_engine whose lowest 31 bits of its first word are not looked at ([rand.eng.mers]). */
template <class T, size_t n, class S> void __seed_by(T (&state)[n], S &seeds)
{
    constexpr size_t words = sizeof(T) / 4;
    unsigned drawn[n * words];
    seeds.generate(drawn + 0, drawn + n * words);
    bool zero = true;
    for (size_t i = 0; i < n; i++) {
        state[i] = drawn[words * i];
        if constexpr (words == 2) state[i] |= (T)drawn[2 * i + 1] << 32;
        if (i == 0 ? state[0] >> 31 : state[i]) zero = false;
    }
    if (zero) state[0] = (T)1 << (8 * sizeof(T) - 1);
}

class mt19937
{
    unsigned state[624];
    int at;

public:
    typedef unsigned result_type;
    mt19937() { seed(5489u); }
    explicit mt19937(unsigned value) { seed(value); }
    template <class S, class = __if_seeds<S, mt19937>> explicit mt19937(S &seeds) { seed(seeds); }
    template <class S, class = __if_seeds<S, mt19937>> void seed(S &seeds)
    {
        std::__seed_by(state, seeds);
        at = 624;
    }
    void seed(unsigned value = 5489u)
    {
        state[0] = value;
        for (int i = 1; i < 624; i++)
            state[i] = 1812433253u * (state[i - 1] ^ (state[i - 1] >> 30)) + i;
        at = 624;
    }
    static constexpr unsigned min() { return 0; }
    static constexpr unsigned max() { return 4294967295u; }
    unsigned operator()()
    {
        if (at == 624) {
            for (int i = 0; i < 624; i++) {
                unsigned y = (state[i] & 0x80000000u) | (state[(i + 1) % 624] & 0x7fffffffu);
                state[i] = state[(i + 397) % 624] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
            }
            at = 0;
        }
        unsigned y = state[at++];
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c5680u;
        y ^= (y << 15) & 0xefc60000u;
        return y ^ (y >> 18);
    }
    void discard(unsigned long long count) { while (count--) (*this)(); }
};

class mt19937_64
{
    unsigned long long state[312];
    int at;

public:
    typedef unsigned long long result_type;
    mt19937_64() { seed(5489u); }
    explicit mt19937_64(unsigned long long value) { seed(value); }
    template <class S, class = __if_seeds<S, mt19937_64>> explicit mt19937_64(S &seeds) { seed(seeds); }
    template <class S, class = __if_seeds<S, mt19937_64>> void seed(S &seeds)
    {
        std::__seed_by(state, seeds);
        at = 312;
    }
    void seed(unsigned long long value = 5489u)
    {
        state[0] = value;
        for (int i = 1; i < 312; i++)
            state[i] = 6364136223846793005ull * (state[i - 1] ^ (state[i - 1] >> 62)) + i;
        at = 312;
    }
    static constexpr unsigned long long min() { return 0; }
    static constexpr unsigned long long max() { return ~0ull; }
    unsigned long long operator()()
    {
        if (at == 312) {
            for (int i = 0; i < 312; i++) {
                unsigned long long y = (state[i] & 0xffffffff80000000ull) | (state[(i + 1) % 312] & 0x7fffffffull);
                state[i] = state[(i + 156) % 312] ^ (y >> 1) ^ (y & 1 ? 0xb5026f5aa96619e9ull : 0);
            }
            at = 0;
        }
        unsigned long long y = state[at++];
        y ^= (y >> 29) & 0x5555555555555555ull;
        y ^= (y << 17) & 0x71d67fffeda60000ull;
        y ^= (y << 37) & 0xfff7eee000000000ull;
        return y ^ (y >> 43);
    }
    void discard(unsigned long long count) { while (count--) (*this)(); }
};

template <unsigned A> class __minimal
{
    unsigned long long x;

public:
    typedef unsigned long result_type;
    __minimal() : x(1) {}
    explicit __minimal(unsigned long value) { seed(value); }
    template <class S, class = __if_seeds<S, __minimal>> explicit __minimal(S &seeds) { seed(seeds); }
    template <class S, class = __if_seeds<S, __minimal>> void seed(S &seeds)
    {
        unsigned drawn[4];
        seeds.generate(drawn + 0, drawn + 4);
        seed((unsigned long)drawn[3]);
    }
    void seed(unsigned long value = 1) { x = value % 2147483647u; if (x == 0) x = 1; }
    static constexpr unsigned long min() { return 1; }
    static constexpr unsigned long max() { return 2147483646; }
    unsigned long operator()() { return x = x * A % 2147483647u; }
    void discard(unsigned long long count) { while (count--) (*this)(); }
};
typedef __minimal<16807u> minstd_rand0;
typedef __minimal<48271u> minstd_rand;
typedef minstd_rand0 default_random_engine;

class random_device
{
public:
    typedef unsigned result_type;
    static constexpr unsigned min() { return 0; }
    static constexpr unsigned max() { return 4294967295u; }
    unsigned operator()()
    {
        unsigned value = 0;
        getrandom(&value, sizeof value, 0);
        return value;
    }
};

/* generate_canonical, with as many draws as the mantissa of T, or `most` bits of it, needs. */
template <class T, size_t most = 64, class G> T __canonical(G &g)
{
    double range = (double)(G::max() - G::min()) + 1.0;
    int bits = 0;
    while (bits < 63 && (double)(1ull << (bits + 1)) <= range) bits++;
    if (range >= 18446744073709551616.0) bits = 64;
    const int digits = sizeof(T) == 4 ? 24 : 53, wanted = most < digits ? (int)most : digits;
    int draws = wanted < bits ? 1 : (wanted + bits - 1) / bits;
    T sum = 0, scale = 1;
    for (int i = 0; i < draws; i++) {
        sum += (T)(g() - G::min()) * scale;
        scale = (T)(scale * range);
    }
    T result = sum / scale;
    if (result >= (T)1) result = sizeof(T) == 4 ? (T)0.99999994f : (T)0.99999999999999989;
    return result;
}

template <class T, size_t bits, class G> T generate_canonical(G &g) { return __canonical<T, bits>(g); }

/* What all distributions have: each is its own param_type. */
template <class D, class T> class __distribution
{
public:
    typedef T result_type;
    typedef D param_type;
    D param() const { return *(const D *)this; }
    void param(const D &p) { *(D *)this = p; }
    template <class G> T operator()(G &g, const D &p) const
    {
        D other(p);
        return other(g);
    }
    void reset() {}
};

template <class T = double> class uniform_real_distribution : public __distribution<uniform_real_distribution<T>, T>
{
    T low, high;

public:
    using __distribution<uniform_real_distribution<T>, T>::operator();
    uniform_real_distribution() : low(0), high(1) {}
    explicit uniform_real_distribution(T a, T b = 1) : low(a), high(b) {}
    template <class G> T operator()(G &g) { return __canonical<T>(g) * (high - low) + low; }
    T a() const { return low; }
    T b() const { return high; }
    T min() const { return low; }
    T max() const { return high; }
};

template <class T = int> class uniform_int_distribution : public __distribution<uniform_int_distribution<T>, T>
{
    T low, high;

public:
    using __distribution<uniform_int_distribution<T>, T>::operator();
    uniform_int_distribution() : low(0), high(numeric_limits<T>::max()) {}
    explicit uniform_int_distribution(T a, T b = numeric_limits<T>::max()) : low(a), high(b) {}
    template <class G> T operator()(G &g)
    {
        unsigned long long drawn = (unsigned long long)(G::max() - G::min());
        unsigned long long wanted = (unsigned long long)high - (unsigned long long)low;
        unsigned long long result;
        if (drawn > wanted) {
            unsigned long long range = wanted + 1;
            if (drawn == 0xffffffffull) { /* Lemire's method */
                unsigned long long product = (unsigned long long)g() * range;
                if ((unsigned)product < (unsigned)range) {
                    unsigned least = -(unsigned)range % (unsigned)range;
                    while ((unsigned)product < least) product = (unsigned long long)g() * range;
                }
                result = product >> 32;
            } else if (drawn == ~0ull) {
                unsigned __int128 product = (unsigned __int128)g() * range;
                if ((unsigned long long)product < range) {
                    unsigned long long least = -range % range;
                    while ((unsigned long long)product < least) product = (unsigned __int128)g() * range;
                }
                result = (unsigned long long)(product >> 64);
            } else {
                unsigned long long scaling = drawn / range, past = range * scaling;
                do result = (unsigned long long)(g() - G::min()); while (result >= past);
                result /= scaling;
            }
        } else if (drawn < wanted) {
            unsigned long long more;
            do {
                uniform_int_distribution<unsigned long long> upper(0, wanted / (drawn + 1));
                more = (drawn + 1) * upper(g);
                result = more + (unsigned long long)(g() - G::min());
            } while (result > wanted || result < more);
        } else
            result = (unsigned long long)(g() - G::min());
        return (T)(result + (unsigned long long)low);
    }
    T a() const { return low; }
    T b() const { return high; }
    T min() const { return low; }
    T max() const { return high; }
};

template <class T = double> class normal_distribution : public __distribution<normal_distribution<T>, T>
{
    T mean_, deviation, saved;
    bool available;

public:
    using __distribution<normal_distribution<T>, T>::param;
    normal_distribution() : mean_(0), deviation(1), saved(0), available(false) {}
    explicit normal_distribution(T mean, T stddev = 1) : mean_(mean), deviation(stddev), saved(0), available(false) {}
    template <class G> T operator()(G &g) { return (*this)(g, *this); }
    /* What is saved serves any parameters, here and in the distributions that draw from this one. */
    void param(const normal_distribution &p)
    {
        mean_ = p.mean_;
        deviation = p.deviation;
    }
    template <class G> T operator()(G &g, const normal_distribution &p)
    {
        T result;
        if (available) {
            available = false;
            result = saved;
        } else {
            T x, y, r2;
            do {
                x = (T)2 * __canonical<T>(g) - (T)1;
                y = (T)2 * __canonical<T>(g) - (T)1;
                r2 = x * x + y * y;
            } while (r2 > (T)1 || r2 == (T)0);
            T factor = ::sqrt((T)-2 * ::log(r2) / r2);
            saved = x * factor;
            available = true;
            result = y * factor;
        }
        return result * p.deviation + p.mean_;
    }
    T mean() const { return mean_; }
    T stddev() const { return deviation; }
    void reset() { available = false; }
};

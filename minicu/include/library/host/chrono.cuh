/* <chrono>: clocks and durations (C++17 [time]), as far as programs take times with them. */

template <class Rep, class Period = std::ratio<1>> class duration;

template <class Rep, class Period> class duration
{
    Rep ticks;

public:
    typedef Rep rep;
    typedef Period period;
    constexpr duration() : ticks(0) {}
    constexpr explicit duration(Rep count) : ticks(count) {}
    template <class R, class P> constexpr duration(const duration<R, P> &other) : ticks(0)
    {
        static_assert(is_floating_point<Rep>::value || (!is_floating_point<R>::value && P::num * Period::den % (P::den * Period::num) == 0),
                      "this duration has not the precision of that: use duration_cast");
        ticks = std::chrono::duration_cast<duration>(other).count();
    }
    constexpr Rep count() const { return ticks; }
    constexpr duration operator-() const { return duration(-ticks); }
    constexpr duration &operator++() { ++ticks; return *this; }
    constexpr duration &operator+=(const duration &d) { ticks += d.ticks; return *this; }
    constexpr duration &operator-=(const duration &d) { ticks -= d.ticks; return *this; }
    constexpr duration &operator*=(const Rep &n) { ticks *= n; return *this; }
    constexpr duration &operator/=(const Rep &n) { ticks /= n; return *this; }
    static constexpr duration zero() { return duration(Rep()); }
    static constexpr duration max() { return duration(numeric_limits<Rep>::max()); }
    static constexpr duration min() { return duration(numeric_limits<Rep>::lowest()); }
};
typedef duration<long long, std::nano> nanoseconds;
typedef duration<long long, std::micro> microseconds;
typedef duration<long long, std::milli> milliseconds;
typedef duration<long long> seconds;
typedef duration<long long, std::ratio<60>> minutes;
typedef duration<long long, std::ratio<3600>> hours;

template <class To, class R, class P> constexpr To duration_cast(const duration<R, P> &d)
{
    typedef decltype(typename To::rep() + R() + 0LL) common;
    constexpr long long up = P::num * To::period::den, down = P::den * To::period::num;
    if constexpr (up % down == 0) return To((typename To::rep)((common)d.count() * (common)(up / down)));
    else if constexpr (down % up == 0) return To((typename To::rep)((common)d.count() / (common)(down / up)));
    else return To((typename To::rep)((common)d.count() * (common)up / (common)down));
}

/* What two durations have in common: the finer period, of which the coarser one is a multiple. */
template <class R, class P, class S, class Q> struct __common_duration {
    typedef duration<decltype(R() + S()), typename conditional<(P::num * Q::den <= Q::num * P::den), P, Q>::type> type;
};
template <class R, class P, class S, class Q> constexpr typename __common_duration<R, P, S, Q>::type operator+(const duration<R, P> &a, const duration<S, Q> &b)
{
    typedef typename __common_duration<R, P, S, Q>::type common;
    return common(common(a).count() + common(b).count());
}
template <class R, class P, class S, class Q> constexpr typename __common_duration<R, P, S, Q>::type operator-(const duration<R, P> &a, const duration<S, Q> &b)
{
    typedef typename __common_duration<R, P, S, Q>::type common;
    return common(common(a).count() - common(b).count());
}
/* A duration as a multiple of another; of a type N that is no number there is none. */
template <class R, class P, class N, bool = is_arithmetic<N>::value> struct __scaled_duration {};
template <class R, class P, class N> struct __scaled_duration<R, P, N, true> { typedef duration<decltype(R() + N()), P> type; };
template <class R, class P, class N> constexpr typename __scaled_duration<R, P, N>::type operator*(const duration<R, P> &d, const N &n) { return typename __scaled_duration<R, P, N>::type(d.count() * n); }
template <class R, class P, class N> constexpr typename __scaled_duration<R, P, N>::type operator*(const N &n, const duration<R, P> &d) { return typename __scaled_duration<R, P, N>::type(d.count() * n); }
template <class R, class P, class N> constexpr typename __scaled_duration<R, P, N>::type operator/(const duration<R, P> &d, const N &n) { return typename __scaled_duration<R, P, N>::type(d.count() / n); }
template <class R, class P, class S, class Q> constexpr typename __common_duration<R, P, S, Q>::type::rep operator/(const duration<R, P> &a, const duration<S, Q> &b)
{
    typedef typename __common_duration<R, P, S, Q>::type common;
    return common(a).count() / common(b).count();
}
template <class R, class P, class S, class Q> constexpr bool operator==(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() == 0; }
template <class R, class P, class S, class Q> constexpr bool operator!=(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() != 0; }
template <class R, class P, class S, class Q> constexpr bool operator<(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() < 0; }
template <class R, class P, class S, class Q> constexpr bool operator>(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() > 0; }
template <class R, class P, class S, class Q> constexpr bool operator<=(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() <= 0; }
template <class R, class P, class S, class Q> constexpr bool operator>=(const duration<R, P> &a, const duration<S, Q> &b) { return (a - b).count() >= 0; }

template <class Clock, class D = nanoseconds> class time_point
{
    D since;

public:
    typedef Clock clock;
    typedef D duration;
    typedef typename D::rep rep;
    typedef typename D::period period;
    time_point() : since() {}
    explicit time_point(const D &d) : since(d) {}
    D time_since_epoch() const { return since; }
    template <class R, class P> time_point &operator+=(const std::chrono::duration<R, P> &d) { since += d; return *this; }
    template <class R, class P> time_point &operator-=(const std::chrono::duration<R, P> &d) { since -= d; return *this; }
    template <class R, class P> time_point operator+(const std::chrono::duration<R, P> &d) const { return time_point(since + d); }
    template <class R, class P> time_point operator-(const std::chrono::duration<R, P> &d) const { return time_point(since - d); }
    D operator-(const time_point &b) const { return since - b.since; }
    bool operator==(const time_point &b) const { return since == b.since; }
    bool operator!=(const time_point &b) const { return since != b.since; }
    bool operator<(const time_point &b) const { return since < b.since; }
    bool operator>(const time_point &b) const { return since > b.since; }
    bool operator<=(const time_point &b) const { return since <= b.since; }
    bool operator>=(const time_point &b) const { return since >= b.since; }
};

/* [time.duration.cast]: towards minus and plus infinity, and to the nearest one, of two the even one. */
template <class To, class R, class P> constexpr To floor(const duration<R, P> &d)
{
    To t = std::chrono::duration_cast<To>(d);
    return t > d ? t - To(1) : t;
}
template <class To, class R, class P> constexpr To ceil(const duration<R, P> &d)
{
    To t = std::chrono::duration_cast<To>(d);
    return t < d ? t + To(1) : t;
}
template <class To, class R, class P> constexpr To round(const duration<R, P> &d)
{
    To low = std::chrono::floor<To>(d), high = low + To(1);
    auto below = d - low, above = high - d;
    return below == above ? ((low.count() & 1) != 0 ? high : low) : below < above ? low : high;
}
template <class R, class P> constexpr duration<R, P> abs(duration<R, P> d) { return d >= d.zero() ? d : -d; }
template <class To, class C, class D> time_point<C, To> floor(const time_point<C, D> &t) { return time_point<C, To>(std::chrono::floor<To>(t.time_since_epoch())); }
template <class To, class C, class D> time_point<C, To> ceil(const time_point<C, D> &t) { return time_point<C, To>(std::chrono::ceil<To>(t.time_since_epoch())); }
template <class To, class C, class D> time_point<C, To> round(const time_point<C, D> &t) { return time_point<C, To>(std::chrono::round<To>(t.time_since_epoch())); }
static inline nanoseconds __now(int clock)
{
    timespec t;
    clock_gettime(clock, &t);
    return nanoseconds(t.tv_sec * 1000000000LL + t.tv_nsec);
}
struct steady_clock {
    typedef nanoseconds duration;
    typedef std::chrono::time_point<steady_clock> time_point;
    static time_point now() { return time_point(__now(1)); }
};
struct high_resolution_clock {
    typedef nanoseconds duration;
    typedef std::chrono::time_point<high_resolution_clock> time_point;
    static time_point now() { return time_point(__now(1)); }
};
struct system_clock {
    typedef nanoseconds duration;
    typedef std::chrono::time_point<system_clock> time_point;
    static time_point now() { return time_point(__now(0)); }
    static time_t to_time_t(const time_point &t) { return (time_t)(t.time_since_epoch().count() / 1000000000); }
    static time_point from_time_t(time_t t) { return time_point(nanoseconds(t * 1000000000LL)); }
};

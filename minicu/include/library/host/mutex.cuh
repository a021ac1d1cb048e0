/* <mutex>, <shared_mutex> (C++17 [thread.mutex]), over those of pthread.h. */

/* Durations and points of time, without a look at <chrono>: how far a time is away, and when, by the clock that nobody
   sets, one has come that is so far away. */
template <class T> auto __away(const T &time, int) -> decltype(time - T::clock::now()) { return time - T::clock::now(); }
template <class D> D __away(const D &away, long) { return away; }
template <class T> struct timespec __until(const T &time)
{
    auto away = std::__away(time, 0);
    typedef typename decltype(away)::period period;
    double seconds = (double)away.count() * period::num / period::den;
    long long wanted = (long long)(seconds * 1e9);
    if constexpr (1000000000 * period::num % period::den == 0) wanted = (long long)(away.count() * (1000000000 * period::num / period::den));
    if (seconds < 0) wanted = 0;
    if (seconds > 1e9) wanted = 1000000000000000000;
    struct timespec t;
    ::clock_gettime(1, &t);
    t.tv_sec += wanted / 1000000000;
    t.tv_nsec += wanted % 1000000000;
    if (t.tv_nsec >= 1000000000) {
        t.tv_nsec -= 1000000000;
        t.tv_sec++;
    }
    return t;
}

/* What all mutexes with one owner have in common. */
class __mutex
{
protected:
    pthread_mutex_t m;
    explicit constexpr __mutex(int kind) noexcept : m{{0, 0, 0, 0, kind}} {}
    __mutex(const __mutex &) = delete;
    __mutex &operator=(const __mutex &) = delete;

public:
    typedef pthread_mutex_t *native_handle_type;
    void lock() { ::pthread_mutex_lock(&m); }
    bool try_lock() { return ::pthread_mutex_trylock(&m) == 0; }
    void unlock() { ::pthread_mutex_unlock(&m); }
    native_handle_type native_handle() { return &m; }
};
class mutex : public __mutex
{
public:
    constexpr mutex() noexcept : __mutex(0) {}
};
class recursive_mutex : public __mutex
{
public:
    recursive_mutex() : __mutex(1) {}
};
class __timed_mutex : public __mutex
{
protected:
    explicit __timed_mutex(int kind) : __mutex(kind) {}

public:
    template <class D> bool try_lock_for(const D &away)
    {
        struct timespec until = std::__until(away);
        return ::pthread_mutex_clocklock(&m, 1, &until) == 0;
    }
    template <class T> bool try_lock_until(const T &time) { return try_lock_for(time); }
};
class timed_mutex : public __timed_mutex
{
public:
    timed_mutex() : __timed_mutex(0) {}
};
class recursive_timed_mutex : public __timed_mutex
{
public:
    recursive_timed_mutex() : __timed_mutex(1) {}
};
class shared_mutex
{
protected:
    pthread_rwlock_t m = {{0}};

public:
    typedef pthread_rwlock_t *native_handle_type;
    shared_mutex() {}
    shared_mutex(const shared_mutex &) = delete;
    shared_mutex &operator=(const shared_mutex &) = delete;
    void lock() { ::pthread_rwlock_wrlock(&m); }
    bool try_lock() { return ::pthread_rwlock_trywrlock(&m) == 0; }
    void unlock() { ::pthread_rwlock_unlock(&m); }
    void lock_shared() { ::pthread_rwlock_rdlock(&m); }
    bool try_lock_shared() { return ::pthread_rwlock_tryrdlock(&m) == 0; }
    void unlock_shared() { ::pthread_rwlock_unlock(&m); }
    native_handle_type native_handle() { return &m; }
};
class shared_timed_mutex : public shared_mutex
{
public:
    template <class D> bool try_lock_for(const D &away)
    {
        struct timespec until = std::__until(away);
        return ::pthread_rwlock_clockwrlock(&m, 1, &until) == 0;
    }
    template <class D> bool try_lock_shared_for(const D &away)
    {
        struct timespec until = std::__until(away);
        return ::pthread_rwlock_clockrdlock(&m, 1, &until) == 0;
    }
    template <class T> bool try_lock_until(const T &time) { return try_lock_for(time); }
    template <class T> bool try_lock_shared_until(const T &time) { return try_lock_shared_for(time); }
};

struct defer_lock_t { explicit defer_lock_t() = default; };
struct try_to_lock_t { explicit try_to_lock_t() = default; };
struct adopt_lock_t { explicit adopt_lock_t() = default; };
static constexpr defer_lock_t defer_lock{};
static constexpr try_to_lock_t try_to_lock{};
static constexpr adopt_lock_t adopt_lock{};

template <class M> class lock_guard
{
    M &held;

public:
    typedef M mutex_type;
    explicit lock_guard(M &m) : held(m) { held.lock(); }
    lock_guard(M &m, adopt_lock_t) noexcept : held(m) {}
    lock_guard(const lock_guard &) = delete;
    lock_guard &operator=(const lock_guard &) = delete;
    ~lock_guard() { held.unlock(); }
};

/* [thread.lock]: what may own a mutex, alone or with others, as `How` does it. */
template <class M, class How> class __lock
{
    M *of = nullptr;
    bool owns = false;

    /* [thread.lock.unique.locking] */
    void check() const
    {
        if (of == nullptr) std::__thread_fails(1);
        if (owns) std::__thread_fails(35);
    }

public:
    typedef M mutex_type;
    __lock() noexcept {}
    explicit __lock(M &m) : of(&m) { How::lock(m); owns = true; }
    __lock(M &m, defer_lock_t) noexcept : of(&m) {}
    __lock(M &m, try_to_lock_t) : of(&m), owns(How::try_lock(m)) {}
    __lock(M &m, adopt_lock_t) : of(&m), owns(true) {}
    template <class T> __lock(M &m, const T &time) : of(&m), owns(How::try_lock_for(m, std::__away(time, 0))) {}
    __lock(__lock &&o) noexcept : of(o.of), owns(o.owns) { o.of = nullptr; o.owns = false; }
    __lock &operator=(__lock &&o) noexcept
    {
        if (owns) unlock();
        __lock taken(static_cast<__lock &&>(o));
        swap(taken);
        return *this;
    }
    ~__lock() { if (owns) How::unlock(*of); }
    void lock() { check(); How::lock(*of); owns = true; }
    bool try_lock() { check(); return owns = How::try_lock(*of); }
    template <class D> bool try_lock_for(const D &away) { check(); return owns = How::try_lock_for(*of, away); }
    template <class T> bool try_lock_until(const T &time) { return try_lock_for(std::__away(time, 0)); }
    void unlock()
    {
        if (!owns) std::__thread_fails(1);
        owns = false;
        How::unlock(*of);
    }
    void swap(__lock &o) noexcept
    {
        M *m = of;
        bool owned = owns;
        of = o.of, owns = o.owns;
        o.of = m, o.owns = owned;
    }
    M *release() noexcept
    {
        M *m = of;
        of = nullptr;
        owns = false;
        return m;
    }
    bool owns_lock() const noexcept { return owns; }
    explicit operator bool() const noexcept { return owns; }
    M *mutex() const noexcept { return of; }
};
struct __alone {
    template <class M> static void lock(M &m) { m.lock(); }
    template <class M> static bool try_lock(M &m) { return m.try_lock(); }
    template <class M, class D> static bool try_lock_for(M &m, const D &away) { return m.try_lock_for(away); }
    template <class M> static void unlock(M &m) { m.unlock(); }
};
struct __with_others {
    template <class M> static void lock(M &m) { m.lock_shared(); }
    template <class M> static bool try_lock(M &m) { return m.try_lock_shared(); }
    template <class M, class D> static bool try_lock_for(M &m, const D &away) { return m.try_lock_shared_for(away); }
    template <class M> static void unlock(M &m) { m.unlock_shared(); }
};
template <class M> class unique_lock : public __lock<M, __alone>
{
public:
    unique_lock() noexcept {}
    template <class... A> explicit unique_lock(M &m, const A &...how) : __lock<M, __alone>(m, how...) {}
    unique_lock(unique_lock &&) = default;
    unique_lock &operator=(unique_lock &&) = default;
};
template <class M> class shared_lock : public __lock<M, __with_others>
{
public:
    shared_lock() noexcept {}
    template <class... A> explicit shared_lock(M &m, const A &...how) : __lock<M, __with_others>(m, how...) {}
    shared_lock(shared_lock &&) = default;
    shared_lock &operator=(shared_lock &&) = default;
};

/* [thread.lock.algorithm] */
template <class A> int __try_lock_all(int number, A &a) { return a.try_lock() ? -1 : number; }
template <class A, class... B> int __try_lock_all(int number, A &a, B &...b)
{
    if (!a.try_lock()) return number;
    int failed = std::__try_lock_all(number + 1, b...);
    if (failed != -1) a.unlock();
    return failed;
}
template <class A, class B, class... C> int try_lock(A &a, B &b, C &...c) { return std::__try_lock_all(0, a, b, c...); }
template <class A, class B, class... C> void lock(A &a, B &b, C &...c)
{
    for (;;) {
        a.lock();
        if (std::__try_lock_all(0, b, c...) == -1) return;
        a.unlock();
        ::sched_yield();
    }
}
template <class... M> class scoped_lock
{
    tuple<M &...> held;

public:
    explicit scoped_lock(M &...m) : held(m...) { std::lock(m...); }
    explicit scoped_lock(adopt_lock_t, M &...m) noexcept : held(m...) {}
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
    ~scoped_lock() { std::apply([](M &...m) { (m.unlock(), ...); }, held); }
};
template <class M> class scoped_lock<M>
{
    M &held;

public:
    typedef M mutex_type;
    explicit scoped_lock(M &m) : held(m) { held.lock(); }
    explicit scoped_lock(adopt_lock_t, M &m) noexcept : held(m) {}
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
    ~scoped_lock() { held.unlock(); }
};
template <> class scoped_lock<>
{
public:
    explicit scoped_lock() = default;
};

/* [thread.once]: as static variables of functions are made. */
struct once_flag {
    unsigned long __guard = 0;
    constexpr once_flag() noexcept {}
    once_flag(const once_flag &) = delete;
    once_flag &operator=(const once_flag &) = delete;
};
struct __once {
    unsigned long *guard;
    bool done = false;
    explicit __once(unsigned long *g) : guard(g) {}
    ~__once()
    {
        if (done) ::__cxa_guard_release(guard);
        else ::__cxa_guard_abort(guard);
    }
};
template <class F, class... A> void call_once(once_flag &flag, F &&f, A &&...a)
{
    if (__atomic_load_n(&flag.__guard, 2) == 1 || !::__cxa_guard_acquire(&flag.__guard)) return;
    __once once(&flag.__guard);
    std::__invoke(std::forward<F>(f), std::forward<A>(a)...);
    once.done = true;
}

/* <semaphore>, <latch>, <barrier>, <stop_token>, std::jthread and atomic owners (C++20 [thread.sema], [thread.coord],
   [thread.stoptoken], [thread.jthread.class], [util.smartptr.atomic]). */

template <ptrdiff_t Most = 2147483647> class counting_semaphore
{
    mutex m;
    condition_variable more;
    ptrdiff_t left;

public:
    static constexpr ptrdiff_t max() noexcept { return Most; }
    explicit counting_semaphore(ptrdiff_t n) : left(n) {}
    counting_semaphore(const counting_semaphore &) = delete;
    counting_semaphore &operator=(const counting_semaphore &) = delete;
    void release(ptrdiff_t n = 1)
    {
        lock_guard<mutex> own(m);
        left += n;
        if (n == 1) more.notify_one();
        else more.notify_all();
    }
    void acquire()
    {
        unique_lock<mutex> own(m);
        while (left == 0) more.wait(own);
        left--;
    }
    bool try_acquire() noexcept
    {
        lock_guard<mutex> own(m);
        return left == 0 ? false : left-- > 0;
    }
    template <class D> bool try_acquire_for(const D &away)
    {
        unique_lock<mutex> own(m);
        return more.wait_for(own, away, [this] { return left > 0; }) && left-- > 0;
    }
    template <class T> bool try_acquire_until(const T &time) { return try_acquire_for(time); }
};
using binary_semaphore = counting_semaphore<1>;

class latch
{
    mutable mutex m;
    mutable condition_variable over;
    ptrdiff_t missing;

public:
    static constexpr ptrdiff_t max() noexcept { return 2147483647; }
    explicit latch(ptrdiff_t n) : missing(n) {}
    latch(const latch &) = delete;
    latch &operator=(const latch &) = delete;
    void count_down(ptrdiff_t n = 1)
    {
        lock_guard<mutex> own(m);
        if ((missing -= n) == 0) over.notify_all();
    }
    bool try_wait() const noexcept
    {
        lock_guard<mutex> own(m);
        return missing == 0;
    }
    void wait() const
    {
        unique_lock<mutex> own(m);
        while (missing != 0) over.wait(own);
    }
    void arrive_and_wait(ptrdiff_t n = 1)
    {
        count_down(n);
        wait();
    }
};

struct __nothing_at_end {
    void operator()() noexcept {}
};
template <class F = __nothing_at_end> class barrier
{
    mutable mutex m;
    mutable condition_variable over;
    ptrdiff_t expected, missing;
    unsigned long phase = 0;
    F ends;

    void one_less()
    {
        if (--missing) return;
        ends();
        missing = expected;
        phase++;
        over.notify_all();
    }

public:
    struct arrival_token {
        unsigned long __phase;
    };
    static constexpr ptrdiff_t max() noexcept { return 2147483647; }
    explicit barrier(ptrdiff_t n, F f = F()) : expected(n), missing(n), ends(std::move(f)) {}
    barrier(const barrier &) = delete;
    barrier &operator=(const barrier &) = delete;
    arrival_token arrive(ptrdiff_t n = 1)
    {
        lock_guard<mutex> own(m);
        arrival_token now{phase};
        while (n--) one_less();
        return now;
    }
    void wait(arrival_token &&token) const
    {
        unique_lock<mutex> own(m);
        while (phase == token.__phase) over.wait(own);
    }
    void arrive_and_wait() { wait(arrive()); }
    void arrive_and_drop()
    {
        lock_guard<mutex> own(m);
        expected--;
        one_less();
    }
};

/* What a stop_source shares with its tokens and callbacks. */
struct __stop_state {
    mutex m;
    condition_variable ran;
    long sources = 0;
    bool stopped = false;
    struct __callback {
        void (*run)(__callback *);
        __callback *next = nullptr;
    } *callbacks = nullptr, *running = nullptr;
    thread::id runs;

    bool request()
    {
        unique_lock<mutex> own(m);
        if (stopped) return false;
        stopped = true;
        runs = thread::id(::pthread_self());
        while (callbacks) {
            running = callbacks;
            callbacks = running->next;
            __callback *one = running;
            own.unlock();
            one->run(one);
            own.lock();
            running = nullptr;
            ran.notify_all();
        }
        return true;
    }
    /* Whether it is kept for later; else it shall run at once. */
    bool add(__callback *one)
    {
        lock_guard<mutex> own(m);
        if (stopped) return false;
        one->next = callbacks;
        callbacks = one;
        return true;
    }
    void remove(__callback *one)
    {
        unique_lock<mutex> own(m);
        for (__callback **at = &callbacks; *at; at = &(*at)->next)
            if (*at == one) {
                *at = one->next;
                return;
            }
        if (runs == thread::id(::pthread_self())) return;
        while (running == one) ran.wait(own);
    }
};
struct nostopstate_t {
    explicit nostopstate_t() = default;
};
static constexpr nostopstate_t nostopstate{};
class stop_token
{
    shared_ptr<__stop_state> state;

public:
    stop_token() noexcept {}
    explicit stop_token(const shared_ptr<__stop_state> &s) noexcept : state(s) {}
    bool stop_requested() const noexcept
    {
        if (!state) return false;
        lock_guard<mutex> own(state->m);
        return state->stopped;
    }
    bool stop_possible() const noexcept
    {
        if (!state) return false;
        lock_guard<mutex> own(state->m);
        return state->stopped || state->sources > 0;
    }
    bool operator==(const stop_token &o) const noexcept { return state == o.state; }

    /* What stop_callback is: a function that is called where a stop is requested. */
    template <class F> class __when_stopped : __stop_state::__callback
    {
        F f;
        shared_ptr<__stop_state> state;

        static void call(__stop_state::__callback *one) { static_cast<__when_stopped *>(one)->f(); }

    public:
        template <class G> __when_stopped(const stop_token &token, G &&given) : f(std::forward<G>(given)), state(token.state)
        {
            this->run = call;
            if (state && !state->add(this)) {
                state.reset();
                f();
            }
        }
        __when_stopped(const __when_stopped &) = delete;
        __when_stopped &operator=(const __when_stopped &) = delete;
        ~__when_stopped() { if (state) state->remove(this); }
    };
};
class stop_source
{
    shared_ptr<__stop_state> state;

    void count(long by)
    {
        if (!state) return;
        lock_guard<mutex> own(state->m);
        state->sources += by;
    }

public:
    stop_source() : state(std::make_shared<__stop_state>()) { count(1); }
    explicit stop_source(nostopstate_t) noexcept {}
    stop_source(const stop_source &o) noexcept : state(o.state) { count(1); }
    stop_source(stop_source &&o) noexcept : state(std::move(o.state)) {}
    stop_source &operator=(stop_source o) noexcept
    {
        state.swap(o.state);
        return *this;
    }
    ~stop_source() { count(-1); }
    stop_token get_token() const noexcept { return stop_token(state); }
    bool stop_possible() const noexcept { return state != nullptr; }
    bool stop_requested() const noexcept { return get_token().stop_requested(); }
    bool request_stop() noexcept { return state ? state->request() : false; }
    bool operator==(const stop_source &o) const noexcept { return state == o.state; }
};
template <class F> class stop_callback : stop_token::__when_stopped<F>
{
public:
    typedef F callback_type;
    template <class G> explicit stop_callback(const stop_token &token, G &&given) : stop_token::__when_stopped<F>(token, std::forward<G>(given)) {}
};
template <class F> stop_callback(stop_token, F) -> stop_callback<F>;

class jthread
{
    stop_source source{nostopstate};
    thread runs;

    void end()
    {
        if (!joinable()) return;
        request_stop();
        join();
    }

public:
    typedef thread::id id;
    typedef pthread_t native_handle_type;
    jthread() noexcept {}
    template <class F, class... A, class = enable_if_t<!is_same<decay_t<F>, jthread>::value>> explicit jthread(F &&f, A &&...a) : source()
    {
        if constexpr (is_invocable<decay_t<F>, stop_token, decay_t<A>...>::value) runs = thread(std::forward<F>(f), source.get_token(), std::forward<A>(a)...);
        else runs = thread(std::forward<F>(f), std::forward<A>(a)...);
    }
    jthread(jthread &&) = default;
    jthread &operator=(jthread &&o) noexcept
    {
        end();
        source = std::move(o.source);
        runs = std::move(o.runs);
        return *this;
    }
    ~jthread() { end(); }
    void swap(jthread &o) noexcept
    {
        std::swap(source, o.source);
        runs.swap(o.runs);
    }
    bool joinable() const noexcept { return runs.joinable(); }
    void join() { runs.join(); }
    void detach() { runs.detach(); }
    id get_id() const noexcept { return runs.get_id(); }
    native_handle_type native_handle() { return runs.native_handle(); }
    stop_source get_stop_source() noexcept { return source; }
    stop_token get_stop_token() const noexcept { return source.get_token(); }
    bool request_stop() noexcept { return source.request_stop(); }
    static unsigned hardware_concurrency() noexcept { return thread::hardware_concurrency(); }
};

/* [atomics.ref.generic] */
template <class T> class atomic_ref
{
    atomic<T> *of;

public:
    typedef T value_type;
    static constexpr bool is_always_lock_free = __atomic_place<T>::is_always_lock_free;
    static constexpr size_t required_alignment = alignof(atomic<T>);
    explicit atomic_ref(T &object) : of((atomic<T> *)&object) {}
    atomic_ref(const atomic_ref &) noexcept = default;
    atomic_ref &operator=(const atomic_ref &) = delete;
    T operator=(T v) const noexcept { of->store(v); return v; }
    operator T() const noexcept { return of->load(); }
    bool is_lock_free() const noexcept { return is_always_lock_free; }
    T load(memory_order order = memory_order::seq_cst) const noexcept { return of->load(order); }
    void store(T v, memory_order order = memory_order::seq_cst) const noexcept { of->store(v, order); }
    T exchange(T v, memory_order = memory_order::seq_cst) const noexcept { return of->exchange(v); }
    bool compare_exchange_strong(T &e, T v, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) const noexcept { return of->compare_exchange_strong(e, v); }
    bool compare_exchange_weak(T &e, T v, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) const noexcept { return of->compare_exchange_strong(e, v); }
    template <class D> T fetch_add(D v, memory_order = memory_order::seq_cst) const noexcept { return of->fetch_add(v); }
    template <class D> T fetch_sub(D v, memory_order = memory_order::seq_cst) const noexcept { return of->fetch_sub(v); }
    template <class D> T fetch_and(D v, memory_order = memory_order::seq_cst) const noexcept { return of->fetch_and(v); }
    template <class D> T fetch_or(D v, memory_order = memory_order::seq_cst) const noexcept { return of->fetch_or(v); }
    template <class D> T fetch_xor(D v, memory_order = memory_order::seq_cst) const noexcept { return of->fetch_xor(v); }
    T operator++() const noexcept { return ++*of; }
    T operator++(int) const noexcept { return (*of)++; }
    T operator--() const noexcept { return --*of; }
    T operator--(int) const noexcept { return (*of)--; }
    template <class D> T operator+=(D v) const noexcept { return *of += v; }
    template <class D> T operator-=(D v) const noexcept { return *of -= v; }
    template <class D> T operator&=(D v) const noexcept { return *of &= v; }
    template <class D> T operator|=(D v) const noexcept { return *of |= v; }
    template <class D> T operator^=(D v) const noexcept { return *of ^= v; }
    void wait(T old, memory_order = memory_order::seq_cst) const noexcept { of->wait(old); }
    void notify_one() const noexcept { of->notify_one(); }
    void notify_all() const noexcept { of->notify_all(); }
};
template <class T> atomic_ref(T &) -> atomic_ref<T>;

/* [util.smartptr.atomic]: under the lock of the functions for shared pointers. What an object held before ends after it. */
template <class T> bool __same_owned(const shared_ptr<T> &a, const shared_ptr<T> &b) { return a.__count() == b.__count() && a.get() == b.get(); }
template <class T> bool __same_owned(const weak_ptr<T> &a, const weak_ptr<T> &b) { return a.__count() == b.__count() && a.lock().get() == b.lock().get(); }
template <class P> class __atomic_owner
{
    P held;

public:
    typedef P value_type;
    static constexpr bool is_always_lock_free = false;
    __atomic_owner() = default;
    __atomic_owner(P p) noexcept : held(std::move(p)) {}
    bool is_lock_free() const noexcept { return false; }
    P load(memory_order = memory_order::seq_cst) const noexcept
    {
        __shared_pointers_locked lock;
        return held;
    }
    operator P() const noexcept { return load(); }
    void store(P p, memory_order = memory_order::seq_cst) noexcept
    {
        __shared_pointers_locked lock;
        held.swap(p);
    }
    P exchange(P p, memory_order = memory_order::seq_cst) noexcept
    {
        __shared_pointers_locked lock;
        held.swap(p);
        return p;
    }
    bool compare_exchange_strong(P &expected, P p, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) noexcept
    {
        P before(expected);
        __shared_pointers_locked lock;
        bool same = std::__same_owned(held, before);
        if (same) held.swap(p);
        else expected = held;
        return same;
    }
    bool compare_exchange_weak(P &expected, P p, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) noexcept { return compare_exchange_strong(expected, std::move(p)); }
    void wait(P old, memory_order = memory_order::seq_cst) const noexcept
    {
        for (__locked_place locked(this); std::__same_owned(load(), old);) ::pthread_cond_wait(&locked.w->changed, &locked.w->m);
    }
    void notify_one() noexcept { std::__notify(this); }
    void notify_all() noexcept { std::__notify(this); }
};
template <class T> struct atomic<shared_ptr<T>> : __atomic_owner<shared_ptr<T>> {
    atomic() = default;
    atomic(nullptr_t) noexcept {}
    atomic(shared_ptr<T> p) noexcept : __atomic_owner<shared_ptr<T>>(std::move(p)) {}
    atomic(const atomic &) = delete;
    void operator=(const atomic &) = delete;
    void operator=(shared_ptr<T> p) noexcept { this->store(std::move(p)); }
};
template <class T> struct atomic<weak_ptr<T>> : __atomic_owner<weak_ptr<T>> {
    atomic() = default;
    atomic(weak_ptr<T> p) noexcept : __atomic_owner<weak_ptr<T>>(std::move(p)) {}
    atomic(const atomic &) = delete;
    void operator=(const atomic &) = delete;
    void operator=(weak_ptr<T> p) noexcept { this->store(std::move(p)); }
};

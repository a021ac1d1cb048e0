/* <future> (C++17 [futures]). */

enum class launch { async = 1, deferred = 2 };
constexpr launch operator|(launch a, launch b) { return (launch)((int)a | (int)b); }
constexpr launch operator&(launch a, launch b) { return (launch)((int)a & (int)b); }
enum class future_status { ready, timeout, deferred };
enum class future_errc { future_already_retrieved = 1, promise_already_satisfied, no_state, broken_promise };
class __future_category : public error_category
{
public:
    const char *name() const noexcept override { return "future"; }
    string message(int number) const override
    {
        switch ((future_errc)number) {
        case future_errc::future_already_retrieved: return "Future already retrieved";
        case future_errc::promise_already_satisfied: return "Promise already satisfied";
        case future_errc::no_state: return "No associated state";
        case future_errc::broken_promise: return "Broken promise";
        default: return "Unknown error";
        }
    }
};
static inline const error_category &future_category() noexcept { return std::__category<__future_category>(); }
static inline error_code make_error_code(future_errc e) { return error_code((int)e, std::future_category()); }
static inline bool operator==(const error_code &c, future_errc e) { return c == std::make_error_code(e); }
static inline bool operator!=(const error_code &c, future_errc e) { return c != std::make_error_code(e); }
class future_error : public logic_error
{
    error_code known;

public:
    explicit future_error(future_errc e) : logic_error(string("std::future_error: ") + std::make_error_code(e).message()), known(std::make_error_code(e)) {}
    const error_code &code() const noexcept { return known; }
};

/* What a promise and its futures share ([futures.state]); the value is beside it. */
class __future_state
{
    mutex m;
    condition_variable told;
    bool taken = false, ready = false;
    exception_ptr failed;

protected:
    /* Of a deferred function, or of one that a thread of its own runs. */
    void (*run)(__future_state *) = nullptr;
    thread runs;

public:
    virtual ~__future_state() { if (runs.joinable()) runs.join(); }
    void retrieve()
    {
        if (taken) throw future_error(future_errc::future_already_retrieved);
        taken = true;
    }
    bool is_ready() const { return ready; }
    /* Makes it ready by `make`; of several threads that try to, one does. */
    template <class F> void finish(F make)
    {
        lock_guard<mutex> own(m);
        if (ready) throw future_error(future_errc::promise_already_satisfied);
        make();
        ready = true;
        told.notify_all();
    }
    void fail(exception_ptr error) { finish([&] { failed = error; }); }
    void abandon()
    {
        if (!ready) fail(std::make_exception_ptr(future_error(future_errc::broken_promise)));
    }
    void wait()
    {
        unique_lock<mutex> own(m);
        if (void (*now)(__future_state *) = run) {
            run = nullptr;
            own.unlock();
            now(this);
            own.lock();
        }
        while (!ready) told.wait(own);
        if (runs.joinable()) runs.join();
    }
    template <class D> future_status wait_for(const D &away)
    {
        unique_lock<mutex> own(m);
        if (ready) return future_status::ready;
        if (run) return future_status::deferred;
        return told.wait_for(own, away, [this] { return ready; }) ? future_status::ready : future_status::timeout;
    }
    void check()
    {
        wait();
        if (failed) std::rethrow_exception(failed);
    }
};
template <class T> class __future_value : public __future_state
{
    alignas(T) unsigned char room[sizeof(T)];
    bool made = false;

public:
    ~__future_value() override { if (made) ((T *)room)->~T(); }
    template <class U> void set(U &&value)
    {
        this->finish([&] {
            ::new ((void *)room) T(std::forward<U>(value));
            made = true;
        });
    }
    template <class F> void call(F &f) { set(f()); }
    T &get()
    {
        this->check();
        return *(T *)room;
    }
};
template <class T> class __future_value<T &> : public __future_state
{
    T *to = nullptr;

public:
    void set(T &value) { this->finish([&] { to = &value; }); }
    template <class F> void call(F &f) { set(f()); }
    T &get()
    {
        this->check();
        return *to;
    }
};
template <> class __future_value<void> : public __future_state
{
public:
    void set() { this->finish([] {}); }
    template <class F> void call(F &f)
    {
        f();
        set();
    }
    void get() { this->check(); }
};
template <class T, class F> void __fulfil(__future_value<T> &state, F &f)
{
    try {
        state.call(f);
    } catch (...) {
        state.fail(std::current_exception());
    }
}
/* ... of std::async. */
template <class T, class C> class __async_state : public __future_value<T>
{
    C call;

    static void now(__future_state *state) { std::__fulfil<T>(*(__async_state *)state, ((__async_state *)state)->call); }

public:
    template <class... A> explicit __async_state(bool deferred, A &&...a) : call(std::forward<A>(a)...)
    {
        if (deferred) this->run = now;
        else this->runs = thread([this] { now(this); });
    }
    ~__async_state() override { if (this->runs.joinable()) this->runs.join(); }
};

template <class T> class future;
template <class T> class shared_future;
template <class T> class __shares_state
{
protected:
    shared_ptr<__future_value<T>> state;
    __shares_state() noexcept {}
    explicit __shares_state(const shared_ptr<__future_value<T>> &s) : state(s) {}
    __future_value<T> &known() const
    {
        if (!state) throw future_error(future_errc::no_state);
        return *state;
    }
};
template <class T> class __future : protected __shares_state<T>
{
public:
    __future() noexcept {}
    explicit __future(const shared_ptr<__future_value<T>> &s) : __shares_state<T>(s) {}
    bool valid() const noexcept { return (bool)this->state; }
    void wait() const { this->known().wait(); }
    template <class D> future_status wait_for(const D &away) const { return this->known().wait_for(away); }
    template <class T> future_status wait_until(const T &time) const { return this->known().wait_for(time); }
};
template <class T> class future : public __future<T>
{
public:
    future() noexcept {}
    explicit future(const shared_ptr<__future_value<T>> &s) : __future<T>(s) {}
    future(const future &) = delete;
    future(future &&) = default;
    future &operator=(const future &) = delete;
    future &operator=(future &&) = default;
    T get()
    {
        this->known();
        shared_ptr<__future_value<T>> taken = std::move(this->state);
        if constexpr (is_void<T>::value) taken->get();
        else if constexpr (is_reference<T>::value) return taken->get();
        else return std::move(taken->get());
    }
    shared_future<T> share() { return shared_future<T>(std::move(*this)); }
    shared_ptr<__future_value<T>> __take() { return std::move(this->state); }
};
template <class T> class shared_future : public __future<T>
{
public:
    shared_future() noexcept {}
    shared_future(future<T> &&o) : __future<T>(o.__take()) {}
    decltype(auto) get() const
    {
        if constexpr (is_void<T>::value) this->known().get();
        else if constexpr (is_reference<T>::value) return this->known().get();
        else return (const T &)this->known().get();
    }
};
template <class T> class __promise : protected __shares_state<T>
{
public:
    __promise() : __shares_state<T>(std::make_shared<__future_value<T>>()) {}
    __promise(__promise &&) = default;
    __promise &operator=(__promise &&o)
    {
        if (this->state) this->state->abandon();
        this->state = std::move(o.state);
        return *this;
    }
    ~__promise() { if (this->state) this->state->abandon(); }
    future<T> get_future()
    {
        this->known().retrieve();
        return future<T>(this->state);
    }
    void set_exception(exception_ptr error) { this->known().fail(error); }
};
template <class T> class promise : public __promise<T>
{
public:
    void set_value(const T &value) { this->known().set(value); }
    void set_value(T &&value) { this->known().set(std::move(value)); }
};
template <class T> class promise<T &> : public __promise<T &>
{
public:
    void set_value(T &value) { this->known().set(value); }
};
template <> class promise<void> : public __promise<void>
{
public:
    void set_value() { this->known().set(); }
};

template <class S> class packaged_task;
template <class R, class... A> class packaged_task<R(A...)> : public __promise<R>
{
    struct Call {
        virtual ~Call() {}
        virtual R call(A... a) = 0;
    };
    template <class F> struct Of : Call {
        F f;
        explicit Of(F &&given) : f(std::move(given)) {}
        explicit Of(const F &given) : f(given) {}
        R call(A... a) override
        {
            if constexpr (is_void<R>::value) std::__invoke(f, std::forward<A>(a)...);
            else return std::__invoke(f, std::forward<A>(a)...);
        }
    };
    unique_ptr<Call> task;

    void set_exception(exception_ptr) = delete;

public:
    packaged_task() noexcept { this->state = nullptr; }
    template <class F, class = enable_if_t<!is_same<decay_t<F>, packaged_task>::value>> explicit packaged_task(F &&f) : task(new Of<decay_t<F>>(std::forward<F>(f))) {}
    packaged_task(packaged_task &&) = default;
    packaged_task &operator=(packaged_task &&) = default;
    bool valid() const noexcept { return (bool)this->state; }
    void operator()(A... a)
    {
        if (this->known().is_ready()) throw future_error(future_errc::promise_already_satisfied);
        auto call = [&]() -> R { return task->call(std::forward<A>(a)...); };
        std::__fulfil<R>(*this->state, call);
    }
    void reset()
    {
        this->known();
        this->state->abandon();
        this->state = std::make_shared<__future_value<R>>();
    }
};

/* [futures.async]: without a policy in a thread of its own, as libstdc++ does it. */
template <class F, class... A> auto async(launch how, F &&f, A &&...a)
{
    typedef __later_call<F, A...> call;
    typedef decltype(declval<call &>()()) result;
    bool deferred = (how & launch::async) != launch::async;
    return future<result>(shared_ptr<__future_value<result>>(new __async_state<result, call>(deferred, std::forward<F>(f), std::forward<A>(a)...)));
}
template <class F, class... A, class = enable_if_t<!is_same<decay_t<F>, launch>::value>> auto async(F &&f, A &&...a)
{
    return std::async(launch::async, std::forward<F>(f), std::forward<A>(a)...);
}

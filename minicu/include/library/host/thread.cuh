/* <thread> (C++17 [thread.threads]), over the platform's threads: pthread.h. */

/* [thread.decaycopy]: a function and its arguments, copied here and moved to the call. */
template <class F, class... A> class __later_call
{
    tuple<decay_t<F>, decay_t<A>...> all;

    template <size_t... I> decltype(auto) call(index_sequence<I...>) { return std::__invoke(std::move(std::get<I>(all))...); }

public:
    explicit __later_call(F &&f, A &&...a) : all(std::forward<F>(f), std::forward<A>(a)...) {}
    decltype(auto) operator()() { return call(index_sequence_for<F, A...>()); }
};
template <class F> class __later_call<F>
{
    decay_t<F> f;

public:
    explicit __later_call(F &&given) : f(std::forward<F>(given)) {}
    decltype(auto) operator()() { return std::__invoke(std::move(f)); }
};
/* What a thread begins with; an exception that leaves it ends the program. */
template <class C> void *__thread_begins(void *given) noexcept
{
    C *call = (C *)given;
    (*call)();
    delete call;
    return nullptr;
}
/* What POSIX threads report ([thread.req.exception]). */
[[noreturn]] __noinline__ static void __thread_fails(int error) { throw system_error(error, std::generic_category()); }

class thread
{
public:
    typedef pthread_t native_handle_type;
    class id
    {
        pthread_t number;

    public:
        constexpr id() noexcept : number(0) {}
        explicit constexpr id(pthread_t n) noexcept : number(n) {}
        bool operator==(const id &o) const noexcept { return number == o.number; }
        bool operator!=(const id &o) const noexcept { return number != o.number; }
        bool operator<(const id &o) const noexcept { return number < o.number; }
        bool operator>(const id &o) const noexcept { return number > o.number; }
        bool operator<=(const id &o) const noexcept { return number <= o.number; }
        bool operator>=(const id &o) const noexcept { return number >= o.number; }
        pthread_t __number() const { return number; }
        size_t __hash() const { return number; }
    };

private:
    pthread_t handle = 0;

public:
    thread() noexcept {}
    template <class F, class... A, class = enable_if_t<!is_same<decay_t<F>, thread>::value>> explicit thread(F &&f, A &&...a)
    {
        typedef __later_call<F, A...> call;
        call *made = new call(std::forward<F>(f), std::forward<A>(a)...);
        if (int error = ::pthread_create(&handle, nullptr, std::__thread_begins<call>, made)) {
            delete made;
            std::__thread_fails(error);
        }
    }
    thread(const thread &) = delete;
    thread(thread &&o) noexcept : handle(o.handle) { o.handle = 0; }
    thread &operator=(const thread &) = delete;
    thread &operator=(thread &&o) noexcept
    {
        if (joinable()) std::terminate();
        swap(o);
        return *this;
    }
    ~thread() { if (joinable()) std::terminate(); }
    void swap(thread &o) noexcept
    {
        pthread_t mine = handle;
        handle = o.handle;
        o.handle = mine;
    }
    bool joinable() const noexcept { return handle != 0; }
    void join()
    {
        int error = handle == 0 ? 22 : ::pthread_join(handle, nullptr);
        if (error) std::__thread_fails(error);
        handle = 0;
    }
    void detach()
    {
        int error = handle == 0 ? 22 : ::pthread_detach(handle);
        if (error) std::__thread_fails(error);
        handle = 0;
    }
    id get_id() const noexcept { return id(handle); }
    native_handle_type native_handle() { return handle; }
    static unsigned hardware_concurrency() noexcept { return (unsigned)::sysconf(84); }
};
static inline void swap(thread &a, thread &b) noexcept { a.swap(b); }

static inline ostream &operator<<(ostream &o, thread::id i)
{
    return i == thread::id() ? o << "thread::id of a non-executing thread" : o << i.__number();
}

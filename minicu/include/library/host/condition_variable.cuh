/* <condition_variable> (C++17 [thread.condition]), over that of pthread.h. */

enum class cv_status { no_timeout, timeout };

/* What both have beyond waiting: for a condition, and for some time, which `Self::__wait_until` knows by a clock that
   nobody sets. */
template <class Self> class __condition
{
    Self &self() { return static_cast<Self &>(*this); }

public:
    template <class L, class P> void wait(L &lock, P holds)
    {
        while (!holds()) self().wait(lock);
    }
    template <class L, class D> cv_status wait_for(L &lock, const D &away)
    {
        return self().__wait_until(lock, std::__until(away)) ? cv_status::no_timeout : cv_status::timeout;
    }
    template <class L, class D, class P> bool wait_for(L &lock, const D &away, P holds)
    {
        struct timespec until = std::__until(away);
        while (!holds())
            if (!self().__wait_until(lock, until)) return holds();
        return true;
    }
    template <class L, class T> cv_status wait_until(L &lock, const T &time) { return wait_for(lock, time); }
    template <class L, class T, class P> bool wait_until(L &lock, const T &time, P holds) { return wait_for(lock, time, holds); }
};
class condition_variable : public __condition<condition_variable>
{
    pthread_cond_t c = {{0}};

public:
    typedef pthread_cond_t *native_handle_type;
    condition_variable() {}
    condition_variable(const condition_variable &) = delete;
    condition_variable &operator=(const condition_variable &) = delete;
    ~condition_variable() { ::pthread_cond_destroy(&c); }
    void notify_one() noexcept { ::pthread_cond_signal(&c); }
    void notify_all() noexcept { ::pthread_cond_broadcast(&c); }
    using __condition<condition_variable>::wait;
    void wait(unique_lock<mutex> &lock) { ::pthread_cond_wait(&c, lock.mutex()->native_handle()); }
    bool __wait_until(unique_lock<mutex> &lock, struct timespec until)
    {
        return ::pthread_cond_clockwait(&c, lock.mutex()->native_handle(), 1, &until) == 0;
    }
    native_handle_type native_handle() { return &c; }
};
/* ... with locks of any type: a mutex of its own keeps who notifies from coming between unlocking and waiting. */
class condition_variable_any : public __condition<condition_variable_any>
{
    struct Inside {
        mutex m;
        condition_variable c;
    };
    shared_ptr<Inside> inside = std::make_shared<Inside>();
    template <class L> struct Again {
        L &lock;
        ~Again() { lock.lock(); }
    };

public:
    condition_variable_any() {}
    condition_variable_any(const condition_variable_any &) = delete;
    condition_variable_any &operator=(const condition_variable_any &) = delete;
    void notify_one() noexcept
    {
        lock_guard<mutex> own(inside->m);
        inside->c.notify_one();
    }
    void notify_all() noexcept
    {
        lock_guard<mutex> own(inside->m);
        inside->c.notify_all();
    }
    using __condition<condition_variable_any>::wait;
    using __condition<condition_variable_any>::wait_for;
    using __condition<condition_variable_any>::wait_until;
    template <class L> void wait(L &lock)
    {
        shared_ptr<Inside> kept = inside;
        unique_lock<mutex> own(kept->m);
        lock.unlock();
        Again<L> again{lock};
        unique_lock<mutex> first(std::move(own)); /* unlocked before `lock` is taken again */
        kept->c.wait(first);
    }
    template <class L> bool __wait_until(L &lock, struct timespec until)
    {
        shared_ptr<Inside> kept = inside;
        unique_lock<mutex> own(kept->m);
        lock.unlock();
        Again<L> again{lock};
        unique_lock<mutex> first(std::move(own));
        return kept->c.__wait_until(first, until);
    }

    /* C++20 [thread.condvarany.intwait], with a stop_token. */
    template <class L, class S, class P> bool wait(L &lock, S stop, P holds) { return __wait_stoppable(lock, stop, holds, nullptr); }
    template <class L, class S, class T, class P> bool wait_until(L &lock, S stop, const T &time, P holds)
    {
        struct timespec until = std::__until(time);
        return __wait_stoppable(lock, stop, holds, &until);
    }
    template <class L, class S, class D, class P> bool wait_for(L &lock, S stop, const D &away, P holds) { return wait_until(lock, stop, away, holds); }
    template <class L, class S, class P> bool __wait_stoppable(L &lock, S &stop, P &holds, const struct timespec *until)
    {
        auto wake = [this] { notify_all(); };
        typename S::template __when_stopped<decltype(wake)> call(stop, wake);
        shared_ptr<Inside> kept = inside;
        for (bool in_time = true; in_time;) {
            if (holds()) return true;
            unique_lock<mutex> own(kept->m); /* before the look: a request after it has to wait for us to wait */
            if (stop.stop_requested()) return false;
            lock.unlock();
            Again<L> again{lock};
            unique_lock<mutex> first(std::move(own));
            if (until) in_time = kept->c.__wait_until(first, *until);
            else kept->c.wait(first);
        }
        return holds();
    }
};
static inline void notify_all_at_thread_exit(condition_variable &c, unique_lock<mutex> lock)
{
    struct Told {
        condition_variable *c;
        mutex *m;
    };
    Told *told = new Told{&c, lock.release()};
    ::__cxa_thread_atexit([](void *given) {
        Told *told = (Told *)given;
        told->m->unlock();
        told->c->notify_all();
        delete told;
    }, told, nullptr);
}

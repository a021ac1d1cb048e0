/* <atomic> ([atomics]). Objects of 1, 2, 4 and 8 bytes are worked on by single instructions, in one order for all
   (but stores that ask for less); others under a lock. */

enum class memory_order : int { relaxed, consume, acquire, release, acq_rel, seq_cst };
constexpr memory_order memory_order_relaxed = memory_order::relaxed;
constexpr memory_order memory_order_consume = memory_order::consume;
constexpr memory_order memory_order_acquire = memory_order::acquire;
constexpr memory_order memory_order_release = memory_order::release;
constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;

/* Where threads wait for objects in memory, and have the others' locks: some places for all. */
struct __waiting {
    pthread_mutex_t m;
    pthread_cond_t changed;
};
static __waiting __waits[16];
static inline __waiting *__waits_at(const volatile void *object) { return &__waits[(size_t)object / 8 % 16]; }
struct __locked_place {
    __waiting *w;
    explicit __locked_place(const volatile void *object) : w(std::__waits_at(object)) { ::pthread_mutex_lock(&w->m); }
    ~__locked_place() { ::pthread_mutex_unlock(&w->m); }
};
__noinline__ static void __notify(const volatile void *object)
{
    __locked_place locked(object);
    ::pthread_cond_broadcast(&locked.w->changed);
}

template <class T> struct __atomic_place {
    typedef T value_type;
    static constexpr bool is_always_lock_free = sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8;
    alignas((sizeof(T) & (sizeof(T) - 1)) == 0 && sizeof(T) <= 16 ? sizeof(T) : 1) alignas(T) T value = T();

    __atomic_place() = default;
    constexpr __atomic_place(T v) noexcept : value(v) {}
    T *__at() const volatile noexcept { return (T *)&value; }
    bool is_lock_free() const volatile noexcept { return is_always_lock_free; }
    T load(memory_order = memory_order::seq_cst) const volatile noexcept
    {
        alignas(T) unsigned char found[sizeof(T)];
        if constexpr (is_always_lock_free) __atomic_load(__at(), (T *)found, 5);
        else {
            __locked_place locked(this);
            ::memcpy(found, __at(), sizeof(T));
        }
        return *(T *)found;
    }
    void store(T v, memory_order order = memory_order::seq_cst) volatile noexcept
    {
        if constexpr (is_always_lock_free) {
            if (order == memory_order::seq_cst) __atomic_store(__at(), &v, 5);
            else __atomic_store(__at(), &v, 3);
        } else {
            __locked_place locked(this);
            ::memcpy(__at(), &v, sizeof(T));
        }
    }
    operator T() const volatile noexcept { return load(); }
    T exchange(T v, memory_order = memory_order::seq_cst) volatile noexcept
    {
        alignas(T) unsigned char old[sizeof(T)];
        if constexpr (is_always_lock_free) __atomic_exchange(__at(), &v, (T *)old, 5);
        else {
            __locked_place locked(this);
            ::memcpy(old, __at(), sizeof(T));
            ::memcpy(__at(), &v, sizeof(T));
        }
        return *(T *)old;
    }
    bool compare_exchange_strong(T &expected, T v, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) volatile noexcept
    {
        if constexpr (is_always_lock_free) return __atomic_compare_exchange(__at(), &expected, &v, false, 5, 5);
        else {
            __locked_place locked(this);
            bool same = ::memcmp(__at(), &expected, sizeof(T)) == 0;
            ::memcpy(same ? __at() : &expected, same ? &v : __at(), sizeof(T));
            return same;
        }
    }
    bool compare_exchange_weak(T &expected, T v, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) volatile noexcept { return compare_exchange_strong(expected, v); }
    void wait(T old, memory_order = memory_order::seq_cst) const volatile noexcept
    {
        __locked_place locked(this);
        for (;;) {
            alignas(T) unsigned char found[sizeof(T)];
            if constexpr (is_always_lock_free) __atomic_load(__at(), (T *)found, 5);
            else ::memcpy(found, __at(), sizeof(T));
            if (::memcmp(found, &old, sizeof(T)) != 0) return;
            ::pthread_cond_wait(&locked.w->changed, &locked.w->m);
        }
    }
    void notify_one() volatile noexcept { std::__notify(this); }
    void notify_all() volatile noexcept { std::__notify(this); }
};
template <class T> struct __atomic_integer : __atomic_place<T> {
    typedef T difference_type;

    __atomic_integer() = default;
    constexpr __atomic_integer(T v) noexcept : __atomic_place<T>(v) {}
    T fetch_add(T v, memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_fetch_add(this->__at(), v, 5); }
    T fetch_sub(T v, memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_fetch_sub(this->__at(), v, 5); }
    T fetch_and(T v, memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_fetch_and(this->__at(), v, 5); }
    T fetch_or(T v, memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_fetch_or(this->__at(), v, 5); }
    T fetch_xor(T v, memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_fetch_xor(this->__at(), v, 5); }
    T operator++() volatile noexcept { return __atomic_add_fetch(this->__at(), (T)1, 5); }
    T operator++(int) volatile noexcept { return fetch_add(1); }
    T operator--() volatile noexcept { return __atomic_sub_fetch(this->__at(), (T)1, 5); }
    T operator--(int) volatile noexcept { return fetch_sub(1); }
    T operator+=(T v) volatile noexcept { return __atomic_add_fetch(this->__at(), v, 5); }
    T operator-=(T v) volatile noexcept { return __atomic_sub_fetch(this->__at(), v, 5); }
    T operator&=(T v) volatile noexcept { return __atomic_and_fetch(this->__at(), v, 5); }
    T operator|=(T v) volatile noexcept { return __atomic_or_fetch(this->__at(), v, 5); }
    T operator^=(T v) volatile noexcept { return __atomic_xor_fetch(this->__at(), v, 5); }
};
template <class T> struct __atomic_floating : __atomic_place<T> {
    typedef T difference_type;

    __atomic_floating() = default;
    constexpr __atomic_floating(T v) noexcept : __atomic_place<T>(v) {}
    T fetch_add(T v, memory_order = memory_order::seq_cst) volatile noexcept
    {
        T old = this->load();
        while (!this->compare_exchange_weak(old, old + v)) {}
        return old;
    }
    T fetch_sub(T v, memory_order = memory_order::seq_cst) volatile noexcept { return fetch_add(-v); }
    T operator+=(T v) volatile noexcept { return fetch_add(v) + v; }
    T operator-=(T v) volatile noexcept { return fetch_sub(v) - v; }
};
template <class T> struct __atomic_pointer : __atomic_place<T *> {
    typedef ptrdiff_t difference_type;

    __atomic_pointer() = default;
    constexpr __atomic_pointer(T *v) noexcept : __atomic_place<T *>(v) {}
    T *fetch_add(ptrdiff_t v, memory_order = memory_order::seq_cst) volatile noexcept { return (T *)__atomic_fetch_add((long *)this->__at(), v * (long)sizeof(T), 5); }
    T *fetch_sub(ptrdiff_t v, memory_order = memory_order::seq_cst) volatile noexcept { return fetch_add(-v); }
    T *operator++() volatile noexcept { return fetch_add(1) + 1; }
    T *operator++(int) volatile noexcept { return fetch_add(1); }
    T *operator--() volatile noexcept { return fetch_add(-1) - 1; }
    T *operator--(int) volatile noexcept { return fetch_add(-1); }
    T *operator+=(ptrdiff_t v) volatile noexcept { return fetch_add(v) + v; }
    T *operator-=(ptrdiff_t v) volatile noexcept { return fetch_add(-v) - v; }
};
template <class T> struct __atomic_kind {
    typedef typename conditional<is_integral<T>::value && !is_same<T, bool>::value, __atomic_integer<T>,
                                 typename conditional<is_floating_point<T>::value, __atomic_floating<T>, __atomic_place<T>>::type>::type type;
};
template <class T> struct __atomic_kind<T *> {
    typedef typename conditional<is_object<T>::value, __atomic_pointer<T>, __atomic_place<T *>>::type type;
};
template <class T> struct atomic : __atomic_kind<T>::type {
    static_assert(is_trivially_copyable<T>::value, "std::atomic requires a trivially copyable type");
    atomic() = default;
    constexpr atomic(T v) noexcept : __atomic_kind<T>::type(v) {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    atomic &operator=(const atomic &) volatile = delete;
    T operator=(T v) noexcept { this->store(v); return v; }
    T operator=(T v) volatile noexcept { this->store(v); return v; }
};
template <class T> atomic(T) -> atomic<T>;

typedef atomic<bool> atomic_bool;
typedef atomic<char> atomic_char;
typedef atomic<signed char> atomic_schar;
typedef atomic<unsigned char> atomic_uchar;
typedef atomic<short> atomic_short;
typedef atomic<unsigned short> atomic_ushort;
typedef atomic<int> atomic_int;
typedef atomic<unsigned> atomic_uint;
typedef atomic<long> atomic_long;
typedef atomic<unsigned long> atomic_ulong;
typedef atomic<long long> atomic_llong;
typedef atomic<unsigned long long> atomic_ullong;
typedef atomic<wchar_t> atomic_wchar_t;
typedef atomic<char16_t> atomic_char16_t;
typedef atomic<char32_t> atomic_char32_t;
typedef atomic<int8_t> atomic_int8_t;
typedef atomic<int16_t> atomic_int16_t;
typedef atomic<int32_t> atomic_int32_t;
typedef atomic<int64_t> atomic_int64_t;
typedef atomic<uint8_t> atomic_uint8_t;
typedef atomic<uint16_t> atomic_uint16_t;
typedef atomic<uint32_t> atomic_uint32_t;
typedef atomic<uint64_t> atomic_uint64_t;
typedef atomic<intptr_t> atomic_intptr_t;
typedef atomic<uintptr_t> atomic_uintptr_t;
typedef atomic<size_t> atomic_size_t;
typedef atomic<ptrdiff_t> atomic_ptrdiff_t;
typedef atomic<intmax_t> atomic_intmax_t;
typedef atomic<uintmax_t> atomic_uintmax_t;
typedef atomic<int_least8_t> atomic_int_least8_t;
typedef atomic<int_least16_t> atomic_int_least16_t;
typedef atomic<int_least32_t> atomic_int_least32_t;
typedef atomic<int_least64_t> atomic_int_least64_t;
typedef atomic<uint_least8_t> atomic_uint_least8_t;
typedef atomic<uint_least16_t> atomic_uint_least16_t;
typedef atomic<uint_least32_t> atomic_uint_least32_t;
typedef atomic<uint_least64_t> atomic_uint_least64_t;
typedef atomic<int_fast8_t> atomic_int_fast8_t;
typedef atomic<int_fast16_t> atomic_int_fast16_t;
typedef atomic<int_fast32_t> atomic_int_fast32_t;
typedef atomic<int_fast64_t> atomic_int_fast64_t;
typedef atomic<uint_fast8_t> atomic_uint_fast8_t;
typedef atomic<uint_fast16_t> atomic_uint_fast16_t;
typedef atomic<uint_fast32_t> atomic_uint_fast32_t;
typedef atomic<uint_fast64_t> atomic_uint_fast64_t;

template <class T> bool atomic_is_lock_free(const volatile atomic<T> *a) noexcept { return a->is_lock_free(); }
template <class T> void atomic_init(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { a->store(v); }
template <class T> T atomic_load(const volatile atomic<T> *a) noexcept { return a->load(); }
template <class T> T atomic_load_explicit(const volatile atomic<T> *a, memory_order order) noexcept { return a->load(order); }
template <class T> void atomic_store(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { a->store(v); }
template <class T> void atomic_store_explicit(volatile atomic<T> *a, typename atomic<T>::value_type v, memory_order order) noexcept { a->store(v, order); }
template <class T> T atomic_exchange(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { return a->exchange(v); }
template <class T> T atomic_exchange_explicit(volatile atomic<T> *a, typename atomic<T>::value_type v, memory_order) noexcept { return a->exchange(v); }
template <class T> bool atomic_compare_exchange_strong(volatile atomic<T> *a, typename atomic<T>::value_type *e, typename atomic<T>::value_type v) noexcept { return a->compare_exchange_strong(*e, v); }
template <class T> bool atomic_compare_exchange_strong_explicit(volatile atomic<T> *a, typename atomic<T>::value_type *e, typename atomic<T>::value_type v, memory_order, memory_order) noexcept { return a->compare_exchange_strong(*e, v); }
template <class T> bool atomic_compare_exchange_weak(volatile atomic<T> *a, typename atomic<T>::value_type *e, typename atomic<T>::value_type v) noexcept { return a->compare_exchange_strong(*e, v); }
template <class T> bool atomic_compare_exchange_weak_explicit(volatile atomic<T> *a, typename atomic<T>::value_type *e, typename atomic<T>::value_type v, memory_order, memory_order) noexcept { return a->compare_exchange_strong(*e, v); }
template <class T> T atomic_fetch_add(volatile atomic<T> *a, typename atomic<T>::difference_type v) noexcept { return a->fetch_add(v); }
template <class T> T atomic_fetch_add_explicit(volatile atomic<T> *a, typename atomic<T>::difference_type v, memory_order) noexcept { return a->fetch_add(v); }
template <class T> T atomic_fetch_sub(volatile atomic<T> *a, typename atomic<T>::difference_type v) noexcept { return a->fetch_sub(v); }
template <class T> T atomic_fetch_sub_explicit(volatile atomic<T> *a, typename atomic<T>::difference_type v, memory_order) noexcept { return a->fetch_sub(v); }
template <class T> T atomic_fetch_and(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { return a->fetch_and(v); }
template <class T> T atomic_fetch_and_explicit(volatile atomic<T> *a, typename atomic<T>::value_type v, memory_order) noexcept { return a->fetch_and(v); }
template <class T> T atomic_fetch_or(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { return a->fetch_or(v); }
template <class T> T atomic_fetch_or_explicit(volatile atomic<T> *a, typename atomic<T>::value_type v, memory_order) noexcept { return a->fetch_or(v); }
template <class T> T atomic_fetch_xor(volatile atomic<T> *a, typename atomic<T>::value_type v) noexcept { return a->fetch_xor(v); }
template <class T> T atomic_fetch_xor_explicit(volatile atomic<T> *a, typename atomic<T>::value_type v, memory_order) noexcept { return a->fetch_xor(v); }

struct atomic_flag {
    bool set = false;

    atomic_flag() = default;
    constexpr atomic_flag(bool set) noexcept : set(set) {}
    atomic_flag(const atomic_flag &) = delete;
    bool test(memory_order = memory_order::seq_cst) const volatile noexcept { return __atomic_load_n(&set, 5); }
    bool test_and_set(memory_order = memory_order::seq_cst) volatile noexcept { return __atomic_exchange_n(&set, true, 5); }
    void clear(memory_order order = memory_order::seq_cst) volatile noexcept
    {
        if (order == memory_order::seq_cst) __atomic_store_n(&set, false, 5);
        else __atomic_store_n(&set, false, 3);
    }
    void wait(bool old, memory_order = memory_order::seq_cst) const volatile noexcept
    {
        __locked_place locked(this);
        while (test() == old) ::pthread_cond_wait(&locked.w->changed, &locked.w->m);
    }
    void notify_one() volatile noexcept { std::__notify(this); }
    void notify_all() volatile noexcept { std::__notify(this); }
};
static inline bool atomic_flag_test_and_set(volatile atomic_flag *f) noexcept { return f->test_and_set(); }
static inline bool atomic_flag_test_and_set_explicit(volatile atomic_flag *f, memory_order) noexcept { return f->test_and_set(); }
static inline bool atomic_flag_test(const volatile atomic_flag *f) noexcept { return f->test(); }
static inline void atomic_flag_clear(volatile atomic_flag *f) noexcept { f->clear(); }
static inline void atomic_flag_clear_explicit(volatile atomic_flag *f, memory_order order) noexcept { f->clear(order); }
static inline void atomic_thread_fence(memory_order order) noexcept
{
    if (order == memory_order::seq_cst) __atomic_thread_fence(5);
    else if (order != memory_order::relaxed) __atomic_thread_fence(4);
}
static inline void atomic_signal_fence(memory_order) noexcept { asm volatile("" : : : "memory"); }
template <class T> T kill_dependency(T v) noexcept { return v; }

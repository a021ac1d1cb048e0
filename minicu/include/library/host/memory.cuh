/* <memory> (C++17 [smartptr]). */

template <class T> struct default_delete {
    default_delete() {}
    template <class U> default_delete(const default_delete<U> &) {}
    void operator()(T *p) const { delete p; }
};
template <class T> struct default_delete<T[]> {
    void operator()(T *p) const { delete[] p; }
};

/* The deleter's `pointer`, if it has one (C++17 [unique.ptr.single]p3). */
template <class T, class D, class = void> struct __owned {
    typedef T *pointer;
};
template <class T, class D> struct __owned<T, D, void_t<typename remove_reference_t<D>::pointer>> {
    typedef typename remove_reference_t<D>::pointer pointer;
};

/* What pointers to an object and to an array have in common. */
template <class T, class D> class __unique
{
public:
    typedef typename __owned<T, D>::pointer pointer;

protected:
    pointer object;
    [[no_unique_address]] D deleter;
    __unique() : object(), deleter() {}
    explicit __unique(pointer p) : object(p), deleter() {}
    template <class E> __unique(pointer p, E &&d) : object(p), deleter(std::forward<E>(d)) {}
    __unique(const __unique &) = delete;
    ~__unique()
    {
        if (object != nullptr) deleter(object);
    }
    template <class U> void take(U &other)
    {
        reset(other.release());
        deleter = std::forward<typename U::deleter_type>(other.get_deleter());
    }

public:
    typedef T element_type;
    typedef D deleter_type;
    pointer get() const { return object; }
    size_t __hash() const { return (size_t)object; }
    D &get_deleter() { return deleter; }
    const D &get_deleter() const { return deleter; }
    explicit operator bool() const { return object != nullptr; }
    pointer release()
    {
        pointer p = object;
        object = nullptr;
        return p;
    }
    void reset(pointer p = pointer())
    {
        pointer old = object;
        object = p;
        if (old != nullptr) deleter(old);
    }
    void swap(__unique &other)
    {
        std::swap(object, other.object);
        std::swap(deleter, other.deleter);
    }
    bool operator==(decltype(nullptr)) const { return object == nullptr; }
    bool operator!=(decltype(nullptr)) const { return object != nullptr; }
    template <class U, class E> bool operator==(const __unique<U, E> &b) const { return object == b.get(); }
    template <class U, class E> bool operator!=(const __unique<U, E> &b) const { return object != b.get(); }
    template <class U, class E> bool operator<(const __unique<U, E> &b) const { return object < b.get(); }
};

template <class T, class D = default_delete<T>> class unique_ptr : public __unique<T, D>
{
public:
    unique_ptr() noexcept {}
    unique_ptr(decltype(nullptr)) {}
    typedef typename __unique<T, D>::pointer pointer;
    explicit unique_ptr(pointer p) : __unique<T, D>(p) {}
    unique_ptr(pointer p, const D &d) : __unique<T, D>(p, d) {}
    unique_ptr(unique_ptr &&other) noexcept : __unique<T, D>(other.release(), std::forward<D>(other.get_deleter())) {}
    template <class U, class E> unique_ptr(unique_ptr<U, E> &&other) : __unique<T, D>(other.release(), std::forward<E>(other.get_deleter())) {}
    unique_ptr &operator=(unique_ptr &&other) noexcept
    {
        this->take(other);
        return *this;
    }
    template <class U, class E> unique_ptr &operator=(unique_ptr<U, E> &&other)
    {
        this->take(other);
        return *this;
    }
    unique_ptr &operator=(decltype(nullptr))
    {
        this->reset();
        return *this;
    }
    add_lvalue_reference_t<T> operator*() const { return *this->object; }
    pointer operator->() const { return this->object; }
};
template <class T, class D> class unique_ptr<T[], D> : public __unique<T, D>
{
public:
    unique_ptr() noexcept {}
    unique_ptr(decltype(nullptr)) {}
    typedef typename __unique<T, D>::pointer pointer;
    explicit unique_ptr(pointer p) : __unique<T, D>(p) {}
    unique_ptr(pointer p, const D &d) : __unique<T, D>(p, d) {}
    unique_ptr(unique_ptr &&other) noexcept : __unique<T, D>(other.release(), std::forward<D>(other.get_deleter())) {}
    unique_ptr &operator=(unique_ptr &&other) noexcept
    {
        this->take(other);
        return *this;
    }
    unique_ptr &operator=(decltype(nullptr))
    {
        this->reset();
        return *this;
    }
    T &operator[](size_t i) const { return this->object[i]; }
};
template <class T, class D> bool operator==(decltype(nullptr), const unique_ptr<T, D> &p) { return !p; }
template <class T, class D> bool operator!=(decltype(nullptr), const unique_ptr<T, D> &p) { return (bool)p; }

template <class T> typename enable_if<!is_array<T>::value, unique_ptr<T>>::type make_unique() { return unique_ptr<T>(new T()); }
template <class T, class A> typename enable_if<is_array<T>::value, unique_ptr<T>>::type make_unique(A n)
{
    return unique_ptr<T>(new typename remove_extent<T>::type[n]());
}
template <class T, class A> typename enable_if<!is_array<T>::value, unique_ptr<T>>::type make_unique(A &&a)
{
    return unique_ptr<T>(new T(std::forward<A>(a)));
}
template <class T, class A, class B> unique_ptr<T> make_unique(A &&a, B &&b) { return unique_ptr<T>(new T(std::forward<A>(a), std::forward<B>(b))); }
template <class T, class A, class B, class C> unique_ptr<T> make_unique(A &&a, B &&b, C &&c)
{
    return unique_ptr<T>(new T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c)));
}
template <class T, class A, class B, class C, class D> unique_ptr<T> make_unique(A &&a, B &&b, C &&c, D &&d)
{
    return unique_ptr<T>(new T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d)));
}
template <class T, class A, class B, class C, class D, class E> unique_ptr<T> make_unique(A &&a, B &&b, C &&c, D &&d, E &&e)
{
    return unique_ptr<T>(new T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e)));
}
template <class T, class A, class B, class C, class D, class E, class F> unique_ptr<T> make_unique(A &&a, B &&b, C &&c, D &&d, E &&e, F &&f)
{
    return unique_ptr<T>(new T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e), std::forward<F>(f)));
}

/* Adds to a count of owners; what it is then. */
static inline long __counted(long &count, long by)
{
    if (::__minicu_threaded) return __atomic_add_fetch(&count, by, 4);
    return count += by;
}
/* How many share an object, and what ends it: a function, as its type and its deleter's are known only where
   it was made. */
struct __shared_count {
    long owners, watchers; /* all owners together are one watcher */
    void (*end)(__shared_count *);
};
template <class P, class D> struct __shared_object : __shared_count {
    P object;
    D deleter;
    __shared_object(P p, const D &d) : object(p), deleter(d)
    {
        owners = watchers = 1;
        end = finish;
    }
    static void finish(__shared_count *count)
    {
        __shared_object *own = static_cast<__shared_object *>(count);
        own->deleter(own->object);
    }
};

template <class T> class weak_ptr;
/* The base of what follows: what an object knows of those who count its owners. */
struct __of_owners { mutable __shared_count *__owners; };
static inline void __owned_by(const __of_owners *object, __shared_count *count)
{
    if (object && !object->__owners) object->__owners = count;
}
static inline void __owned_by(const volatile void *, __shared_count *) {}
template <class T> class shared_ptr;
/* [util.smartptr.enab]: the object knows who counts its owners. */
template <class T> class enable_shared_from_this : public __of_owners
{
public:
    shared_ptr<T> shared_from_this() { return shared_ptr<T>(static_cast<T *>(this), __owners, false); }
    shared_ptr<const T> shared_from_this() const { return shared_ptr<const T>(static_cast<const T *>(this), __owners, false); }

protected:
    enable_shared_from_this() { __owners = nullptr; }
    enable_shared_from_this(const enable_shared_from_this &) { __owners = nullptr; }
    enable_shared_from_this &operator=(const enable_shared_from_this &) { return *this; }
};
template <class T> class shared_ptr
{
    typedef typename remove_extent<T>::type element;
    element *object;
    __shared_count *count;

public:
    typedef element element_type;
    shared_ptr() : object(nullptr), count(nullptr) {}
    shared_ptr(decltype(nullptr)) : object(nullptr), count(nullptr) {}
    template <class U> explicit shared_ptr(U *p) : object(p), count(nullptr)
    {
        if constexpr (is_array<T>::value) count = new __shared_object<U *, default_delete<U[]>>(p, default_delete<U[]>());
        else {
            count = new __shared_object<U *, default_delete<U>>(p, default_delete<U>());
            std::__owned_by(p, count);
        }
    }
    template <class U, class D> shared_ptr(U *p, D d) : object(p), count(new __shared_object<U *, D>(p, d)) { std::__owned_by(p, count); }
    template <class D> shared_ptr(decltype(nullptr), D d) : object(nullptr), count(new __shared_object<element *, D>(nullptr, d)) {}
    template <class U> shared_ptr(const shared_ptr<U> &owner, element *part) : object(part), count(owner.__count()) { join(); }
    shared_ptr(const shared_ptr &other) : object(other.object), count(other.count) { join(); }
    shared_ptr(shared_ptr &&other) noexcept : object(other.object), count(other.count)
    {
        other.object = nullptr;
        other.count = nullptr;
    }
    template <class U> shared_ptr(const shared_ptr<U> &other) : object(other.get()), count(other.__count()) { join(); }
    template <class U, class D> shared_ptr(unique_ptr<U, D> &&other) : object(other.get()), count(nullptr)
    {
        if (other) count = new __shared_object<typename remove_extent<U>::type *, D>(other.release(), other.get_deleter());
    }
    /* For weak_ptr: of an object that is still there. */
    shared_ptr(element *p, __shared_count *c, bool joined) : object(p), count(c) { if (!joined) join(); }
    ~shared_ptr() { leave(); }
    shared_ptr &operator=(const shared_ptr &other)
    {
        shared_ptr copy(other);
        swap(copy);
        return *this;
    }
    shared_ptr &operator=(shared_ptr &&other)
    {
        shared_ptr taken(static_cast<shared_ptr &&>(other));
        swap(taken);
        return *this;
    }
    template <class U> shared_ptr &operator=(const shared_ptr<U> &other)
    {
        shared_ptr copy(other);
        swap(copy);
        return *this;
    }
    template <class U, class D> shared_ptr &operator=(unique_ptr<U, D> &&other)
    {
        shared_ptr taken(static_cast<unique_ptr<U, D> &&>(other));
        swap(taken);
        return *this;
    }
    element *get() const { return object; }
    size_t __hash() const { return (size_t)object; }
    __shared_count *__count() const { return count; }
    template <class P> bool owner_before(const P &other) const { return count < other.__count(); }
    long use_count() const { return count ? __atomic_load_n(&count->owners, 0) : 0; }
    bool unique() const { return use_count() == 1; }
    explicit operator bool() const { return object != nullptr; }
    add_lvalue_reference_t<element> operator*() const { return *object; }
    element *operator->() const { return object; }
    add_lvalue_reference_t<element> operator[](long i) const { return object[i]; }
    void reset()
    {
        shared_ptr empty;
        swap(empty);
    }
    template <class U> void reset(U *p)
    {
        shared_ptr made(p);
        swap(made);
    }
    template <class U, class D> void reset(U *p, D d)
    {
        shared_ptr made(p, d);
        swap(made);
    }
    void swap(shared_ptr &other)
    {
        std::swap(object, other.object);
        std::swap(count, other.count);
    }
    bool operator==(decltype(nullptr)) const { return object == nullptr; }
    bool operator!=(decltype(nullptr)) const { return object != nullptr; }
    template <class U> bool operator==(const shared_ptr<U> &b) const { return object == b.get(); }
    template <class U> bool operator!=(const shared_ptr<U> &b) const { return object != b.get(); }
    template <class U> bool operator<(const shared_ptr<U> &b) const { return object < b.get(); }

private:
    void join()
    {
        if (count) std::__counted(count->owners, 1);
    }
    void leave()
    {
        if (count && std::__counted(count->owners, -1) == 0) {
            count->end(count);
            if (std::__counted(count->watchers, -1) == 0) delete count;
        }
    }
};

/* [util.smartptr.shared.cast] */
template <class T, class U> shared_ptr<T> static_pointer_cast(const shared_ptr<U> &p) { return shared_ptr<T>(p, static_cast<typename shared_ptr<T>::element_type *>(p.get())); }
template <class T, class U> shared_ptr<T> const_pointer_cast(const shared_ptr<U> &p) { return shared_ptr<T>(p, const_cast<typename shared_ptr<T>::element_type *>(p.get())); }
template <class T, class U> shared_ptr<T> reinterpret_pointer_cast(const shared_ptr<U> &p) { return shared_ptr<T>(p, reinterpret_cast<typename shared_ptr<T>::element_type *>(p.get())); }
template <class T, class U> shared_ptr<T> dynamic_pointer_cast(const shared_ptr<U> &p)
{
    auto q = dynamic_cast<typename shared_ptr<T>::element_type *>(p.get());
    return q ? shared_ptr<T>(p, q) : shared_ptr<T>();
}
template <class T, class D> shared_ptr(unique_ptr<T, D>) -> shared_ptr<T>;
template <class T> class weak_ptr
{
    T *object;
    __shared_count *count;

public:
    typedef T element_type;
    weak_ptr() : object(nullptr), count(nullptr) {}
    template <class U> weak_ptr(const shared_ptr<U> &owner) : object(owner.get()), count(owner.__count())
    {
        if (count) std::__counted(count->watchers, 1);
    }
    weak_ptr(const weak_ptr &other) : object(other.object), count(other.count)
    {
        if (count) std::__counted(count->watchers, 1);
    }
    ~weak_ptr()
    {
        if (count && std::__counted(count->watchers, -1) == 0) delete count;
    }
    weak_ptr &operator=(const weak_ptr &other)
    {
        weak_ptr copy(other);
        swap(copy);
        return *this;
    }
    template <class U> weak_ptr &operator=(const shared_ptr<U> &owner)
    {
        weak_ptr made(owner);
        swap(made);
        return *this;
    }
    __shared_count *__count() const { return count; }
    template <class P> bool owner_before(const P &other) const { return count < other.__count(); }
    long use_count() const { return count ? __atomic_load_n(&count->owners, 0) : 0; }
    bool expired() const { return use_count() == 0; }
    shared_ptr<T> lock() const
    {
        for (long owners = use_count(); owners != 0;)
            if (__atomic_compare_exchange_n(&count->owners, &owners, owners + 1, false, 4, 0)) return shared_ptr<T>(object, count, true);
        return shared_ptr<T>();
    }
    void reset()
    {
        weak_ptr empty;
        swap(empty);
    }
    void swap(weak_ptr &other)
    {
        std::swap(object, other.object);
        std::swap(count, other.count);
    }
};
/* An object of make_shared is in memory of the program's, not of its class's own `operator new`. */
template <class T> struct __shared_end {
    void operator()(T *p) const
    {
        p->~T();
        ::operator delete((void *)p);
    }
};
template <class T, class... A> typename enable_if<!is_array<T>::value, shared_ptr<T>>::type make_shared(A &&...a)
{
    return shared_ptr<T>(::new T(std::forward<A>(a)...), __shared_end<T>());
}
template <class T> constexpr T *addressof(T &object) { return __builtin_addressof(object); }
static inline void *align(size_t alignment, size_t size, void *&p, size_t &room)
{
    size_t skipped = (alignment - (size_t)p % alignment) % alignment;
    if (room < size + skipped) return nullptr;
    room -= skipped;
    return p = (char *)p + skipped;
}

template <class P = void> struct owner_less {
    template <class A, class B> bool operator()(const A &a, const B &b) const { return a.owner_before(b); }
};

/* [util.smartptr.shared.atomic]: one lock serves all, as there are but short copies under it. */
static int __shared_pointers_busy = 0;
struct __shared_pointers_locked {
    __shared_pointers_locked()
    {
        while (__atomic_exchange_n(&__shared_pointers_busy, 1, 2)) ::sched_yield();
    }
    ~__shared_pointers_locked() { __atomic_store_n(&__shared_pointers_busy, 0, 3); }
};
template <class T> shared_ptr<T> atomic_load(const shared_ptr<T> *from)
{
    __shared_pointers_locked lock;
    return *from;
}
template <class T> void atomic_store(shared_ptr<T> *to, shared_ptr<T> value)
{
    __shared_pointers_locked lock;
    to->swap(value);
}
template <class T> shared_ptr<T> atomic_exchange(shared_ptr<T> *to, shared_ptr<T> value)
{
    __shared_pointers_locked lock;
    to->swap(value);
    return value;
}
template <class T> bool atomic_compare_exchange_strong(shared_ptr<T> *to, shared_ptr<T> *expected, shared_ptr<T> value)
{
    shared_ptr<T> before; /* ends after the lock, as what it owns may call these functions */
    __shared_pointers_locked lock;
    bool same = to->get() == expected->get() && !to->owner_before(*expected) && !expected->owner_before(*to);
    before = same ? *to : *expected;
    if (same) to->swap(value);
    else *expected = *to;
    return same;
}

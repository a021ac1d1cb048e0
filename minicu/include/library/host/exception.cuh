/* <exception>, <stdexcept> (C++17 [support.exception], [std.exceptions]). What throws and catches is
   at the end. */

class exception
{
public:
    virtual ~exception() {}
    virtual const char *what() const noexcept { return "std::exception"; }
};
class bad_alloc : public exception
{
public:
    const char *what() const noexcept override { return "std::bad_alloc"; }
};
class bad_array_new_length : public bad_alloc
{
public:
    const char *what() const noexcept override { return "std::bad_array_new_length"; }
};
class bad_cast : public exception
{
public:
    const char *what() const noexcept override { return "std::bad_cast"; }
};
class bad_typeid : public exception
{
public:
    const char *what() const noexcept override { return "std::bad_typeid"; }
};
class bad_exception : public exception
{
public:
    const char *what() const noexcept override { return "std::bad_exception"; }
};

/* The base of those below, which programs do not name. Copies share the text. (It knows no std::string, which throws
   them.) */
class __told : public exception
{
    struct Text {
        long owners;
        char letters[1];
    } *text;

    void take(const char *s)
    {
        size_t length = ::strlen(s) + 1;
        text = (Text *)::malloc(sizeof(long) + length);
        text->owners = 1;
        ::memcpy(text->letters, s, length);
    }

public:
    explicit __told(const char *s) { take(s); }
    template <class S, class = decltype(declval<const S &>().c_str())> explicit __told(const S &s) { take(s.c_str()); }
    __told(const __told &o) noexcept : text(o.text) { std::__counted(text->owners, 1); }
    __told &operator=(const __told &o) noexcept
    {
        std::__counted(o.text->owners, 1);
        if (std::__counted(text->owners, -1) == 0) ::free(text);
        text = o.text;
        return *this;
    }
    ~__told() { if (std::__counted(text->owners, -1) == 0) ::free(text); }
    const char *what() const noexcept override { return text->letters; }
};
class logic_error : public __told
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit logic_error(const S &s) : __told(s) {}
    explicit logic_error(const char *s) : __told(s) {}
};
class runtime_error : public __told
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit runtime_error(const S &s) : __told(s) {}
    explicit runtime_error(const char *s) : __told(s) {}
};
class invalid_argument : public logic_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit invalid_argument(const S &s) : logic_error(s) {}
    explicit invalid_argument(const char *s) : logic_error(s) {}
};
class domain_error : public logic_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit domain_error(const S &s) : logic_error(s) {}
    explicit domain_error(const char *s) : logic_error(s) {}
};
class length_error : public logic_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit length_error(const S &s) : logic_error(s) {}
    explicit length_error(const char *s) : logic_error(s) {}
};
class out_of_range : public logic_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit out_of_range(const S &s) : logic_error(s) {}
    explicit out_of_range(const char *s) : logic_error(s) {}
};
class range_error : public runtime_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit range_error(const S &s) : runtime_error(s) {}
    explicit range_error(const char *s) : runtime_error(s) {}
};
class overflow_error : public runtime_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit overflow_error(const S &s) : runtime_error(s) {}
    explicit overflow_error(const char *s) : runtime_error(s) {}
};
class underflow_error : public runtime_error
{
public:
    template <class S, class = decltype(declval<const S &>().c_str())> explicit underflow_error(const S &s) : runtime_error(s) {}
    explicit underflow_error(const char *s) : runtime_error(s) {}
};

/* A thrown object has this in front of it. The last part is libgcc's _Unwind_Exception; what comes before is known
   to runtime/native/exceptions.c as well. `handlers`: how many `catch` clauses are at work with it; negative while
   it has been thrown again by one of them. */
struct __exception_object {
    const void *type;
    void (*finish)(void *);
    __exception_object *next;
    long handlers, owners;
    void *pointer[2], *object; /* a pointer that a clause catches as another type; what it gets the address of */
    void *where;               /* the object that was thrown: behind this, unless an exception_ptr throws it again */
    __exception_object *first; /* ... what it was thrown with first; else null */
    unsigned long long of_unwinder[4];
};
static thread_local __exception_object *__handled = nullptr; /* the exceptions that are being handled, the last one first */
static thread_local int __thrown_and_not_caught = 0;
typedef void (*terminate_handler)();
static terminate_handler __terminates = nullptr;

/* What `throw`, `catch` and the ends of handlers call. */
struct __exceptions {
    static void *allocate(size_t bytes) noexcept
    {
        __exception_object *made = (__exception_object *)::malloc(sizeof(__exception_object) + bytes);
        return made + 1;
    }
    [[noreturn]] static __noinline__ void raise(void *object, void *type, void *end_of_it)
    {
        __exception_object *made = (__exception_object *)object - 1;
        made->type = type;
        made->finish = (void (*)(void *))end_of_it;
        made->next = nullptr;
        made->handlers = 0;
        made->owners = 1;
        made->where = object;
        made->first = nullptr;
        made->of_unwinder[0] = 0x4d4e435543555858ull; /* "MNCUCUXX": whose exception it is */
        made->of_unwinder[1] = 0;
        go(made);
    }
    [[noreturn]] static __noinline__ void go(__exception_object *made)
    {
        __thrown_and_not_caught++;
        _Unwind_RaiseException(made->of_unwinder);
        begin(made->of_unwinder); /* nobody catches it */
        __terminate();
    }
    /* By an exception_ptr, which other threads may have as well: what is known of its way is each throw's own. */
    [[noreturn]] static __noinline__ void once_more(__exception_object *first)
    {
        std::__counted(first->owners, 1);
        __exception_object *made = (__exception_object *)allocate(0) - 1;
        *made = *first;
        made->finish = nullptr;
        made->next = nullptr;
        made->handlers = 0;
        made->owners = 1;
        made->first = first;
        go(made);
    }
    [[noreturn]] static __noinline__ void again()
    {
        if (__handled == nullptr) __terminate();
        __handled->handlers = -__handled->handlers;
        go(__handled);
    }
    static void *begin(void *of_unwinder) noexcept
    {
        caught();
        return found(of_unwinder);
    }
    static void caught() noexcept { __thrown_and_not_caught--; }
    static void *found(void *of_unwinder) noexcept
    {
        __exception_object *made = (__exception_object *)((char *)of_unwinder + 32) - 1;
        made->handlers = (made->handlers < 0 ? -made->handlers : made->handlers) + 1;
        if (__handled != made) {
            made->next = __handled;
            __handled = made;
        }
        return made->object;
    }
    static void end() noexcept
    {
        __exception_object *made = __handled;
        if (made->handlers < 0) {
            if (++made->handlers == 0) __handled = made->next;
        } else if (--made->handlers == 0) {
            __handled = made->next;
            release(made);
        }
    }
    static void release(__exception_object *made) noexcept
    {
        if (std::__counted(made->owners, -1)) return;
        if (made->first) release(made->first);
        if (made->finish) made->finish(made->where);
        ::free(made);
    }
};

/* Ends the program, with what is known of the exception that nobody has caught. */
[[noreturn]] static __noinline__ void __terminate() noexcept
{
    if (__terminates) __terminates();
    __exception_object *made = __handled;
    ::fflush(stdout);
    if (made == nullptr) ::fprintf(stderr, "terminate called without an active exception\n");
    else {
        const unsigned long long *type = (const unsigned long long *)made->type;
        ::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", (const char *)type[1]);
        if (type[2] == 1) /* a class: is it derived from std::exception? */
            for (unsigned long long i = 0; i < type[4]; i++)
                if ((const void *)type[5 + 4 * i] == (const void *)&typeid(exception) && type[8 + 4 * i] == 3) {
                    const exception *e = (const exception *)__objects::in((char *)made->where, type + 5 + 4 * i);
                    ::fprintf(stderr, "  what():  %s\n", e->what());
                }
    }
    ::abort();
}
[[noreturn]] static inline void terminate() noexcept { __terminate(); }
static inline terminate_handler set_terminate(terminate_handler now) noexcept
{
    terminate_handler before = __terminates;
    __terminates = now;
    return before;
}
static inline terminate_handler get_terminate() noexcept { return __terminates; }
static inline int uncaught_exceptions() noexcept { return __thrown_and_not_caught; }
static inline bool uncaught_exception() noexcept { return __thrown_and_not_caught > 0; }

class exception_ptr
{
    __exception_object *held = nullptr;

public:
    exception_ptr() {}
    exception_ptr(nullptr_t) {}
    explicit exception_ptr(__exception_object *e) : held(e && e->first ? e->first : e) { if (held) std::__counted(held->owners, 1); }
    exception_ptr(const exception_ptr &o) : held(o.held) { if (held) std::__counted(held->owners, 1); }
    exception_ptr &operator=(const exception_ptr &o)
    {
        if (o.held) std::__counted(o.held->owners, 1);
        if (held) __exceptions::release(held);
        held = o.held;
        return *this;
    }
    ~exception_ptr() { if (held) __exceptions::release(held); }
    explicit operator bool() const { return held != nullptr; }
    bool operator==(const exception_ptr &o) const { return held == o.held; }
    bool operator!=(const exception_ptr &o) const { return held != o.held; }
    __exception_object *__get() const { return held; }
};
static inline exception_ptr current_exception() noexcept { return exception_ptr(__handled); }
[[noreturn]] static inline void rethrow_exception(exception_ptr p)
{
    __exception_object *e = p.__get();
    if (e == nullptr) __terminate();
    __exceptions::once_more(e);
}
template <class E> exception_ptr make_exception_ptr(E e) noexcept
{
    try { throw e; } catch (...) { return current_exception(); }
}

class bad_optional_access : public exception
{
public:
    const char *what() const noexcept override { return "bad optional access"; }
};
class bad_variant_access : public exception
{
    const char *text;

public:
    bad_variant_access(const char *text = "bad variant access") : text(text) {}
    const char *what() const noexcept override { return text; }
};
class bad_any_cast : public bad_cast
{
public:
    const char *what() const noexcept override { return "bad any_cast"; }
};
class bad_function_call : public exception
{
public:
    const char *what() const noexcept override { return "bad_function_call"; }
};

/* What the library throws, in programs that catch anything; in others, iterator.cuh has it end the program. */
[[noreturn]] __noinline__ static void __thrown(const char *exception, const char *what)
{
    if (::strcmp(exception, "out_of_range") == 0) throw out_of_range(what);
    if (::strcmp(exception, "length_error") == 0) throw length_error(what);
    if (::strcmp(exception, "invalid_argument") == 0) throw invalid_argument(what);
    if (::strcmp(exception, "bad_alloc") == 0) throw bad_alloc();
    if (::strcmp(exception, "bad_array_new_length") == 0) throw bad_array_new_length();
    if (::strcmp(exception, "bad_optional_access") == 0) throw bad_optional_access();
    if (::strcmp(exception, "bad_variant_access") == 0) throw bad_variant_access(what);
    if (::strcmp(exception, "bad_any_cast") == 0) throw bad_any_cast();
    if (::strcmp(exception, "overflow_error") == 0) throw overflow_error(what);
    if (::strcmp(exception, "bad_function_call") == 0) throw bad_function_call();
    throw logic_error(what);
}
/* ... and what streams throw, apart: strings, which `failure` needs, throw the others. */
[[noreturn]] __noinline__ static void __stream_failed() { throw ios_base::failure("basic_ios::clear"); }

/* typeid's values ([type.info]). */
class type_info
{
    const char *of, *spelled;

    type_info(const type_info &) = delete;

public:
    const char *name() const noexcept { return of; }
    bool operator==(const type_info &o) const noexcept { return this == &o || ::strcmp(of, o.of) == 0; }
    bool operator!=(const type_info &o) const noexcept { return !(*this == o); }
    bool before(const type_info &o) const noexcept { return ::strcmp(of, o.of) < 0; }
    size_t hash_code() const noexcept { size_t h = 5381; for (const char *p = of; *p; p++) h = h * 33 + *p; return h; }
};

/* What `typeid` and `dynamic_cast` ask of objects with virtual functions. In front of the first function, their
   tables have the type of the whole object (sema/classes/type_info.py), and the way back to its start. */
struct __objects {
    static const type_info *of(const void *object)
    {
        if (object == nullptr) throw bad_typeid();
        return (*(const type_info *const *const *)object)[-1];
    }
    static void *whole(void *object) noexcept
    {
        return object ? (char *)object + (*(const long *const *)object)[-2] : nullptr;
    }
    /* Where a part of an object begins that type information has these words for. */
    static char *in(char *object, const unsigned long long *part) noexcept
    {
        if (part[1]) object += *(const long *)(*(const char *const *)object + part[1]);
        return object + part[2];
    }
    /* Where a part of class `target` begins: the only one that `object`, of class `source`, is a public base of, or else
       the only one of the whole object; null if there is none, or no way is public. */
    static __noinline__ void *part(void *object, void *source, void *target) noexcept
    {
        if (object == nullptr) return nullptr;
        char *start = (char *)whole(object), *around = nullptr, *only = nullptr;
        const unsigned long long *type = (*(const unsigned long long *const *const *)object)[-1];
        const unsigned long long *inner = (const unsigned long long *)target;
        bool open = false, open_there = false;
        int holders = 0;
        for (unsigned long long i = 0; i < type[4]; i++) {
            const unsigned long long *part = type + 5 + 4 * i;
            if (part[0] == (unsigned long long)source && in(start, part) == object) open = part[3] & 1;
            if (part[0] != (unsigned long long)target) continue;
            char *there = in(start, part);
            if (part[3] == 3) only = there;
            for (unsigned long long j = 0; j < inner[4]; j++) {
                const unsigned long long *base = inner + 5 + 4 * j;
                if (base[0] != (unsigned long long)source || in(there, base) != object) continue;
                holders++;
                around = there;
                open_there = base[3] & 1;
            }
        }
        if (holders == 1 && open_there) return around;
        return open ? only : nullptr;
    }
    static __noinline__ void *part_or_throw(void *object, void *source, void *target)
    {
        void *found = part(object, source, target);
        if (found == nullptr) throw bad_cast();
        return found;
    }
};

class nested_exception
{
    exception_ptr held;

public:
    nested_exception() noexcept : held(current_exception()) {}
    virtual ~nested_exception() {}
    exception_ptr nested_ptr() const noexcept { return held; }
    [[noreturn]] void rethrow_nested() const
    {
        if (!held) terminate();
        rethrow_exception(held);
    }
};
template <class E> struct __with_nested : E, nested_exception {
    explicit __with_nested(const E &e) : E(e) {}
};
template <class E> [[noreturn]] void throw_with_nested(const E &e) { throw __with_nested<E>(e); }
template <class E> void rethrow_if_nested(const E &e)
{
    if (const nested_exception *inner = dynamic_cast<const nested_exception *>(&e))
        if (inner->nested_ptr()) inner->rethrow_nested();
}

/* <typeindex> ([type.index]). */
class type_index
{
    const type_info *of;

public:
    type_index(const type_info &type) noexcept : of(&type) {}
    const char *name() const noexcept { return of->name(); }
    size_t hash_code() const noexcept { return of->hash_code(); }
    bool operator==(const type_index &o) const noexcept { return *of == *o.of; }
    bool operator!=(const type_index &o) const noexcept { return !(*of == *o.of); }
    bool operator<(const type_index &o) const noexcept { return of->before(*o.of); }
    bool operator>(const type_index &o) const noexcept { return o < *this; }
    bool operator<=(const type_index &o) const noexcept { return !(o < *this); }
    bool operator>=(const type_index &o) const noexcept { return !(*this < o); }
};

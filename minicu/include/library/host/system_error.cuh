/* <system_error> (C++17 [syserr]). The numbers are the system's; `errc` is in charconv.cuh. (`string` is
   known when basic_string is complete, which may be after these.) */

class error_code;
class error_condition;
class error_category
{
public:
    constexpr error_category() {}
    error_category(const error_category &) = delete;
    virtual ~error_category() {}
    virtual const char *name() const noexcept = 0;
    virtual basic_string<char> message(int number) const = 0;
    bool operator==(const error_category &o) const { return this == &o; }
    bool operator!=(const error_category &o) const { return this != &o; }
};
class __system_category : public error_category
{
public:
    const char *name() const noexcept override { return "system"; }
    basic_string<char> message(int number) const override { return basic_string<char>(::strerror(number)); }
};
class __generic_category : public __system_category
{
public:
    const char *name() const noexcept override { return "generic"; }
};
/* The one object of a category, which never ends. Threads that make it at once write the same. */
template <class C> const error_category &__category() noexcept
{
    alignas(8) static char room[sizeof(C)];
    static bool made = false;
    if (!__atomic_load_n(&made, 2)) {
        ::new ((void *)room) C;
        __atomic_store_n(&made, true, 3);
    }
    return *(const error_category *)room;
}
static inline const error_category &generic_category() noexcept { return std::__category<__generic_category>(); }
static inline const error_category &system_category() noexcept { return std::__category<__system_category>(); }
enum class io_errc : int { stream = 1 };
class __iostream_category : public error_category
{
public:
    const char *name() const noexcept override { return "iostream"; }
    basic_string<char> message(int number) const override { return basic_string<char>(number == 1 ? "iostream error" : "Unknown error"); }
};
static inline const error_category &iostream_category() noexcept { return std::__category<__iostream_category>(); }
class error_condition
{
    int number;
    const error_category *kind;

public:
    error_condition() : number(0), kind(&std::generic_category()) {}
    error_condition(int n, const error_category &k) : number(n), kind(&k) {}
    error_condition(errc e) : number((int)e), kind(&std::generic_category()) {}
    int value() const { return number; }
    const error_category &category() const { return *kind; }
    basic_string<char> message() const { return kind->message(number); }
    explicit operator bool() const { return number != 0; }
};
class error_code
{
    int number;
    const error_category *kind;

public:
    error_code() : number(0), kind(&std::system_category()) {}
    error_code(int n, const error_category &k) : number(n), kind(&k) {}
    error_code(errc e) : number((int)e), kind(&std::generic_category()) {}
    error_code(io_errc e) : number((int)e), kind(&std::iostream_category()) {}
    void assign(int n, const error_category &k)
    {
        number = n;
        kind = &k;
    }
    void clear() { assign(0, std::system_category()); }
    int value() const { return number; }
    const error_category &category() const { return *kind; }
    basic_string<char> message() const { return kind->message(number); }
    explicit operator bool() const { return number != 0; }
    bool operator==(const error_code &o) const { return number == o.number && kind == o.kind; }
    bool operator!=(const error_code &o) const { return !(*this == o); }
    bool operator==(errc e) const { return number == (int)e; }
    bool operator!=(errc e) const { return number != (int)e; }
};
static inline ostream &operator<<(ostream &o, const error_code &c) { return o << c.category().name() << ':' << c.value(); }
static inline error_code make_error_code(errc e) { return error_code((int)e, std::generic_category()); }
static inline error_condition make_error_condition(errc e) { return error_condition((int)e, std::generic_category()); }
static inline error_code make_error_code(io_errc e) noexcept { return error_code((int)e, std::iostream_category()); }
static inline error_condition make_error_condition(io_errc e) noexcept { return error_condition((int)e, std::iostream_category()); }
class system_error : public runtime_error
{
    error_code known;

public:
    explicit system_error(error_code c) : runtime_error(c.message()), known(c) {}
    system_error(error_code c, const basic_string<char> &what) : runtime_error(basic_string<char>(what).append(": ").append(c.message())), known(c) {}
    system_error(error_code c, const char *what) : runtime_error(basic_string<char>(what).append(": ").append(c.message())), known(c) {}
    system_error(int n, const error_category &k) : runtime_error(k.message(n)), known(n, k) {}
    system_error(int n, const error_category &k, const basic_string<char> &what) : runtime_error(basic_string<char>(what).append(": ").append(k.message(n))), known(n, k) {}
    const error_code &code() const noexcept { return known; }
};
class ios_base::failure : public system_error
{
public:
    explicit failure(const basic_string<char> &s, const error_code &c = io_errc::stream) : system_error(c, s) {}
    explicit failure(const char *s, const error_code &c = io_errc::stream) : system_error(c, s) {}
};

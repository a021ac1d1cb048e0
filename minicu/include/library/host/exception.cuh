/* <exception>, <stdexcept> (C++17 [support.exception], [std.exceptions]). Nothing catches an exception here: one
   that is thrown ends the program, as one that nobody catches does. */

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
class bad_cast : public exception
{
public:
    const char *what() const noexcept override { return "std::bad_cast"; }
};

/* The base of those below. Programs do not name it. */
class __told : public exception
{
    string text;

public:
    explicit __told(const string &s) : text(s) {}
    explicit __told(const char *s) : text(s) {}
    const char *what() const noexcept override { return text.c_str(); }
};
class logic_error : public __told
{
public:
    explicit logic_error(const string &s) : __told(s) {}
    explicit logic_error(const char *s) : __told(s) {}
};
class runtime_error : public __told
{
public:
    explicit runtime_error(const string &s) : __told(s) {}
    explicit runtime_error(const char *s) : __told(s) {}
};
class invalid_argument : public logic_error
{
public:
    explicit invalid_argument(const string &s) : logic_error(s) {}
    explicit invalid_argument(const char *s) : logic_error(s) {}
};
class domain_error : public logic_error
{
public:
    explicit domain_error(const string &s) : logic_error(s) {}
    explicit domain_error(const char *s) : logic_error(s) {}
};
class length_error : public logic_error
{
public:
    explicit length_error(const string &s) : logic_error(s) {}
    explicit length_error(const char *s) : logic_error(s) {}
};
class out_of_range : public logic_error
{
public:
    explicit out_of_range(const string &s) : logic_error(s) {}
    explicit out_of_range(const char *s) : logic_error(s) {}
};
class range_error : public runtime_error
{
public:
    explicit range_error(const string &s) : runtime_error(s) {}
    explicit range_error(const char *s) : runtime_error(s) {}
};
class overflow_error : public runtime_error
{
public:
    explicit overflow_error(const string &s) : runtime_error(s) {}
    explicit overflow_error(const char *s) : runtime_error(s) {}
};
class underflow_error : public runtime_error
{
public:
    explicit underflow_error(const string &s) : runtime_error(s) {}
    explicit underflow_error(const char *s) : runtime_error(s) {}
};

/* What `throw value` calls. */
template <class T> [[noreturn]] void __throw(const T &value, const char *type)
{
    ::fflush(stdout);
    ::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", type);
    if constexpr (is_base_of<exception, T>::value) ::fprintf(stderr, "  what():  %s\n", value.what());
    ::abort();
}
[[noreturn]] static inline void terminate()
{
    ::fflush(stdout);
    ::fprintf(stderr, "terminate called without an active exception\n");
    ::abort();
}

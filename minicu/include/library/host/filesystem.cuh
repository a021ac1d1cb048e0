/* <filesystem> (C++17 [filesystems]): paths, and what stat, mkdir, unlink and rmdir do. */

class path {
    std::string text;

public:
    path() {}
    path(const char *s) : text(s) {}
    path(const std::string &s) : text(s) {}
    const std::string &native() const { return text; }
    std::string string() const { return text; }
    const char *c_str() const { return text.c_str(); }
    operator std::string() const { return text; }
    bool empty() const { return text.empty(); }
    bool is_absolute() const { return !text.empty() && text[0] == '/'; }
    path filename() const { return path(text.substr(text.rfind('/') + 1)); }
    path parent_path() const
    {
        size_t at = text.rfind('/');
        return at == std::string::npos ? path() : path(text.substr(0, at == 0 ? 1 : at));
    }
    path extension() const
    {
        std::string name = text.substr(text.rfind('/') + 1);
        size_t dot = name.rfind('.');
        return dot == std::string::npos || dot == 0 || name == ".." ? path() : path(name.substr(dot));
    }
    path stem() const
    {
        std::string name = text.substr(text.rfind('/') + 1), end = extension().string();
        return path(name.substr(0, name.size() - end.size()));
    }
    path &operator/=(const path &o)
    {
        if (o.is_absolute()) text = o.text;
        else {
            if (!text.empty() && text[text.size() - 1] != '/') text += '/';
            text += o.text;
        }
        return *this;
    }
    path &operator+=(const std::string &s)
    {
        text += s;
        return *this;
    }
    bool operator==(const path &o) const { return text == o.text; }
    bool operator!=(const path &o) const { return text != o.text; }
};
static inline path operator/(path a, const path &b)
{
    a /= b;
    return a;
}
static inline unsigned __mode(const path &p)
{
    struct stat about;
    return ::stat(p.c_str(), &about) == 0 ? about.st_mode : 0;
}
static inline bool exists(const path &p) { return __mode(p) != 0; }
static inline bool is_directory(const path &p) { return (__mode(p) & 0170000) == 0040000; }
static inline bool is_regular_file(const path &p) { return (__mode(p) & 0170000) == 0100000; }
static inline unsigned long file_size(const path &p)
{
    struct stat about;
    return ::stat(p.c_str(), &about) == 0 ? (unsigned long)about.st_size : ~0ul;
}
static inline bool create_directory(const path &p) { return ::mkdir(p.c_str(), 0777) == 0; }
static inline bool create_directories(const path &p)
{
    if (p.empty() || is_directory(p)) return false;
    create_directories(p.parent_path());
    return create_directory(p);
}
static inline bool remove(const path &p) { return (is_directory(p) ? ::rmdir(p.c_str()) : ::unlink(p.c_str())) == 0; }
static inline path current_path()
{
    char here[4096];
    return path(getcwd(here, sizeof here));
}
static inline path temp_directory_path() { return path("/tmp"); }

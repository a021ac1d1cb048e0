/* <filesystem> (C++17 [filesystems]): paths, and what the C library does with files, on POSIX. */

class path {
    std::string text;

    size_t __name() const { return text.rfind('/') + 1; }

public:
    typedef char value_type;
    typedef std::string string_type;
    static constexpr char preferred_separator = '/';
    path() {}
    path(const char *s) : text(s) {}
    path(const std::string &s) : text(s) {}
    path(std::string_view s) : text(s) {}
    const std::string &native() const { return text; }
    std::string string() const { return text; }
    std::string generic_string() const { return text; }
    std::string u8string() const { return text; }
    const char *c_str() const { return text.c_str(); }
    operator std::string() const { return text; }
    bool empty() const { return text.empty(); }
    void clear() { text.clear(); }
    void swap(path &o) { text.swap(o.text); }
    path &make_preferred() { return *this; }
    bool is_absolute() const { return !text.empty() && text[0] == '/'; }
    bool is_relative() const { return !is_absolute(); }
    path root_name() const { return path(); }
    path root_directory() const { return is_absolute() ? path("/") : path(); }
    path root_path() const { return root_directory(); }
    path relative_path() const
    {
        size_t at = text.find_first_not_of('/');
        return at == std::string::npos ? path() : path(text.substr(at));
    }
    path filename() const { return path(text.substr(__name())); }
    path parent_path() const
    {
        size_t at = text.rfind('/');
        while (at != std::string::npos && at > 0 && text[at - 1] == '/') at--;
        return at == std::string::npos ? path() : path(text.substr(0, at == 0 ? 1 : at));
    }
    path extension() const
    {
        std::string name = text.substr(__name());
        size_t dot = name.rfind('.');
        return dot == std::string::npos || dot == 0 || name == ".." ? path() : path(name.substr(dot));
    }
    path stem() const
    {
        std::string name = text.substr(__name()), end = extension().string();
        return path(name.substr(0, name.size() - end.size()));
    }
    bool has_root_name() const { return false; }
    bool has_root_directory() const { return is_absolute(); }
    bool has_root_path() const { return is_absolute(); }
    bool has_relative_path() const { return !relative_path().empty(); }
    bool has_parent_path() const { return !parent_path().empty(); }
    bool has_filename() const { return __name() < text.size(); }
    bool has_stem() const { return !stem().empty(); }
    bool has_extension() const { return !extension().empty(); }
    path &remove_filename()
    {
        text.resize(__name());
        return *this;
    }
    path &replace_filename(const path &p) { return remove_filename() /= p; }
    path &replace_extension(const path &p = path())
    {
        text.resize(text.size() - extension().text.size());
        if (!p.empty() && p.text[0] != '.') text += '.';
        text += p.text;
        return *this;
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
    path &append(const path &o) { return *this /= o; }
    path &operator+=(const path &o)
    {
        text += o.text;
        return *this;
    }
    path &operator+=(char c)
    {
        text += c;
        return *this;
    }
    path &concat(const path &o) { return *this += o; }
    path lexically_normal() const
    {
        std::vector<std::string> parts;
        bool folder = false;
        for (size_t at = 0; at < text.size();) {
            size_t end = text.find('/', at);
            if (end == std::string::npos) end = text.size();
            std::string part = text.substr(at, end - at);
            folder = end < text.size() || part == "." || part == "..";
            if (part == ".." && !parts.empty() && parts.back() != "..") parts.pop_back();
            else if (!part.empty() && part != "." && !(part == ".." && is_absolute())) {
                parts.push_back(part);
                folder = folder && part != "..";
            } else
                folder = folder && (parts.empty() || parts.back() != "..");
            at = end + 1;
        }
        path result = root_directory();
        for (const std::string &part : parts) result /= part;
        if (folder && !parts.empty() && parts.back() != "..") result.text += '/';
        if (result.empty() && !text.empty()) result.text = ".";
        return result;
    }
    int compare(const path &o) const
    {
        if (is_absolute() != o.is_absolute()) return is_absolute() ? 1 : -1;
        const char *a = c_str(), *b = o.c_str();
        for (; *a || *b; a++, b++) { /* name by name: the end of one comes before any letter */
            while (a[0] == '/' && a[1] == '/') a++;
            while (b[0] == '/' && b[1] == '/') b++;
            if (*a == *b) continue;
            if (!*a || !*b) return *a ? 1 : -1;
            return (*a == '/' ? 0 : (unsigned char)*a) - (*b == '/' ? 0 : (unsigned char)*b);
        }
        return 0;
    }
};
static inline bool operator==(const path &a, const path &b) { return a.compare(b) == 0; }
static inline bool operator!=(const path &a, const path &b) { return a.compare(b) != 0; }
static inline bool operator<(const path &a, const path &b) { return a.compare(b) < 0; }
static inline bool operator<=(const path &a, const path &b) { return a.compare(b) <= 0; }
static inline bool operator>(const path &a, const path &b) { return a.compare(b) > 0; }
static inline bool operator>=(const path &a, const path &b) { return a.compare(b) >= 0; }
static inline path operator/(const path &a, const path &b)
{
    path result = a;
    result /= b;
    return result;
}
static inline std::ostream &operator<<(std::ostream &o, const path &p)
{
    o.put('"');
    for (char c : p.native()) {
        if (c == '"' || c == '\\') o.put('\\');
        o.put(c);
    }
    return o.put('"');
}

class filesystem_error : public std::system_error
{
    path first, second;
    std::string text;

public:
    filesystem_error(const std::string &what, std::error_code c) : system_error(c, what), text(std::string("filesystem error: ").append(system_error::what())) {}
    filesystem_error(const std::string &what, const path &p, std::error_code c) : system_error(c, what), first(p), text(std::string("filesystem error: ").append(system_error::what()).append(" [").append(p.native()).append("]")) {}
    filesystem_error(const std::string &what, const path &p, const path &q, std::error_code c) : system_error(c, what), first(p), second(q), text(std::string("filesystem error: ").append(system_error::what()).append(" [").append(p.native()).append("] [").append(q.native()).append("]")) {}
    const path &path1() const noexcept { return first; }
    const path &path2() const noexcept { return second; }
    const char *what() const noexcept override { return text.c_str(); }
};

/* What an operation comes to: it throws, or tells `code` where there is one. */
__noinline__ inline bool __done(bool well, std::error_code *code, const char *what, const path &p, const path *q = 0)
{
    std::error_code known = well ? std::error_code() : std::error_code(*::__errno_location(), std::generic_category());
    if (code) *code = known;
    else if (!well && q) throw filesystem_error(what, p, *q, known);
    else if (!well) throw filesystem_error(what, p, known);
    return well;
}

enum class file_type : signed char { none = 0, not_found = -1, regular = 1, directory = 2, symlink = 3, block = 4, character = 5, fifo = 6, socket = 7, unknown = 8 };
enum class perms : unsigned { none = 0, owner_all = 0700, group_all = 070, others_all = 07, all = 0777, mask = 07777, unknown = 0xffff };
class file_status
{
    file_type kind;
    perms allowed;

public:
    explicit file_status(file_type t = file_type::none, perms p = perms::unknown) : kind(t), allowed(p) {}
    file_type type() const noexcept { return kind; }
    perms permissions() const noexcept { return allowed; }
};
__noinline__ inline file_status __status(const path &p, bool follow, std::error_code *code)
{
    struct stat about;
    if ((follow ? ::stat(p.c_str(), &about) : ::lstat(p.c_str(), &about)) != 0) {
        int e = *::__errno_location();
        bool absent = e == 2 || e == 20; /* ENOENT, ENOTDIR */
        __done(absent, code, follow ? "status" : "symlink_status", p);
        return file_status(absent ? file_type::not_found : file_type::none);
    }
    if (code) code->clear();
    unsigned kind = (about.st_mode & 0170000) >> 12;
    file_type type = kind == 8 ? file_type::regular : kind == 4 ? file_type::directory : kind == 10 ? file_type::symlink
        : kind == 6 ? file_type::block : kind == 2 ? file_type::character : kind == 1 ? file_type::fifo : file_type::socket;
    return file_status(type, (perms)(about.st_mode & 07777));
}
static inline file_status status(const path &p) { return __status(p, true, 0); }
static inline file_status status(const path &p, std::error_code &c) { return __status(p, true, &c); }
static inline file_status symlink_status(const path &p) { return __status(p, false, 0); }
static inline file_status symlink_status(const path &p, std::error_code &c) { return __status(p, false, &c); }
static inline bool exists(file_status s) { return s.type() != file_type::none && s.type() != file_type::not_found; }
static inline bool exists(const path &p) { return exists(status(p)); }
static inline bool exists(const path &p, std::error_code &c) { return exists(status(p, c)); }
static inline bool is_directory(file_status s) { return s.type() == file_type::directory; }
static inline bool is_directory(const path &p) { return is_directory(status(p)); }
static inline bool is_directory(const path &p, std::error_code &c) { return is_directory(status(p, c)); }
static inline bool is_regular_file(file_status s) { return s.type() == file_type::regular; }
static inline bool is_regular_file(const path &p) { return is_regular_file(status(p)); }
static inline bool is_regular_file(const path &p, std::error_code &c) { return is_regular_file(status(p, c)); }
static inline bool is_symlink(file_status s) { return s.type() == file_type::symlink; }
static inline bool is_symlink(const path &p) { return is_symlink(symlink_status(p)); }
static inline bool is_symlink(const path &p, std::error_code &c) { return is_symlink(symlink_status(p, c)); }

__noinline__ inline unsigned long __file_size(const path &p, std::error_code *code)
{
    struct stat about;
    bool well = ::stat(p.c_str(), &about) == 0;
    if (well && (about.st_mode & 0170000) != 0100000) {
        well = false;
        *::__errno_location() = (about.st_mode & 0170000) == 0040000 ? 21 : 95; /* EISDIR, ENOTSUP */
    }
    return __done(well, code, "cannot get file size", p) ? (unsigned long)about.st_size : ~0ul;
}
static inline unsigned long file_size(const path &p) { return __file_size(p, 0); }
static inline unsigned long file_size(const path &p, std::error_code &c) { return __file_size(p, &c); }

__noinline__ inline bool __create_directory(const path &p, std::error_code *code, const char *what)
{
    if (::mkdir(p.c_str(), 0777) == 0) return __done(true, code, what, p);
    int e = *::__errno_location();
    bool there = e == 17 && __status(p, true, code).type() == file_type::directory; /* EEXIST */
    *::__errno_location() = e;
    __done(there, code, what, p);
    return false;
}
static inline bool create_directory(const path &p) { return __create_directory(p, 0, "cannot create directory"); }
static inline bool create_directory(const path &p, std::error_code &c) { return __create_directory(p, &c, "cannot create directory"); }
__noinline__ inline bool __create_directories(const path &p, std::error_code *code)
{
    path above = p.has_filename() ? p.parent_path() : p.parent_path().parent_path();
    std::error_code known;
    if (!above.empty() && !is_directory(status(above, known))) {
        __create_directories(above, code);
        if (code && *code) return false;
    }
    return __create_directory(p, code, "cannot create directories");
}
static inline bool create_directories(const path &p) { return __create_directories(p, 0); }
static inline bool create_directories(const path &p, std::error_code &c) { return __create_directories(p, &c); }

__noinline__ inline bool __remove(const path &p, std::error_code *code, const char *what)
{
    file_type kind = __status(p, false, code).type();
    if (kind == file_type::not_found) return false;
    return __done((kind == file_type::directory ? ::rmdir(p.c_str()) : ::unlink(p.c_str())) == 0, code, what, p);
}
static inline bool remove(const path &p) { return __remove(p, 0, "cannot remove"); }
static inline bool remove(const path &p, std::error_code &c) { return __remove(p, &c, "cannot remove"); }
static inline void __rename(const path &p, const path &q, std::error_code *c) { __done(::rename(p.c_str(), q.c_str()) == 0, c, "cannot rename", p, &q); }
static inline void rename(const path &p, const path &q) { __rename(p, q, 0); }
static inline void rename(const path &p, const path &q, std::error_code &c) { __rename(p, q, &c); }

static inline path current_path()
{
    char here[4096];
    return path(getcwd(here, sizeof here));
}
static inline void current_path(const path &p) { __done(::chdir(p.c_str()) == 0, 0, "cannot set current path", p); }
static inline void current_path(const path &p, std::error_code &c) { __done(::chdir(p.c_str()) == 0, &c, "cannot set current path", p); }
static inline path temp_directory_path()
{
    const char *named = ::getenv("TMPDIR");
    return path(named && *named ? named : "/tmp");
}
static inline path absolute(const path &p) { return p.is_absolute() ? p : current_path() / p; }
__noinline__ inline path __canonical(const path &p, std::error_code *code)
{
    char *found = ::realpath(p.c_str(), (char *)0);
    __done(found != 0, code, "cannot make canonical path", p);
    path result(found ? found : "");
    ::free(found);
    return result;
}
static inline path canonical(const path &p) { return __canonical(p, 0); }
static inline path canonical(const path &p, std::error_code &c) { return __canonical(p, &c); }

enum class copy_options : unsigned short { none = 0, skip_existing = 1, overwrite_existing = 2, update_existing = 4, recursive = 8 };
__noinline__ inline bool __copy_file(const path &p, const path &q, copy_options how, std::error_code *code)
{
    struct stat old, now; /* what is copied, and what stands in its place */
    bool well = ::stat(p.c_str(), &old) == 0, there = well && ::stat(q.c_str(), &now) == 0;
    int wrong = 0;
    if (well && ((old.st_mode & 0170000) != 0100000 || (there && (now.st_mode & 0170000) != 0100000))) wrong = 22; /* EINVAL */
    else if (there && old.st_dev == now.st_dev && old.st_ino == now.st_ino) wrong = 17; /* EEXIST */
    else if (there && !((int)how & 2)) {
        long newer = old.st_mtim.tv_sec == now.st_mtim.tv_sec ? old.st_mtim.tv_nsec - now.st_mtim.tv_nsec : old.st_mtim.tv_sec - now.st_mtim.tv_sec;
        if ((int)how & 1 || ((int)how & 4 && newer <= 0)) {
            __done(true, code, "", p);
            return false;
        }
        if (!((int)how & 4)) wrong = 17;
    }
    if (wrong) *::__errno_location() = wrong;
    well = well && !wrong;
    FILE *from = well ? ::fopen(p.c_str(), "rb") : 0, *to = from ? ::fopen(q.c_str(), "wb") : 0;
    well = to != 0 && ::chmod(q.c_str(), old.st_mode & 07777) == 0;
    char some[4096];
    for (size_t n; well && (n = ::fread(some, 1, sizeof some, from)) > 0;) well = ::fwrite(some, 1, n, to) == n;
    well = well && !::ferror(from);
    if (to && ::fclose(to) != 0) well = false;
    if (from) ::fclose(from);
    return __done(well, code, "cannot copy file", p, &q);
}
static inline bool copy_file(const path &p, const path &q, copy_options how = copy_options::none) { return __copy_file(p, q, how, 0); }
static inline bool copy_file(const path &p, const path &q, std::error_code &c) { return __copy_file(p, q, copy_options::none, &c); }
static inline bool copy_file(const path &p, const path &q, copy_options how, std::error_code &c) { return __copy_file(p, q, how, &c); }

class directory_entry
{
    path named;

public:
    directory_entry() {}
    explicit directory_entry(const path &p) : named(p) {}
    const class path &path() const noexcept { return named; }
    operator const class path &() const noexcept { return named; }
    bool exists() const { return filesystem::exists(named); }
    bool is_directory() const { return filesystem::is_directory(named); }
    bool is_regular_file() const { return filesystem::is_regular_file(named); }
    bool is_symlink() const { return filesystem::is_symlink(named); }
    unsigned long file_size() const { return filesystem::file_size(named); }
    file_status status() const { return filesystem::status(named); }
    bool operator==(const directory_entry &o) const { return named == o.named; }
    bool operator<(const directory_entry &o) const { return named < o.named; }
};
/* All entries are read at once, in the order in which the system gives them. */
__noinline__ inline std::vector<directory_entry> __entries(const path &p, std::error_code *code)
{
    std::vector<directory_entry> all;
    DIR *directory = ::opendir(p.c_str());
    if (__done(directory != 0, code, "directory iterator cannot open directory", p)) {
        while (struct dirent *entry = ::readdir(directory)) {
            std::string name = entry->d_name;
            if (name != "." && name != "..") all.push_back(directory_entry(p / name));
        }
        ::closedir(directory);
    }
    return all;
}
class directory_iterator
{
protected:
    std::shared_ptr<std::vector<directory_entry>> left; /* the next one last */

    void __open(const path &p, std::error_code *code)
    {
        std::vector<directory_entry> found = __entries(p, code);
        if (!left) left = std::make_shared<std::vector<directory_entry>>();
        while (!found.empty()) {
            left->push_back(found.back());
            found.pop_back();
        }
    }
    bool __over() const { return !left || left->empty(); }

public:
    typedef directory_entry value_type;
    typedef ptrdiff_t difference_type;
    typedef const directory_entry *pointer;
    typedef const directory_entry &reference;
    typedef std::input_iterator_tag iterator_category;
    directory_iterator() {}
    explicit directory_iterator(const path &p) { __open(p, 0); }
    directory_iterator(const path &p, std::error_code &c) { __open(p, &c); }
    const directory_entry &operator*() const { return left->back(); }
    const directory_entry *operator->() const { return &left->back(); }
    directory_iterator &operator++()
    {
        left->pop_back();
        return *this;
    }
    bool operator==(const directory_iterator &o) const { return __over() == o.__over(); }
    bool operator!=(const directory_iterator &o) const { return __over() != o.__over(); }
    directory_iterator begin() const { return *this; }
    directory_iterator end() const { return directory_iterator(); }
};
class recursive_directory_iterator : public directory_iterator
{
public:
    recursive_directory_iterator() {}
    explicit recursive_directory_iterator(const path &p) : directory_iterator(p) {}
    recursive_directory_iterator(const path &p, std::error_code &c) : directory_iterator(p, c) {}
    recursive_directory_iterator &operator++()
    {
        directory_entry done = left->back();
        left->pop_back();
        if (done.is_directory() && !done.is_symlink()) __open(done.path(), 0);
        return *this;
    }
    recursive_directory_iterator begin() const { return *this; }
    recursive_directory_iterator end() const { return recursive_directory_iterator(); }
};
static inline bool is_empty(const path &p) { return is_directory(p) ? __entries(p, 0).empty() : file_size(p) == 0; }
__noinline__ inline unsigned long __remove_all(const path &p, std::error_code *code)
{
    unsigned long count = 0;
    if (__status(p, false, code).type() == file_type::directory)
        for (const directory_entry &entry : __entries(p, code)) {
            unsigned long more = __remove_all(entry.path(), code);
            if (code && *code) return ~0ul;
            count += more;
        }
    count += __remove(p, code, "cannot remove all");
    return code && *code ? ~0ul : count;
}
static inline unsigned long remove_all(const path &p) { return __remove_all(p, 0); }
static inline unsigned long remove_all(const path &p, std::error_code &c) { return __remove_all(p, &c); }

/* <fstream> (C++17 [file.streams]). A name may be a std::string: anything with c_str(), lest files need strings. */

class ofstream : public ostream
{
    __own_buffer own;

public:
    ofstream() : ostream(&own), own(streambuf::file) {}
    explicit ofstream(const char *name, openmode mode = out) : ostream(&own), own(streambuf::file) { open(name, mode); }
    template <class S, class = decltype(((const S *)0)->c_str())> explicit ofstream(const S &name, openmode mode = out) : ostream(&own), own(streambuf::file) { open(name.c_str(), mode); }
    ofstream(const ofstream &) = delete;
    bool is_open() const { return own.stream != nullptr; }
    void open(const char *name, openmode mode = out) { if (own.open(name, mode | out)) clear(); else setstate(failbit); }
    template <class S, class = decltype(((const S *)0)->c_str())> void open(const S &name, openmode mode = out) { open(name.c_str(), mode); }
    void close() { if (!own.close()) setstate(failbit); }
};
class ifstream : public istream
{
    __own_buffer own;

public:
    ifstream() : istream(&own), own(streambuf::file) {}
    explicit ifstream(const char *name, openmode mode = in) : istream(&own), own(streambuf::file) { open(name, mode); }
    template <class S, class = decltype(((const S *)0)->c_str())> explicit ifstream(const S &name, openmode mode = in) : istream(&own), own(streambuf::file) { open(name.c_str(), mode); }
    ifstream(const ifstream &) = delete;
    bool is_open() const { return own.stream != nullptr; }
    void open(const char *name, openmode mode = in) { if (own.open(name, mode | in)) clear(); else setstate(failbit); }
    template <class S, class = decltype(((const S *)0)->c_str())> void open(const S &name, openmode mode = in) { open(name.c_str(), mode); }
    void close() { if (!own.close()) setstate(failbit); }
};
class fstream : public iostream
{
    __own_buffer own;

public:
    fstream() : iostream(&own), own(streambuf::file) {}
    explicit fstream(const char *name, openmode mode = in | out) : iostream(&own), own(streambuf::file) { open(name, mode); }
    template <class S, class = decltype(((const S *)0)->c_str())> explicit fstream(const S &name, openmode mode = in | out) : iostream(&own), own(streambuf::file) { open(name.c_str(), mode); }
    fstream(const fstream &) = delete;
    bool is_open() const { return own.stream != nullptr; }
    void open(const char *name, openmode mode = in | out) { if (own.open(name, mode)) clear(); else setstate(failbit); }
    template <class S, class = decltype(((const S *)0)->c_str())> void open(const S &name, openmode mode = in | out) { open(name.c_str(), mode); }
    void close() { if (!own.close()) setstate(failbit); }
};

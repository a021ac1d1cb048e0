/* <sstream> (C++17 [string.streams]). */

class stringbuf : public __own_buffer
{
public:
    explicit stringbuf(unsigned = ios_base::in | ios_base::out) : __own_buffer(text) {}
    explicit stringbuf(const string &s, unsigned mode = ios_base::in | ios_base::out) : __own_buffer(text) { set(s.data(), s.size(), mode & (ios_base::ate | ios_base::app)); }
    stringbuf(const stringbuf &) = delete;
    string str() const { return string(data, size); }
    void str(const string &s) { set(s.data(), s.size(), false); }
};
class ostringstream : public ostream
{
    __own_buffer own;

public:
    ostringstream(openmode = out) : ostream(&own), own(streambuf::text) {}
    explicit ostringstream(const string &s, openmode mode = out) : ostream(&own), own(streambuf::text) { own.set(s.data(), s.size(), mode & (ate | app)); }
    ostringstream(const ostringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};
class istringstream : public istream
{
    __own_buffer own;

public:
    istringstream(openmode = in) : istream(&own), own(streambuf::text) {}
    explicit istringstream(const string &s, openmode = in) : istream(&own), own(streambuf::text) { own.set(s.data(), s.size(), false); }
    istringstream(const istringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};
class stringstream : public iostream
{
    __own_buffer own;

public:
    stringstream(openmode = in | out) : iostream(&own), own(streambuf::text) {}
    explicit stringstream(const string &s, openmode mode = in | out) : iostream(&own), own(streambuf::text) { own.set(s.data(), s.size(), mode & (ate | app)); }
    stringstream(const stringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};

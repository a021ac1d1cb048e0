/* Iterators over streams (C++17 [stream.iterators]). */

template <class T> class ostream_iterator : public __output_iterator
{
    ostream *stream;
    const char *behind;

public:
    ostream_iterator(ostream &o, const char *delimiter = nullptr) : stream(&o), behind(delimiter) {}
    ostream_iterator &operator=(const T &value)
    {
        *stream << value;
        if (behind) *stream << behind;
        return *this;
    }
    ostream_iterator &operator*() { return *this; }
    ostream_iterator &operator++() { return *this; }
    ostream_iterator &operator++(int) { return *this; }
};
template <class T> class istream_iterator
{
    istream *stream;
    T value;

    void read()
    {
        if (stream && !(*stream >> value)) stream = nullptr;
    }

public:
    typedef input_iterator_tag iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef const T *pointer;
    typedef const T &reference;
    istream_iterator() : stream(nullptr), value() {}
    istream_iterator(istream &i) : stream(&i), value() { read(); }
    const T &operator*() const { return value; }
    const T *operator->() const { return &value; }
    istream_iterator &operator++()
    {
        read();
        return *this;
    }
    istream_iterator operator++(int)
    {
        istream_iterator old = *this;
        read();
        return old;
    }
    bool operator==(const istream_iterator &b) const { return stream == b.stream; }
    bool operator!=(const istream_iterator &b) const { return stream != b.stream; }
};
template <class C> class istreambuf_iterator
{
    streambuf *buffer;

    bool ended() const { return buffer == nullptr || buffer->peek() < 0; }

public:
    typedef input_iterator_tag iterator_category;
    typedef C value_type;
    typedef long difference_type;
    typedef const C *pointer;
    typedef C reference;
    istreambuf_iterator() : buffer(nullptr) {}
    istreambuf_iterator(istream &i) : buffer(i.rdbuf()) {}
    C operator*() const { return (C)buffer->peek(); }
    istreambuf_iterator &operator++()
    {
        buffer->next();
        return *this;
    }
    bool operator==(const istreambuf_iterator &b) const { return ended() == b.ended(); }
    bool operator!=(const istreambuf_iterator &b) const { return ended() != b.ended(); }
};

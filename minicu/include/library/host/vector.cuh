/* <vector> and what of <algorithm> and <numeric> works on ranges of pointers. Elements are assigned to memory
   that is zero, and not destroyed one by one: they are plain, or vectors, which a vector of zeros is empty. */

template <class T> class vector;
template <class T> struct __is_vector : false_type {};
template <class T> struct __is_vector<vector<T>> : true_type {};

template <class T> class vector
{
    static_assert(is_trivially_copyable<T>::value || __is_vector<T>::value,
                  "not supported: std::vector of a class with a copy constructor, an assignment or a destructor");
    T *first;
    size_t count, room;

    void grow(size_t least)
    {
        if (least <= room) return;
        size_t more = room * 2 > least ? room * 2 : least;
        T *next = (T *)::calloc(more, sizeof(T));
        if (next == nullptr) ::abort();
        for (size_t i = 0; i < count; i++) next[i] = first[i];
        ::free(first);
        first = next;
        room = more;
    }

public:
    typedef T value_type;
    typedef T *iterator;
    typedef const T *const_iterator;
    typedef size_t size_type;
    vector() : first(nullptr), count(0), room(0) {}
    explicit vector(size_t n) : first(nullptr), count(0), room(0) { resize(n); }
    vector(size_t n, const T &value) : first(nullptr), count(0), room(0) { resize(n, value); }
    vector(const T *begin, const T *end) : first(nullptr), count(0), room(0)
    {
        for (; begin != end; ++begin) push_back(*begin);
    }
    vector(initializer_list<T> list) : first(nullptr), count(0), room(0)
    {
        for (const T *p = list.begin(); p != list.end(); ++p) push_back(*p);
    }
    vector(const vector &other) : first(nullptr), count(0), room(0) { *this = other; }
    ~vector() { ::free(first); }
    vector &operator=(const vector &other)
    {
        if (this != &other) {
            count = 0;
            grow(other.count);
            for (size_t i = 0; i < other.count; i++) first[i] = other.first[i];
            count = other.count;
        }
        return *this;
    }
    size_t size() const { return count; }
    size_t capacity() const { return room; }
    bool empty() const { return count == 0; }
    T *data() { return first; }
    const T *data() const { return first; }
    T &operator[](size_t i) { return first[i]; }
    const T &operator[](size_t i) const { return first[i]; }
    T &at(size_t i)
    {
        if (i >= count) {
            ::fprintf(stderr, "vector::at: %zu is not below the size, which is %zu\n", i, count);
            ::abort();
        }
        return first[i];
    }
    T &front() { return first[0]; }
    T &back() { return first[count - 1]; }
    const T &front() const { return first[0]; }
    const T &back() const { return first[count - 1]; }
    T *begin() { return first; }
    T *end() { return first + count; }
    const T *begin() const { return first; }
    const T *end() const { return first + count; }
    const T *cbegin() const { return first; }
    const T *cend() const { return first + count; }
    void reserve(size_t n) { grow(n); }
    void resize(size_t n)
    {
        grow(n);
        for (size_t i = count; i < n; i++) first[i] = T();
        count = n;
    }
    void resize(size_t n, const T &value)
    {
        grow(n);
        for (size_t i = count; i < n; i++) first[i] = value;
        count = n;
    }
    void assign(size_t n, const T &value)
    {
        count = 0;
        resize(n, value);
    }
    void clear() { count = 0; }
    void push_back(const T &value)
    {
        T copy = value; /* it may be one of the elements */
        grow(count + 1);
        first[count++] = copy;
    }
    void pop_back() { count--; }
    T *erase(T *at)
    {
        for (T *p = at; p + 1 < first + count; ++p) *p = p[1];
        count--;
        return at;
    }
    void swap(vector &other)
    {
        T *f = first; first = other.first; other.first = f;
        size_t n = count; count = other.count; other.count = n;
        n = room; room = other.room; other.room = n;
    }
};

template <class T> void __sift(T *a, size_t root, size_t n)
{
    while (2 * root + 1 < n) {
        size_t child = 2 * root + 1;
        if (child + 1 < n && a[child] < a[child + 1]) child++;
        if (!(a[root] < a[child])) return;
        T t = a[root]; a[root] = a[child]; a[child] = t;
        root = child;
    }
}
template <class T> void sort(T *begin, T *end)
{
    size_t n = end - begin;
    for (size_t i = n / 2; i-- > 0;) __sift(begin, i, n);
    for (size_t i = n; i-- > 1;) {
        T t = begin[0]; begin[0] = begin[i]; begin[i] = t;
        __sift(begin, 0, i);
    }
}
template <class T, class Less> void __sift(T *a, size_t root, size_t n, Less precedes)
{
    while (2 * root + 1 < n) {
        size_t child = 2 * root + 1;
        if (child + 1 < n && precedes(a[child], a[child + 1])) child++;
        if (!precedes(a[root], a[child])) return;
        T t = a[root]; a[root] = a[child]; a[child] = t;
        root = child;
    }
}
template <class T, class Less> void sort(T *begin, T *end, Less precedes)
{
    size_t n = end - begin;
    for (size_t i = n / 2; i-- > 0;) __sift(begin, i, n, precedes);
    for (size_t i = n; i-- > 1;) {
        T t = begin[0]; begin[0] = begin[i]; begin[i] = t;
        __sift(begin, 0, i, precedes);
    }
}
template <class T, class V> void fill(T *begin, T *end, const V &value) { for (; begin != end; ++begin) *begin = (T)value; }
template <class T, class V> void fill_n(T *begin, size_t n, const V &value) { for (size_t i = 0; i < n; i++) begin[i] = (T)value; }
template <class T, class V> void iota(T *begin, T *end, V value) { for (; begin != end; ++begin, ++value) *begin = (T)value; }
template <class T, class V> V accumulate(const T *begin, const T *end, V sum) { for (; begin != end; ++begin) sum = sum + *begin; return sum; }
template <class T, class U> U *copy(const T *begin, const T *end, U *to) { for (; begin != end; ++begin, ++to) *to = *begin; return to; }
template <class T> void reverse(T *begin, T *end) { while (begin < end && begin < --end) { T t = *begin; *begin = *end; *end = t; ++begin; } }
template <class T> T *max_element(T *begin, T *end) { T *best = begin; for (; begin != end; ++begin) if (*best < *begin) best = begin; return best; }
template <class T> T *min_element(T *begin, T *end) { T *best = begin; for (; begin != end; ++begin) if (*begin < *best) best = begin; return best; }
template <class T, class V> T *find(T *begin, T *end, const V &value) { while (begin != end && !(*begin == value)) ++begin; return begin; }
template <class T, class V> size_t count(const T *begin, const T *end, const V &value) { size_t n = 0; for (; begin != end; ++begin) n += *begin == value; return n; }
template <class T, class U> bool equal(const T *begin, const T *end, const U *other) { for (; begin != end; ++begin, ++other) if (!(*begin == *other)) return false; return true; }

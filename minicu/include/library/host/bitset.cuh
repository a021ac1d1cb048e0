/* <bitset> (C++17 [template.bitset]). */

template <size_t N> class bitset
{
    static constexpr size_t words = N ? (N + 63) / 64 : 1;
    unsigned long bits[words];

    void trim()
    {
        if (N % 64) bits[words - 1] &= (1ul << N % 64) - 1;
        if (N == 0) bits[0] = 0;
    }
    void check(size_t i, const char *function) const
    {
        if (i >= N) {
            char text[160];
            ::snprintf(text, sizeof(text), "bitset::%s: __position (which is %zu) >= _Nb (which is %zu)", function, i, N);
            std::__thrown("out_of_range", text);
        }
    }
    void read(const char *s, size_t length, char zero, char one)
    {
        for (size_t w = 0; w < words; w++) bits[w] = 0;
        for (size_t i = 0; i < length; i++) {
            if (s[i] != zero && s[i] != one) std::__thrown("invalid_argument", "bitset::_M_copy_from_ptr");
            if (i < N && s[(length < N ? length : N) - 1 - i] == one) set(i);
        }
    }

public:
    class reference
    {
        unsigned long *word;
        unsigned long bit;

    public:
        reference(unsigned long *word, unsigned long bit) : word(word), bit(bit) {}
        reference(const reference &) = default;
        reference &operator=(bool value)
        {
            if (value) *word |= bit;
            else *word &= ~bit;
            return *this;
        }
        reference &operator=(const reference &o) { return *this = (bool)o; }
        operator bool() const { return (*word & bit) != 0; }
        bool operator~() const { return (*word & bit) == 0; }
        reference &flip()
        {
            *word ^= bit;
            return *this;
        }
    };
    bitset() : bits{} {}
    bitset(unsigned long long value) : bits{}
    {
        bits[0] = value;
        trim();
    }
    explicit bitset(const char *s, size_t n = -1, char zero = '0', char one = '1') { read(s, ::strnlen(s, n), zero, one); }
    explicit bitset(const string &s, size_t from = 0, size_t n = -1, char zero = '0', char one = '1')
    {
        if (from > s.size()) std::__thrown("out_of_range", "bitset::bitset: __position > this->size()");
        read(s.c_str() + from, n < s.size() - from ? n : s.size() - from, zero, one);
    }
    bool operator[](size_t i) const { return bits[i / 64] >> i % 64 & 1; }
    reference operator[](size_t i) { return reference(bits + i / 64, 1ul << i % 64); }
    bool test(size_t i) const
    {
        check(i, "test");
        return (*this)[i];
    }
    bitset &set()
    {
        for (size_t w = 0; w < words; w++) bits[w] = ~0ul;
        trim();
        return *this;
    }
    bitset &set(size_t i, bool value = true)
    {
        check(i, "set");
        (*this)[i] = value;
        return *this;
    }
    bitset &reset()
    {
        for (size_t w = 0; w < words; w++) bits[w] = 0;
        return *this;
    }
    bitset &reset(size_t i)
    {
        check(i, "reset");
        (*this)[i] = false;
        return *this;
    }
    bitset &flip()
    {
        for (size_t w = 0; w < words; w++) bits[w] = ~bits[w];
        trim();
        return *this;
    }
    bitset &flip(size_t i)
    {
        check(i, "flip");
        (*this)[i].flip();
        return *this;
    }
    size_t count() const
    {
        size_t found = 0;
        for (size_t w = 0; w < words; w++) found += __builtin_popcountl(bits[w]);
        return found;
    }
    constexpr size_t size() const { return N; }
    bool any() const { return count() != 0; }
    bool none() const { return count() == 0; }
    bool all() const { return count() == N; }
    bool operator==(const bitset &o) const { return ::memcmp(bits, o.bits, sizeof(bits)) == 0; }
    bool operator!=(const bitset &o) const { return !(*this == o); }
    bitset &operator&=(const bitset &o)
    {
        for (size_t w = 0; w < words; w++) bits[w] &= o.bits[w];
        return *this;
    }
    bitset &operator|=(const bitset &o)
    {
        for (size_t w = 0; w < words; w++) bits[w] |= o.bits[w];
        return *this;
    }
    bitset &operator^=(const bitset &o)
    {
        for (size_t w = 0; w < words; w++) bits[w] ^= o.bits[w];
        return *this;
    }
    bitset &operator<<=(size_t n)
    {
        for (size_t w = words; w-- > 0;) {
            unsigned long value = w >= n / 64 ? bits[w - n / 64] << n % 64 : 0;
            if (n % 64 && w > n / 64) value |= bits[w - n / 64 - 1] >> (64 - n % 64);
            bits[w] = value;
        }
        trim();
        return *this;
    }
    bitset &operator>>=(size_t n)
    {
        for (size_t w = 0; w < words; w++) {
            unsigned long value = n / 64 < words - w ? bits[w + n / 64] >> n % 64 : 0;
            if (n % 64 && n / 64 + 1 < words - w) value |= bits[w + n / 64 + 1] << (64 - n % 64);
            bits[w] = value;
        }
        return *this;
    }
    bitset operator<<(size_t n) const { return bitset(*this) <<= n; }
    bitset operator>>(size_t n) const { return bitset(*this) >>= n; }
    bitset operator~() const { return bitset(*this).flip(); }
    unsigned long to_ulong() const
    {
        for (size_t w = 1; w < words; w++)
            if (bits[w]) std::__thrown("overflow_error", "_Base_bitset::_M_do_to_ulong");
        return bits[0];
    }
    unsigned long long to_ullong() const { return to_ulong(); }
    string to_string(char zero = '0', char one = '1') const
    {
        string made(N, zero);
        for (size_t i = 0; i < N; i++)
            if ((*this)[i]) made[N - 1 - i] = one;
        return made;
    }
};
template <size_t N> bitset<N> operator&(const bitset<N> &a, const bitset<N> &b) { return bitset<N>(a) &= b; }
template <size_t N> bitset<N> operator|(const bitset<N> &a, const bitset<N> &b) { return bitset<N>(a) |= b; }
template <size_t N> bitset<N> operator^(const bitset<N> &a, const bitset<N> &b) { return bitset<N>(a) ^= b; }
template <size_t N> ostream &operator<<(ostream &s, const bitset<N> &b) { return s << b.to_string(); }

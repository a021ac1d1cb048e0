// DOC: Host code | a class template whose base the host alone has is refused to device code that needs it, not to host code
#include <memory>

class Value : public std::enable_shared_from_this<Value> // note: 'Value' declared here // note: not supported: 'std::enable_shared_from_this<Value>' of the C++ library
{
public:
    virtual ~Value();
    virtual int sort() const = 0;
};
template <class T> class Plain : public Value // error: 'Value' cannot be used: its declaration could not be read
{
public:
    ~Plain() override = default;
    int sort() const override { return 1; }
    int n;
};
template <class T> class Standard : public Plain<T>
{
public:
    int sort() const override { return 2; }
};
template <> class Standard<bool> : public Plain<bool> // note: in instantiation of template class 'Plain<bool>' requested here
{
public:
    int sort() const override { return 3; }
};
template <> class Standard<char> : public Plain<char>
{
public:
    int sort() const override { return 4; }
};

struct Box;
class Options
{
public:
    Standard<char> *given;
    Options &operator()(int n);
    Box &box;
    std::string name;
};
inline Options &Options::operator()(int n)
{
    Standard<char> one;
    Standard<int> other;
    given->n = one.n = other.n = n;
    return *this;
}

__global__ void fine(int *p) { *p = 1; }
__global__ void needs(int *p)
{
    Standard<bool> value;
    *p = value.n;
}

int main()
{
    fine<<<1, 1>>>(nullptr);
    return 0;
}

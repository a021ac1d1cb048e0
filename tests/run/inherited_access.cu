// What may be named as a member of a derived class, by whom.
#include "check.h"

struct base {
    static const int open = 4;

protected:
    typedef short word;
    static const int kept = 5;
};
struct hidden : private base {
    friend struct trusted;
};
struct passed : protected base {
    friend struct trusted;
};
struct shown : base {
    friend struct trusted;
};
struct further : passed {
    __device__ static int sum() { return kept + passed::kept + open + (int)sizeof(word); }
};

// DOC: Classes | friends of a class name what it inherits, whatever they are to the base class
struct trusted {
    template <class T> __device__ static int sum() { return T::kept * 100 + T::open * 10 + sizeof(typename T::word); }
    __device__ static int plain() { return hidden::kept + passed::kept + shown::kept + (int)sizeof(hidden::word); }
};

extern "C" __global__ void test_friends(int *failures)
{
    CHECK(trusted::sum<hidden>() == 542);
    CHECK(trusted::sum<passed>() == 542);
    CHECK(trusted::sum<shown>() == 542);
    CHECK(trusted::plain() == 17 && further::sum() == 16);
}

// RUN: --emit ptx
// DOC: Classes | members of types that only the host's library has lie as libstdc++ has them
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Data {
    std::vector<int> a;
    int n;
    std::string s;
    std::map<int, std::vector<float>> m;
};
struct Host {
    Data d;
    std::shared_ptr<Data> p;
    struct Par { int x, y; } par;
    std::vector<int>::iterator begin() { return d.a.begin(); }
    __device__ int get() const { return par.x + d.n; }
};
// CHECK: .entry _Z1kP4HostPi(
// CHECK-DAG: ld.global{{.*}}+128]
// CHECK-DAG: ld.global{{.*}}+24]
// CHECK: st.global{{.*}}+544]
__global__ void k(Host *h, int *o)
{
    static_assert(sizeof(Host) == 136, "");
    o[sizeof(Host)] = h->get();
}

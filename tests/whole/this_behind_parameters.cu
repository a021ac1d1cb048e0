// `this` in the result type behind the parameters.
#include <cstdio>
template <class T> struct Opt { T v; T &operator*() { return v; } T get() const { return v; }
 template <class G> auto map(G g) -> Opt<decltype(g(**this))> { return {g(**this)}; }
 template <class G> auto map2(G g) -> decltype(g(this->v)) { return g(v); }
 template <class G> auto map3(G g) const -> Opt<decltype(g(this->get()))> { return {g(v)}; }
 template <class G> auto map4(G g) -> Opt<decltype(g(v))> { return {g(v)}; }
 template <class G> auto map5(G g) -> Opt<decltype(g(*(*this)))> { return {g(v)}; }
 auto n() -> decltype(**this) { return v; }
};
int main() { Opt<int> o{5}; printf("%d ", o.map([](int x) { return x * 2; }).v); printf("%g ", o.map2([](int x) { return x * 2.5; })); printf("%d ", o.map3([](int x) { return x * 3; }).v); printf("%d ", o.map4([](int x) { return x * 4; }).v); printf("%d ", o.map5([](int x) { return x * 4; }).v);  printf("%d\n", o.n()); }

// Thrust's algorithms that choose and shuffle elements, on the device.
#include <thrust/copy.h>
#include <thrust/random.h>
#include <thrust/remove.h>
#include <thrust/shuffle.h>
#include "choices.h"

int main()
{
    const int n = 800;
    Plain a(n), b(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 101, b[i] = i * 31 % 7;
    const Plain evens = chosen(a, a, true), odds = chosen(a, a, false), yes = chosen(a, b, true), no = chosen(a, b, false);
    Ints d(a), s(b), r(n), q(n);

    check("copy_if", r.begin(), thrust::copy_if(d.begin(), d.end(), r.begin(), Even()), evens);
    check("copy_if with a stencil", r.begin(), thrust::copy_if(d.begin(), d.end(), s.begin(), r.begin(), Even()), yes);
    Plain without = a;
    without.erase(std::remove(without.begin(), without.end(), 3), without.end());
    check("remove_copy", r.begin(), thrust::remove_copy(d.begin(), d.end(), r.begin(), 3), without);
    check("remove_copy_if", r.begin(), thrust::remove_copy_if(d.begin(), d.end(), r.begin(), Even()), odds);
    check("remove_copy_if with a stencil", r.begin(), thrust::remove_copy_if(d.begin(), d.end(), s.begin(), r.begin(), Even()), no);
    r = d;
    check("remove", r.begin(), thrust::remove(r.begin(), r.end(), 3), without);
    r = d;
    check("remove_if", r.begin(), thrust::remove_if(r.begin(), r.end(), Even()), odds);
    r = d;
    check("remove_if with a stencil", r.begin(), thrust::remove_if(r.begin(), r.end(), s.begin(), Even()), no);

    thrust::default_random_engine engine(17);
    thrust::shuffle_copy(d.begin(), d.end(), r.begin(), engine);
    checkSorted("shuffle_copy", r, 0, n, a), check("in another order", r != d);
    q = r;
    thrust::shuffle(q.begin(), q.end(), engine);
    checkSorted("shuffle", q, 0, n, a), check("in a third order", q != r && q != d);
    printf("%d %d %d %d\n", (int)r[0], (int)r[n - 1], (int)q[0], (int)q[n - 1]);
    return told();
}

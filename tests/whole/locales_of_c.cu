// DOC: The C++ library | <clocale>: the C library has locales, and says how they write numbers
#include <clocale>
#include <cstdio>
#include <cstring>
__global__ void half(double *p) { *p /= 2; }
int main()
{
    double *p;
    cudaMallocManaged(&p, sizeof *p);
    *p = 3;
    printf("%s %s\n", std::setlocale(LC_ALL, "C"), setlocale(LC_NUMERIC, nullptr));
    printf("%d\n", std::setlocale(LC_ALL, "no such locale") == nullptr);
    const std::lconv *shown = std::localeconv();
    lconv *same = ::localeconv();
    printf("%s %d %d %d\n", shown->decimal_point, (int)strlen(shown->thousands_sep), same == shown, (int)sizeof(lconv));
    printf("%d %d %d\n", shown->frac_digits == (char)127, same->p_sign_posn == (char)127, same->int_n_sign_posn == (char)127);
    half<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    printf("%.2f\n", *p);
    cudaFree(p);
}

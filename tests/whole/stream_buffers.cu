// What is read and written by streambufs themselves, and by sentries; list::emplace of several arguments.
#include <istream>
#include <iostream>
#include <list>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

static std::istream &line(std::istream &in, std::string &to)
{
    to.clear();
    std::istream::sentry ready(in, true);
    if (!ready) return in;
    std::streambuf *buffer = in.rdbuf();
    for (;;) {
        int c = buffer->sbumpc();
        if (c == EOF) {
            if (to.empty()) in.setstate(std::ios::eofbit | std::ios::failbit);
            return in;
        }
        if (c == '\r' && buffer->sgetc() == '\n') c = buffer->sbumpc();
        if (c == '\n') return in;
        to += (char)c;
    }
}

__global__ void square(int *p) { p[threadIdx.x] *= p[threadIdx.x]; }

int main()
{
    std::stringbuf text("one\r\ntwo\n\nlast");
    std::istream in(&text);
    std::string s;
    while (line(in, s)) std::cout << '[' << s << ']';
    std::cout << in.eof() << in.fail() << '\n';

    std::stringbuf both;
    char got[8] = {};
    std::cout << both.sputn("abcdef", 6) << (char)both.sputc('g') << both.sgetn(got, 3) << got << (char)both.sgetc() << (char)both.snextc()
              << (char)both.sungetc() << both.pubsync() << ' ' << both.str() << '\n';
    both.str("z");
    std::cout << both.snextc() << both.sbumpc() << '\n';
    std::istringstream spaced("  7");
    std::istream::sentry skipped(spaced);
    std::cout << (bool)skipped << (char)spaced.rdbuf()->sgetc() << '\n';
    std::cout << spaced.widen('w') << std::cout.narrow('n', '?') << std::cout.widen('\n');

    int *p;
    cudaMallocManaged(&p, 4 * sizeof *p);
    for (int i = 0; i < 4; i++) p[i] = i + 1;
    square<<<1, 4>>>(p);
    cudaDeviceSynchronize();
    std::list<std::pair<int, std::string>> list;
    for (int i = 0; i < 4; i++) list.emplace(i % 2 ? list.begin() : list.cend(), p[i], std::string((size_t)i, 'x'));
    for (auto &each : list) std::cout << each.first << each.second << ' ';
    std::cout << UINT64_C(5) + INT32_MAX << '\n';
    cudaFree(p);
}

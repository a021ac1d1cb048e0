// Headers whose declarations need one another, without <string>.
#include <thread>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <cstdio>
int main()
{
    std::thread t([] { std::puts("thread"); });
    t.join();
    std::puts(std::filesystem::path("a/b").filename().c_str());
    std::puts(std::generic_category().message(2).c_str());
    try {
        throw std::system_error(std::make_error_code(std::errc::invalid_argument), "told");
    } catch (const std::runtime_error &e) {
        std::puts(e.what());
    }
}

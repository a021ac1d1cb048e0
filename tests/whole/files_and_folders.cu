// <filesystem>: parts of paths, folders, errors.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <vector>
namespace fs = std::filesystem;

static void parts(const fs::path &p)
{
    std::cout << p << " " << p.parent_path() << p.filename() << p.stem() << p.extension() << p.root_path() << p.relative_path() << p.lexically_normal()
              << p.has_parent_path() << p.has_filename() << p.has_stem() << p.has_extension() << p.has_root_path() << p.is_relative() << "\n";
}

/* Whether a copy was made, the error, and what stands in its place. */
static void copied(bool made, std::error_code &code, const fs::path &to)
{
    std::string text;
    std::ifstream(to) >> text;
    std::cout << made << " " << code.value() << " " << text << "\n";
}
static void copies(const fs::path &top)
{
    fs::path from = top / "from", to = top / "to";
    std::error_code code;
    std::ofstream(from) << "first";
    copied(fs::copy_file(from, from, fs::copy_options::overwrite_existing, code), code, from);
    copied(fs::copy_file(top / "three", to, code), code, to);
    copied(fs::copy_file(from, top / "three", fs::copy_options::overwrite_existing, code), code, to);
    copied(fs::copy_file(top / "none", to, code), code, to);
    copied(fs::copy_file(from, to, fs::copy_options::update_existing, code), code, to);
    std::ofstream(to) << "second";
    copied(fs::copy_file(from, to, fs::copy_options::update_existing, code), code, to);
    copied(fs::copy_file(from, to, fs::copy_options::skip_existing, code), code, to);
    copied(fs::copy_file(from, to, code), code, to);
    copied(fs::copy_file(from, to, fs::copy_options::overwrite_existing, code), code, to);
    fs::remove(from);
    fs::remove(to);
}

int main()
{
    for (const char *p : {"a/b.tar.gz", "/usr//lib/", "..", "", "/", "a//b", ".hidden", "a/./b/../c", "../x/..", "/../y", "a/..", "quoted \"name\"", "./", "a/b/"}) parts(p);
    fs::path p = "data/in.txt";
    p.replace_extension("out");
    std::cout << p << fs::path(p).replace_extension() << fs::path(p).replace_filename("z.bin") << fs::path(p).remove_filename() << (p / "more" / std::string("x")) << "\n";
    std::string_view view = "v/w";
    std::vector<fs::path> some = {"b", "a-b", "a/b", "a", view, "/a"};
    std::sort(some.begin(), some.end());
    for (auto &q : some) std::cout << q.string() << " ";
    std::cout << (fs::path("a//b") == fs::path("a/b")) << "\n";

    fs::path top = fs::temp_directory_path() / "minicu_files_and_folders";
    std::error_code code;
    fs::remove_all(top, code);
    std::cout << fs::create_directories(top / "one" / "two") << fs::create_directories(top / "one/two") << fs::create_directory(top / "three", code) << fs::exists(top) << fs::is_directory(top / "one") << "\n";
    std::ofstream(top / "one/f.txt") << "hello";
    std::cout << fs::file_size(top / "one/f.txt") << fs::is_regular_file(top / "one/f.txt") << fs::is_empty(top / "three") << fs::copy_file(top / "one/f.txt", top / "g.txt") << "\n";
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(top)) names.push_back(entry.path().filename().string() + (entry.is_directory() ? "/" : ""));
    names.push_back("|");
    auto middle = names.size();
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(top)) names.push_back(entry.path().string().substr(top.string().size() + 1));
    std::sort(names.begin(), names.begin() + middle - 1);
    std::sort(names.begin() + middle, names.end());
    for (auto &n : names) std::cout << n << " ";
    std::cout << "\n";
    try {
        fs::create_directory("/nothing/here");
    } catch (const fs::filesystem_error &e) {
        std::cout << e.what() << " " << e.path1() << " " << e.code().value() << "\n";
    }
    try {
        fs::copy_file(top / "g.txt", "/nothing/g.txt");
    } catch (const std::exception &e) {
        std::cout << std::string(e.what()).substr(0, 51) << "\n";
    }
    std::cout << fs::file_size("/nothing", code) + 1 << code.message() << fs::remove("/nothing") << fs::copy_file(top / "one/f.txt", top / "g.txt", fs::copy_options::skip_existing) << "\n";
    copies(top);
    fs::rename(top / "g.txt", top / "h.txt");
    std::cout << fs::exists(top / "g.txt") << fs::exists(top / "h.txt") << fs::remove(top / "h.txt") << fs::canonical(top / "one/../three").filename() << fs::remove_all(top) << fs::exists(top) << "\n";
    for (auto &e : fs::directory_iterator(top, code)) std::cout << e.path();
    std::cout << code.message() << "\n";
}

#include <cstdio>
#include <filesystem>
#include <string>

namespace fs = std::filesystem;

int main()
{
    printf("%d %d\n", std::filesystem::exists("/tmp"), fs::exists("/nothing/here"));
    fs::path p = fs::path("made") / "inside";
    printf("%s %s %s\n", p.c_str(), p.filename().c_str(), p.parent_path().c_str());
    bool made = fs::create_directories(p), there = fs::is_directory(p), again = fs::create_directories(p);
    printf("%d %d %d\n", made, there, again);
    fs::path file = p / "a.b.txt";
    FILE *f = fopen(file.c_str(), "w");
    fputs("hello", f);
    fclose(f);
    printf("%s %s %d %d\n", file.extension().c_str(), file.stem().string().c_str(), (int)fs::file_size(file), fs::is_regular_file(file));
    bool removed = fs::remove(file), left = fs::exists(file), folder = fs::remove(p), outer = fs::remove("made");
    printf("%d %d %d %d\n", removed, left, folder, outer);
}

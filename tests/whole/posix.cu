#include <algorithm>
#include <dirent.h>
#include <dlfcn.h>
#include <fenv.h>
#include <limits>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <unistd.h>
#include <vector>

int main()
{
    printf("%s %d\n", rindex("a/b/c", '/'), rindex("abc", '/') == nullptr);
    long double wide = 1.5L;
    printf("%d %Lf %5.2Lg %s %Le\n", 3, wide, wide * 2, "x", wide / 2);
    printf("%d %d\n", getppid() > 0, getuid() == geteuid());

    struct rusage usage;
    printf("%d", getrusage(RUSAGE_SELF, &usage));
    printf(" %d\n", usage.ru_maxrss > 0 && usage.ru_utime.tv_sec >= 0);

    mkdir("made", 0755);
    fclose(fopen("made/file", "w"));
    DIR *directory = opendir("made");
    int found = 0, names = 0;
    while (struct dirent *entry = readdir(directory)) {
        names++;
        found += strcmp(entry->d_name, "file") == 0 && entry->d_type != DT_DIR;
    }
    closedir(directory);
    struct stat about;
    int status = stat("made", &about);
    printf("%d %d %d %d\n", found, names, status, S_ISDIR(about.st_mode));
    unlink("made/file");
    printf("%d %d\n", rmdir("made"), stat("made", &about));

    struct utsname system;
    printf("%d %s\n", uname(&system), system.sysname);

    int before = fegetround();
    printf("%d %d", before == FE_TONEAREST, fesetround(FE_UPWARD));
    printf(" %d %d\n", fegetround() == FE_UPWARD, fesetround(before));
    feclearexcept(FE_ALL_EXCEPT);
    feraiseexcept(FE_DIVBYZERO);
    printf("%d %d\n", fetestexcept(FE_DIVBYZERO) == FE_DIVBYZERO, fetestexcept(FE_INVALID));

    timeval a = {5, 200000}, b = {3, 700000}, c;
    timersub(&a, &b, &c);
    printf("%ld %ld", (long)c.tv_sec, (long)c.tv_usec);
    timeradd(&a, &b, &c);
    printf(" %ld %ld %d %d\n", (long)c.tv_sec, (long)c.tv_usec, timercmp(&a, &b, >) != 0, timerisset(&b) != 0);

    float nan = std::numeric_limits<float>::signaling_NaN();
    printf("%d %d %d\n", nan != nan, std::numeric_limits<unsigned>::is_modulo, std::numeric_limits<int>::is_modulo);

    std::vector<int> v;
    for (int i : {3, 1, 2}) v.push_back(i);
    sort(v.begin(), v.end()); // found beside the iterators' class
    printf("%d %d %d %d\n", v[0], v[1], v[2], (int)count(v.begin(), v.end(), 2));

    void *self = dlopen(nullptr, RTLD_LAZY);
    auto length = reinterpret_cast<size_t (*)(const char *)>(dlsym(self, "strlen"));
    void *none = dlsym(self, "no such function");
    printf("%zu %d %d", length("four"), none == nullptr, dlerror() != nullptr);
    printf(" %d", dlclose(self));
    printf(" %d %d\n", dlopen("/no/such/library.so", RTLD_NOW) == nullptr, sched_yield());
}

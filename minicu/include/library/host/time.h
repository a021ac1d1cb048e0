/* <time.h> (C11 7.27, POSIX), <sys/time.h>, <unistd.h> and <getopt.h>, on 64-bit Linux: the C library's own. */

typedef long clock_t;

extern "C" time_t time(time_t *now);
extern "C" clock_t clock(void);
extern "C" double difftime(time_t end, time_t start);
extern "C" time_t mktime(struct tm *t);
extern "C" struct tm *localtime(const time_t *t);
extern "C" struct tm *localtime_r(const time_t *t, struct tm *result);
extern "C" struct tm *gmtime(const time_t *t);
extern "C" struct tm *gmtime_r(const time_t *t, struct tm *result);
extern "C" char *asctime(const struct tm *t);
extern "C" char *ctime(const time_t *t);
extern "C" size_t strftime(char *to, size_t room, const char *format, const struct tm *t);
extern "C" int clock_gettime(clockid_t clock, struct timespec *now);
extern "C" int timespec_get(struct timespec *now, int base);
extern "C" int clock_getres(clockid_t clock, struct timespec *resolution);
extern "C" int nanosleep(const struct timespec *wanted, struct timespec *rest);
extern "C" int gettimeofday(struct timeval *now, void *zone);

extern "C" unsigned int sleep(unsigned int seconds);
extern "C" int usleep(useconds_t microseconds);
extern "C" pid_t getpid(void);
extern "C" int access(const char *name, int mode);
extern "C" int open(const char *name, int flags, ...);
extern "C" int close(int descriptor);
extern "C" ssize_t read(int descriptor, void *to, size_t count);
extern "C" ssize_t write(int descriptor, const void *from, size_t count);
extern "C" int isatty(int descriptor);
extern "C" int unlink(const char *name);
extern "C" int mkdir(const char *name, mode_t mode);
extern "C" int mkfifo(const char *name, mode_t mode);
extern "C" char *getcwd(char *to, size_t room);
extern "C" int chdir(const char *name);
extern "C" int gethostname(char *to, size_t room);
extern "C" long sysconf(int name);

extern "C" char *optarg;
extern "C" int optind;
extern "C" int opterr;
extern "C" int optopt;
struct option { const char *name; int has_arg; int *flag; int val; };
extern "C" int getopt(int count, char *const arguments[], const char *letters);
extern "C" int getopt_long(int count, char *const arguments[], const char *letters, const struct option *options, int *index);
extern "C" int getopt_long_only(int count, char *const arguments[], const char *letters, const struct option *options, int *index);

/* <strings.h>, <unistd.h>, <sys/mman.h>, <sys/resource.h>, <sys/utsname.h>, <sys/wait.h>, <dirent.h>, <dlfcn.h>, <sched.h> and <fenv.h> on 64-bit Linux: the C
   library's own (what differs between machines: machine_x86_64.h, machine_aarch64.h). <omp.h>: programs run as without
   OpenMP, in one thread. */

extern "C" char *rindex(const char *s, int c);
extern "C" pid_t getppid(void);
extern "C" pid_t fork(void);
extern "C" pid_t wait(int *status);
extern "C" pid_t waitpid(pid_t process, int *status, int options);
extern "C" int execv(const char *path, char *const arguments[]);
extern "C" int execve(const char *path, char *const arguments[], char *const environment[]);
extern "C" int execvp(const char *name, char *const arguments[]);
extern "C" int execl(const char *path, const char *argument, ...);
extern "C" int execlp(const char *name, const char *argument, ...);
extern "C" unsigned int getuid(void);
extern "C" unsigned int geteuid(void);
extern "C" unsigned int getgid(void);
extern "C" int rmdir(const char *name);
extern "C" int dup(int descriptor);
extern "C" int dup2(int descriptor, int other);
extern "C" int fsync(int descriptor);
extern "C" long lseek(int descriptor, long offset, int whence);
extern "C" int ftruncate(int descriptor, long length);
extern "C" ssize_t readlink(const char *name, char *to, size_t room);
extern "C" unsigned int alarm(unsigned int seconds);
extern "C" int sched_yield(void);
extern "C" int pause(void);
extern "C" int getpagesize(void);
extern "C" int fcntl(int descriptor, int command, ...);
extern "C" int creat(const char *name, mode_t mode);
extern "C" int pipe(int ends[2]);
extern "C" ssize_t pread(int descriptor, void *to, size_t count, long offset);
extern "C" ssize_t pwrite(int descriptor, const void *from, size_t count, long offset);
extern "C" void *mmap(void *at, size_t length, int protection, int flags, int descriptor, long offset);
extern "C" int munmap(void *at, size_t length);
extern "C" int mprotect(void *at, size_t length, int protection);
extern "C" int madvise(void *at, size_t length, int advice);
extern "C" int msync(void *at, size_t length, int flags);
extern "C" int mlock(const void *at, size_t length);
extern "C" int munlock(const void *at, size_t length);
extern "C" int shm_open(const char *name, int flags, mode_t mode);
extern "C" int shm_unlink(const char *name);
extern "C" char *dirname(char *path);
extern "C" void *dlopen(const char *name, int how);
extern "C" void *dlsym(void *library, const char *name);
extern "C" int dlclose(void *library);
extern "C" char *dlerror(void);
extern "C" int sched_getcpu(void);

struct rusage {
    struct timeval ru_utime, ru_stime;
    long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock, ru_msgsnd,
        ru_msgrcv, ru_nsignals, ru_nvcsw, ru_nivcsw;
};
struct rlimit { unsigned long rlim_cur, rlim_max; };
typedef unsigned long rlim_t;
extern "C" int getrusage(int who, struct rusage *usage);
extern "C" int getrlimit(int resource, struct rlimit *limit);
extern "C" int setrlimit(int resource, const struct rlimit *limit);

struct utsname { char sysname[65], nodename[65], release[65], version[65], machine[65], domainname[65]; };
extern "C" int uname(struct utsname *to);

struct __dirstream;
typedef struct __dirstream DIR;
struct dirent { unsigned long d_ino; long d_off; unsigned short d_reclen; unsigned char d_type; char d_name[256]; };
extern "C" DIR *opendir(const char *name);
extern "C" struct dirent *readdir(DIR *directory);
extern "C" int closedir(DIR *directory);
extern "C" void rewinddir(DIR *directory);

extern "C" int stat(const char *name, struct stat *to);
extern "C" int lstat(const char *name, struct stat *to);
extern "C" int fstat(int descriptor, struct stat *to);
extern "C" int chmod(const char *name, mode_t mode);

struct __fenv { unsigned __state[8]; };
typedef struct __fenv fenv_t;
extern "C" int feclearexcept(int exceptions);
extern "C" int feraiseexcept(int exceptions);
extern "C" int fetestexcept(int exceptions);
extern "C" int fegetround(void);
extern "C" int fesetround(int mode);
extern "C" int fegetenv(fenv_t *to);
extern "C" int fesetenv(const fenv_t *from);
extern "C" int feholdexcept(fenv_t *to);
extern "C" int feupdateenv(const fenv_t *from);
extern "C" int feenableexcept(int exceptions);
extern "C" int fedisableexcept(int exceptions);

typedef struct __omp_lock { int held; } omp_lock_t;
typedef struct __omp_nest_lock { int held; } omp_nest_lock_t;
typedef enum omp_sched_t { omp_sched_static = 1, omp_sched_dynamic, omp_sched_guided, omp_sched_auto } omp_sched_t;
static inline int omp_get_max_threads(void) { return 1; }
static inline int omp_get_num_threads(void) { return 1; }
static inline int omp_get_thread_num(void) { return 0; }
static inline int omp_get_num_procs(void) { return (int)sysconf(84); }
static inline int omp_get_thread_limit(void) { return 1; }
static inline int omp_in_parallel(void) { return 0; }
static inline int omp_get_dynamic(void) { return 0; }
static inline int omp_get_nested(void) { return 0; }
static inline int omp_get_level(void) { return 0; }
static inline int omp_get_max_active_levels(void) { return 1; }
static inline int omp_get_num_devices(void) { return 0; }
static inline int omp_get_default_device(void) { return 0; }
static inline int omp_get_initial_device(void) { return 0; }
static inline int omp_is_initial_device(void) { return 1; }
static inline int omp_get_num_teams(void) { return 1; }
static inline int omp_get_team_num(void) { return 0; }
static inline void omp_set_num_threads(int count) {}
static inline void omp_set_dynamic(int on) {}
static inline void omp_set_nested(int on) {}
static inline void omp_set_max_active_levels(int count) {}
static inline void omp_set_default_device(int device) {}
static inline void omp_set_schedule(omp_sched_t kind, int chunk) {}
static inline void omp_init_lock(omp_lock_t *lock) { lock->held = 0; }
static inline void omp_destroy_lock(omp_lock_t *lock) {}
static inline void omp_set_lock(omp_lock_t *lock) { lock->held = 1; }
static inline void omp_unset_lock(omp_lock_t *lock) { lock->held = 0; }
static inline int omp_test_lock(omp_lock_t *lock) { return lock->held ? 0 : (lock->held = 1); }
static inline double omp_get_wtime(void)
{
    struct timespec now;
    clock_gettime(1, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}
static inline double omp_get_wtick(void) { return 1e-9; }

typedef struct {
    size_t gl_pathc;
    char **gl_pathv;
    size_t gl_offs;
    int gl_flags;
    void *unused[5];
} glob_t;
extern "C" int glob(const char *pattern, int flags, int (*failed)(const char *, int), glob_t *found);
extern "C" void globfree(glob_t *found);

/* <sys/stat.h>, <fenv.h> and <pthread.h> as the C library has them on this machine. (Read before posix.h, whose functions have
   the names of records.) */

struct stat {
    unsigned long st_dev, st_ino;
    unsigned int st_mode, st_nlink, st_uid, st_gid;
    unsigned long st_rdev, __pad;
    long st_size;
    int st_blksize, __pad2;
    long st_blocks;
    struct timespec st_atim, st_mtim, st_ctim;
    int __reserved[2];
};
typedef unsigned int fexcept_t;
enum { __PTHREAD_MUTEX_INTS = 12, __PTHREAD_ATTR_INTS = 16, __PTHREAD_KIND_INTS = 2 };
static inline long double strtold(const char *s, char **end) { return strtod(s, end); } /* the range of double: docs/run.md */

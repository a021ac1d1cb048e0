/* <sys/stat.h>, <fenv.h> and <pthread.h> as the C library has them on this machine. (Read before posix.h, whose functions have
   the names of records.) */

struct stat {
    unsigned long st_dev, st_ino, st_nlink;
    unsigned int st_mode, st_uid, st_gid, __pad;
    unsigned long st_rdev;
    long st_size, st_blksize, st_blocks;
    struct timespec st_atim, st_mtim, st_ctim;
    long __reserved[3];
};
typedef unsigned short fexcept_t;
enum { __PTHREAD_MUTEX_INTS = 10, __PTHREAD_ATTR_INTS = 14, __PTHREAD_KIND_INTS = 1 };

/* <sys/stat.h> and <fenv.h> as the C library has them on this machine. (Read before posix.h, whose functions have
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

/* <source_location> (C++20 [support.srcloc]). */
class source_location {
    const char *__file = "", *__function = "";
    unsigned __line = 0;

public:
    __host__ __device__ static constexpr source_location current(const char *file = __builtin_FILE(), const char *function = __builtin_FUNCTION(), unsigned line = __builtin_LINE()) noexcept
    {
        source_location here;
        here.__file = file;
        here.__function = function;
        here.__line = line;
        return here;
    }
    __host__ __device__ constexpr source_location() noexcept {}
    __host__ __device__ constexpr unsigned line() const noexcept { return __line; }
    __host__ __device__ constexpr unsigned column() const noexcept { return 0; }
    __host__ __device__ constexpr const char *file_name() const noexcept { return __file; }
    __host__ __device__ constexpr const char *function_name() const noexcept { return __function; }
};

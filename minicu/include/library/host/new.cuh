/* The allocation functions by their names in host code, where they throw (C++17 [new.delete]); in device code those of
   ../new.cuh. */

static inline void *__operator_new(size_t n) { return std::__allocated(n, true); }
static inline void *__operator_new(size_t n, const std::nothrow_t &) noexcept { return std::__allocated(n, false); }
static inline void *__operator_new(size_t n, std::align_val_t align) { return std::__allocated(n, true, (size_t)align); }
static inline void *__operator_new(size_t n, std::align_val_t align, const std::nothrow_t &) noexcept { return std::__allocated(n, false, (size_t)align); }
static inline void *__operator_new(size_t n, void *place) noexcept { return place; }
static inline void __operator_delete(void *p) noexcept { free(p); }
static inline void __operator_delete(void *p, size_t n) noexcept { free(p); }
static inline void __operator_delete(void *p, std::align_val_t) noexcept { free(p); }
static inline void __operator_delete(void *p, size_t n, std::align_val_t) noexcept { free(p); }
static inline void __operator_delete(void *p, std::align_val_t, const std::nothrow_t &) noexcept { free(p); }
static inline void __operator_delete(void *p, const std::nothrow_t &) noexcept { free(p); }
static inline void __operator_delete(void *p, void *place) noexcept {}

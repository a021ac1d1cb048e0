/* What the compiler calls for kernel<<<grid, block, shared, stream>>>. */

extern "C" void minicu_configure(unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, size_t shared, void *stream);
static inline void __minicu_configure(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0) { minicu_configure(grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream); }
static inline void __minicu_configure(unsigned grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0) { minicu_configure(grid, 1, 1, block.x, block.y, block.z, shared, stream); }
static inline void __minicu_configure(dim3 grid, unsigned block, size_t shared = 0, cudaStream_t stream = 0) { minicu_configure(grid.x, grid.y, grid.z, block, 1, 1, shared, stream); }
static inline void __minicu_configure(unsigned grid, unsigned block, size_t shared = 0, cudaStream_t stream = 0) { minicu_configure(grid, 1, 1, block, 1, 1, shared, stream); }

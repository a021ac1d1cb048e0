/* The CUDA runtime's busiest functions over the driver, for whole programs on a GPU.
 *
 * Each does the usual case itself and hands everything else (errors, what it has not met before, captures,
 * kernels that print) to the Python function of the same name, which does the call from the start: `slowly`
 * holds those, `driver` the driver's own. What both sides must agree on stands in `Runtime`; Python sees it
 * as a NumPy record of this declaration (host/native.py).
 */

#include "platform.h"

void *take(word, word) __asm__("calloc");

enum { NESTED = 32, KERNELS = 1024, STREAMS = 64, BLOCKS = 4096, TIMING = 256 };

typedef struct {
    uint grid[3], block[3];
    word shared, stream;
} Configuration;

/* A kernel that was launched before. `key` is the address that host code knows it by. */
typedef struct {
    word key, function;
    word label;  /* what StreamUse.last says after a launch */
    word shared; /* dynamic shared memory that the driver was asked to allow */
} Kernel;

typedef struct {
    word handle;    /* as the program has it */
    word of_driver; /* as the driver has it */
    word *last;     /* StreamUse.last: the kernel launched last, for whoever looks for a culprit */
} Stream;

typedef struct {
    int (*launch)(word, uint, uint, uint, uint, uint, uint, uint, word, void **, void **);
    int (*malloc)(word *, word);
    int (*free)(word);
    int (*copy[5])(word, word, word); /* by cudaMemcpyKind */
    int (*copy_async[5])(word, word, word, word);
    int (*fill)(word, unsigned char, word, word);
    int (*synchronize)(void);
    int (*synchronize_stream)(word);
    int (*record)(word, word);
    int (*synchronize_event)(word);
    int (*elapsed)(float *, word, word);
} Driver;

typedef struct {
    void (*minicu_launch)(const char *, void **);
    void (*minicu_launch_at)(const void *, void **);
    int (*minicu_launch_function)(const void *, uint, uint, uint, uint, uint, uint, void **, word, word, int);
    int (*cudaMalloc)(word *, word);
    int (*cudaFree)(word);
    int (*cudaMemcpy)(word, word, word, int);
    int (*cudaMemcpyAsync)(word, word, word, int, word);
    int (*cudaMemset)(word, int, word);
    int (*cudaMemsetAsync)(word, int, word, word);
    int (*cudaDeviceSynchronize)(void);
    int (*cudaStreamSynchronize)(word);
    int (*cudaEventRecord)(word, word);
    int (*cudaEventSynchronize)(word);
    int (*cudaEventElapsedTime)(float *, word, word);
} Slowly;

/* What each thread of the program has for itself. */
typedef struct {
    int last;       /* what cudaGetLastError gives */
    int configured; /* how many of `configurations` wait for their launch */
    Configuration configurations[NESTED];
} Mine;

typedef struct {
    int broken;   /* the error that stays */
    int python;   /* everything goes to Python: the program ends */
    int watched;  /* kernels print or assert: whoever waits for them must show what they said */
    int threaded; /* the program has made a thread */
    uint key;     /* pthread's, under which a thread has its `Mine` */
    int kernels;  /* how many of the table are taken */
    int streams;
    int logged;   /* of `log`: addresses that cudaMalloc gave, and, with the lowest bit set, cudaFree took */
    Mine of_main; /* of the thread that has `key` set to it */
    Kernel kernel[KERNELS];
    Stream stream[STREAMS];
    word log[BLOCKS];
    Driver driver;
    Slowly slowly;
} Runtime;

Runtime minicu_runtime;
#define R minicu_runtime

/* `last` of a thread begins with the error that stays. */
Mine *minicu_mine(void)
{
    if (!R.threaded)
        return &R.of_main;
    Mine *mine = pthread_getspecific(R.key);
    if (!mine) {
        mine = take(1, sizeof(Mine));
        mine->last = R.broken;
        pthread_setspecific(R.key, mine);
    }
    return mine;
}

static int usual(void)
{
    return !(R.python | R.broken);
}

/* Whether memory is given and taken without Python, which has no log that threads may write. */
static int logs(void)
{
    return usual() && !R.threaded && R.logged < BLOCKS;
}

/* The entry of a kernel, or the free one where it belongs: open addressing. */
static Kernel *find_kernel(word key)
{
    uint at = (uint)(key >> 3) * 2654435761u;
    for (;; at++) {
        Kernel *k = &R.kernel[at % KERNELS];
        if (k->key == key || !k->key)
            return k;
    }
}

static Stream *find_stream(word handle)
{
    for (int i = 0; i < R.streams; i++)
        if (R.stream[i].handle == handle)
            return &R.stream[i];
    return 0;
}

/* For Python: make a kernel or a stream known. Other threads may look for one meanwhile: the key comes last. */
void minicu_know_kernel(word key, word function, word label, word shared)
{
    Kernel *k = find_kernel(key);
    if (!k->key) {
        if (R.kernels >= KERNELS / 2)
            return;
        R.kernels++;
    }
    k->function = function, k->label = label;
    if (k->shared < shared)
        k->shared = shared;
    __atomic_store_n(&k->key, key, __ATOMIC_RELEASE);
}

void minicu_know_stream(word handle, word of_driver, word *last)
{
    Stream *s = find_stream(handle);
    if (!s) {
        if (R.streams == STREAMS)
            return;
        s = &R.stream[R.streams];
    }
    s->of_driver = of_driver, s->last = last, s->handle = handle;
    if (s == &R.stream[R.streams])
        __atomic_store_n(&R.streams, R.streams + 1, __ATOMIC_RELEASE);
}

void minicu_forget_stream(word handle)
{
    Stream *s = find_stream(handle);
    if (s)
        *s = R.stream[--R.streams];
}

/* Whether the launch was made. */
static int launch(word key, const Configuration *c, void **arguments)
{
    Kernel *k = find_kernel(key);
    Stream *s = find_stream(c->stream);
    if (!k->key || !s || !usual() || c->shared > k->shared)
        return 0;
    if (R.driver.launch(k->function, c->grid[0], c->grid[1], c->grid[2], c->block[0], c->block[1], c->block[2],
                        (uint)c->shared, s->of_driver, arguments, 0))
        return 0;
    *s->last = k->label;
    return 1;
}

void minicu_configure(uint gx, uint gy, uint gz, uint bx, uint by, uint bz, word shared, word stream)
{
    Mine *mine = minicu_mine();
    if (mine->configured < NESTED) {
        Configuration *c = &mine->configurations[mine->configured];
        c->grid[0] = gx, c->grid[1] = gy, c->grid[2] = gz;
        c->block[0] = bx, c->block[1] = by, c->block[2] = bz;
        c->shared = shared, c->stream = stream;
    }
    mine->configured++;
}

void minicu_launch(const char *symbol, void **arguments)
{
    Mine *mine = minicu_mine();
    int n = mine->configured - 1;
    if (0 <= n && n < NESTED && launch((word)symbol, &mine->configurations[n], arguments))
        mine->configured = n;
    else
        R.slowly.minicu_launch(symbol, arguments);
}

void minicu_launch_at(const void *kernel, void **arguments)
{
    Mine *mine = minicu_mine();
    int n = mine->configured - 1;
    if (0 <= n && n < NESTED && launch((word)kernel, &mine->configurations[n], arguments))
        mine->configured = n;
    else
        R.slowly.minicu_launch_at(kernel, arguments);
}

int minicu_launch_function(const void *kernel, uint gx, uint gy, uint gz, uint bx, uint by, uint bz, void **arguments,
                           word shared, word stream, int cooperative)
{
    Configuration c = {{gx, gy, gz}, {bx, by, bz}, shared, stream};
    if (!cooperative && launch((word)kernel, &c, arguments))
        return 0;
    return R.slowly.minicu_launch_function(kernel, gx, gy, gz, bx, by, bz, arguments, shared, stream, cooperative);
}

int cudaMalloc(word *where, word size)
{
    word made;
    if (!logs() || !size || !where || R.driver.malloc(&made, size))
        return R.slowly.cudaMalloc(where, size);
    R.log[R.logged++] = made;
    *where = made;
    return 0;
}

int cudaFree(word address)
{
    if (!address && usual())
        return 0;
    if (!logs() || R.watched || R.driver.free(address))
        return R.slowly.cudaFree(address);
    R.log[R.logged++] = address | 1;
    return 0;
}

int cudaMemcpy(word to, word source, word size, int kind)
{
    if (!usual() || R.watched || !size || !to || !source || kind < 0 || kind > 4 || R.driver.copy[kind](to, source, size))
        return R.slowly.cudaMemcpy(to, source, size, kind);
    return 0;
}

int cudaMemcpyAsync(word to, word source, word size, int kind, word stream)
{
    Stream *s = find_stream(stream);
    if (!usual() || !s || !size || !to || !source || kind < 0 || kind > 4 ||
        R.driver.copy_async[kind](to, source, size, s->of_driver))
        return R.slowly.cudaMemcpyAsync(to, source, size, kind, stream);
    return 0;
}

int cudaMemsetAsync(word address, int value, word size, word stream)
{
    Stream *s = find_stream(stream);
    if (!usual() || !s || !size || !address || R.driver.fill(address, (unsigned char)value, size, s->of_driver))
        return R.slowly.cudaMemsetAsync(address, value, size, stream);
    return 0;
}

int cudaMemset(word address, int value, word size)
{
    Stream *s = find_stream(0);
    if (!usual() || !s || !size || !address || R.driver.fill(address, (unsigned char)value, size, s->of_driver))
        return R.slowly.cudaMemset(address, value, size);
    return 0;
}

int cudaDeviceSynchronize(void)
{
    return !usual() || R.watched || R.driver.synchronize() ? R.slowly.cudaDeviceSynchronize() : 0;
}

int cudaStreamSynchronize(word stream)
{
    Stream *s = find_stream(stream);
    if (!usual() || R.watched || !s || R.driver.synchronize_stream(s->of_driver))
        return R.slowly.cudaStreamSynchronize(stream);
    return 0;
}

/* Events are the driver's own: their handles are the program's. */
int cudaEventRecord(word event, word stream)
{
    Stream *s = find_stream(stream);
    if (!usual() || !s || !event || R.driver.record(event, s->of_driver))
        return R.slowly.cudaEventRecord(event, stream);
    return 0;
}

int cudaEventSynchronize(word event)
{
    if (!usual() || R.watched || !event || R.driver.synchronize_event(event))
        return R.slowly.cudaEventSynchronize(event);
    return 0;
}

int cudaEventElapsedTime(float *milliseconds, word start, word end)
{
    if (!usual() || !milliseconds || !start || !end || R.driver.elapsed(milliseconds, start, end))
        return R.slowly.cudaEventElapsedTime(milliseconds, start, end);
    return 0;
}

int cudaGetLastError(void)
{
    Mine *mine = minicu_mine();
    int last = mine->last;
    mine->last = R.broken;
    return last;
}

int cudaPeekAtLastError(void)
{
    return minicu_mine()->last;
}

#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

__global__ void fill(int *to, int n, int value)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) to[i] = value + i;
}
__global__ void sum(const int *from, int n, unsigned long long *total)
{
    __shared__ int part[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    part[threadIdx.x] = i < n ? from[i] : 0;
    __syncthreads();
    for (int half = 64; half; half /= 2) {
        if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(total, (unsigned long long)part[0]);
}
__global__ void sized() { extern __shared__ int room[]; room[0] = 1; }

static std::atomic<int> failures{0};
static void check(cudaError_t e) { if (e != cudaSuccess) failures++; }

static bool work(int me, int rounds)
{
    const int n = 3000;
    cudaStream_t stream;
    check(cudaSetDevice(0));
    check(cudaStreamCreate(&stream));
    int *data;
    unsigned long long *total, result = 0, wanted = 0;
    check(cudaMalloc(&data, n * sizeof(int)));
    check(cudaMalloc(&total, sizeof(*total)));
    bool right = true;
    std::vector<int> back(n);
    for (int k = 0; k < rounds; k++) {
        check(cudaMemsetAsync(total, 0, sizeof(*total), stream));
        fill<<<(n + 127) / 128, 128, 0, stream>>>(data, n, 1000 * me + k);
        sum<<<(n + 127) / 128, 128, 0, stream>>>(data, n, total);
        check(cudaMemcpyAsync(&result, total, sizeof(result), cudaMemcpyDeviceToHost, stream));
        check(cudaStreamSynchronize(stream));
        wanted = (unsigned long long)n * (1000 * me + k) + (unsigned long long)n * (n - 1) / 2;
        right &= result == wanted;
    }
    check(cudaMemcpy(back.data(), data, n * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++) right &= back[i] == 1000 * me + rounds - 1 + i;
    check(cudaFree(data));
    check(cudaFree(total));
    check(cudaStreamDestroy(stream));
    return right && cudaGetLastError() == cudaSuccess;
}

int main()
{
    std::atomic<int> right{0};
    std::vector<std::thread> all;
    for (int i = 0; i < 4; i++) all.emplace_back([&, i] { right += work(i, 40); });
    for (auto &t : all) t.join();
    printf("right %d, failures %d\n", right.load(), failures.load());

    // Each thread has its own last error.
    std::mutex m;
    std::condition_variable c;
    int step = 0;
    cudaError_t theirs = cudaSuccess;
    std::thread other([&] {
        sized<<<1, 1, 1 << 30>>>();
        std::unique_lock<std::mutex> lock(m);
        step = 1;
        c.notify_all();
        c.wait(lock, [&] { return step == 2; });
        theirs = cudaGetLastError();
    });
    {
        std::unique_lock<std::mutex> lock(m);
        c.wait(lock, [&] { return step == 1; });
        printf("mine: %s\n", cudaGetErrorName(cudaPeekAtLastError()));
        step = 2;
        c.notify_all();
    }
    other.join();
    printf("theirs: %s\n", cudaGetErrorName(theirs));

    // One makes, another uses.
    int *data = nullptr, first = 0;
    std::thread maker([&] { check(cudaMallocManaged(&data, 1000 * sizeof(int))); fill<<<8, 128>>>(data, 1000, 5); check(cudaDeviceSynchronize()); });
    maker.join();
    first = data[0] + data[999];
    std::thread user([&] { fill<<<8, 128>>>(data, 1000, 6); check(cudaDeviceSynchronize()); check(cudaGetLastError()); });
    user.join();
    printf("made %d, used %d, failures %d\n", first, data[0] + data[999], failures.load());
    int device = -1;
    std::thread([&] { cudaGetDevice(&device); cudaFree(data); }).join();
    printf("device %d %s\n", device, cudaGetErrorName(cudaGetLastError()));
}

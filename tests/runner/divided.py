"""What becomes of kernels whose threads wait, before LLVM optimises it."""

from minicu import compile
from minicu.llvm import jit
from minicu.lower.host.waiting import complete

#: A product of matrices by tiles.
MATMUL = """
extern "C" __global__ void matmul(const float *A, const float *B, float *C, int n) {
    __shared__ float a[16][16], b[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, column = blockIdx.x * 16 + tx;
    float sum = 0;
    for (int m = 0; m < n; m += 16) {
        a[ty][tx] = A[row * n + m + tx];
        b[ty][tx] = B[(m + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < 16; k++)
            sum += a[ty][k] * b[k][tx];
        __syncthreads();
    }
    C[row * n + column] = sum;
}
"""


def divided(source: str, vector: int = 16) -> str:
    """The IR of a program whose kernels were cut, for vectors of so many bytes."""
    program, texts = complete(compile(source, cache=False).host(), vector=vector), list[str]()

    def rewrite(text: str) -> str:
        texts.append(program.rewrite(text))
        return texts[0]

    jit.compile_object(program.ir, rewrite=rewrite, tidy=True)
    return texts[0]

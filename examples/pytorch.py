"""PyTorch: its tensors as arguments, on its current stream, and a kernel with a gradient."""

import sys

import minicu

SOURCE = """
extern "C" __global__ void softplus(int n, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = x[i] > 20 ? x[i] : log1pf(expf(x[i]));
}

extern "C" __global__ void softplus_backward(int n, const float *x, const float *dy, float *dx)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        dx[i] = dy[i] / (1 + expf(-x[i]));
}
"""


def main(device: str = "auto") -> None:
    import torch

    module = minicu.compile(SOURCE).load(device)
    on_gpu = module.device.kind == "cuda"
    where = module.device.name if on_gpu else "cpu"

    def stream():
        return torch.cuda.current_stream() if on_gpu else None

    class Softplus(torch.autograd.Function):
        @staticmethod
        def forward(context, x):
            y = torch.empty_like(x)
            module.softplus[-(-x.numel() // 256), 256, 0, stream()](x.numel(), x, y)
            context.save_for_backward(x)
            return y

        @staticmethod
        def backward(context, dy):
            (x,) = context.saved_tensors
            dx = torch.empty_like(x)
            launch = module.softplus_backward[-(-x.numel() // 256), 256, 0, stream()]
            launch(x.numel(), x, dy.contiguous(), dx)
            return dx

    x = torch.linspace(-30, 30, 1001, device=where, requires_grad=True)
    Softplus.apply(x).sum().backward()
    ours, x.grad = x.grad, None
    torch.nn.functional.softplus(x).sum().backward()
    torch.testing.assert_close(ours, x.grad)

    # The other way: an array of minicu's becomes a tensor, without a copy.
    array = module.device.zeros(8)
    tensor = torch.from_dlpack(array)
    tensor += 2
    if on_gpu:
        torch.cuda.synchronize()
    assert array.tolist() == [2] * 8
    print(f"value and gradient are PyTorch's, on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])

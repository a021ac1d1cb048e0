"""PyTorch: a kernel as an operator of torch.library, which torch.compile and CUDA graphs call as theirs."""

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


def operator(module):
    """The operator, with its gradient. It launches on PyTorch's current stream, which a capture may be on."""
    import torch

    on_gpu = module.device.kind == "cuda"

    def launch(kernel, x, *arrays):
        stream = torch.cuda.current_stream() if on_gpu else None
        kernel[-(-x.numel() // 256), 256, 0, stream](x.numel(), x, *arrays)

    @torch.library.custom_op("minicu_examples::softplus", mutates_args=())
    def softplus(x: torch.Tensor) -> torch.Tensor:
        y = torch.empty_like(x)
        launch(module.softplus, x, y)
        return y

    @torch.library.custom_op("minicu_examples::softplus_backward", mutates_args=())
    def softplus_backward(x: torch.Tensor, dy: torch.Tensor) -> torch.Tensor:
        dx = torch.empty_like(x)
        launch(module.softplus_backward, x, dy, dx)
        return dx

    # What the compiler needs to know: shapes and types, nothing else.
    softplus.register_fake(torch.empty_like)
    softplus_backward.register_fake(lambda x, dy: torch.empty_like(x))

    def keep(ctx, inputs, output):  # torch gives them by these names
        ctx.save_for_backward(*inputs)

    def backward(context, dy):
        return softplus_backward(context.saved_tensors[0], dy.contiguous())

    softplus.register_autograd(backward, setup_context=keep)
    return softplus


def main(device: str = "auto") -> None:
    import torch

    module = minicu.compile(SOURCE).load(device)
    on_gpu = module.device.kind == "cuda"
    where = module.device.name if on_gpu else "cpu"
    softplus = operator(module)
    x = torch.linspace(-30, 30, 1001, device=where, requires_grad=True)

    # Under torch.compile, in one piece, with the gradient.
    compiled = torch.compile(
        lambda x: 2 * softplus(x + 1), fullgraph=True, backend="inductor" if on_gpu else "aot_eager"
    )
    y = compiled(x)
    y.sum().backward()
    ours, x.grad = x.grad, None
    expected = 2 * torch.nn.functional.softplus(x + 1)
    expected.sum().backward()
    torch.testing.assert_close(y, expected)
    torch.testing.assert_close(ours, x.grad)

    # In a CUDA graph: captured once, replayed with what its input holds then.
    if on_gpu:
        given = torch.zeros(1001, device=where)
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            softplus(given)  # what is done at a first launch is no part of a graph
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            result = softplus(given)
        for value in (1.0, 3.0):
            given.fill_(value)
            graph.replay()
            torch.testing.assert_close(result, torch.nn.functional.softplus(given))
    print(f"torch.compile{' and a CUDA graph' * on_gpu} took the operator, on {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])

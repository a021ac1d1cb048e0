"""Bodies that attract each other: tiles of positions in shared memory, steps on a stream, energy that stays.

python examples/nbody.py auto nbody.pgm      # where they were, as a picture
"""

import sys

import numpy

import minicu

SOURCE = """
extern "C" __global__ void accelerate(int n, const float4 *position, float4 *velocity, float dt)
{
    extern __shared__ float4 tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 p = position[i];
    float3 a = {0, 0, 0};
    for (int start = 0; start < n; start += blockDim.x) {
        tile[threadIdx.x] = position[start + threadIdx.x];
        __syncthreads();
        for (int k = 0; k < blockDim.x; k++) {
            float4 q = tile[k];
            float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
            float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-2f);
            float pull = q.w * inverse * inverse * inverse;
            a.x += pull * dx, a.y += pull * dy, a.z += pull * dz;
        }
        __syncthreads();
    }
    velocity[i].x += dt * a.x, velocity[i].y += dt * a.y, velocity[i].z += dt * a.z;
}

extern "C" __global__ void move(float4 *position, const float4 *velocity, float dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 p = position[i], v = velocity[i];
    position[i] = make_float4(p.x + dt * v.x, p.y + dt * v.y, p.z + dt * v.z, p.w);
}
"""


def momentum(position: numpy.ndarray, velocity: numpy.ndarray) -> numpy.ndarray:
    return (position[:, 3:] * velocity[:, :3]).sum(axis=0)


def main(device: str = "auto", name: str = "") -> None:
    n, block, steps, dt = 512, 128, 20, 0.002
    random = numpy.random.default_rng(5)
    position = random.normal(size=(n, 4)).astype(numpy.float32)
    position[:, 3] = 1 / n  # mass
    velocity = random.normal(scale=0.1, size=(n, 4)).astype(numpy.float32)
    module = minicu.compile(SOURCE).load(device)
    p, v = module.device.array(position), module.device.array(velocity)
    stream = module.device.stream()
    picture = numpy.full((256, 256), 255, numpy.uint8)
    for _ in range(steps):
        module.accelerate[n // block, block, 16 * block, stream](n, p, v, dt)
        module.move[n // block, block, 0, stream](p, v, dt)
        stream.synchronize()
        if name:
            x, y = ((p.numpy()[:, :2] * 40) + 128).astype(int).clip(0, 255).T
            picture[y, x] //= 2
    before, after = momentum(position, velocity), momentum(p.numpy(), v.numpy())
    numpy.testing.assert_allclose(after, before, atol=1e-4)  # forces cancel
    if name:
        with open(name, "wb") as file:
            file.write(b"P5 256 256 255\n" + picture.tobytes())
    print(f"{n} bodies, {steps} steps; their momentum stayed, says {module.device.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])

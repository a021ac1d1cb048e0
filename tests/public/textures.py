"""Kernels of public CUDA files that use textures and surfaces: cases of kernels.py."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from runner.sampling import sample

CASES: list[tuple[str, str, tuple[str, ...], dict[str, str], Callable[[Any], Any]]] = []
EXACT, CLOSE = 0.0, 1e-4
#: Weights of filters have 8 bits; a coordinate that is computed otherwise may get another one.
FILTERED = 4 / 256


def sample_code(file: str) -> Callable[[Any], Any]:
    def add(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        CASES.append(("cuda-samples", f"Samples/{file}", ("Common",), {}, function))
        return function

    return add


def image(n: int, *more: int) -> np.ndarray:
    """A smooth picture, so that coordinates a little off change little."""
    y, x = np.mgrid[0:n, 0:n] / n
    flat = (np.sin(5 * x) * np.cos(4 * y) + 1) / 2
    return np.broadcast_to(flat, (*more, n, n)).astype("f4")


def rotated(n: int, theta: float) -> list[np.ndarray]:
    y, x = np.mgrid[0:n, 0:n] / n - 0.5
    c, s = np.cos(theta), np.sin(theta)
    return [(x * c - y * s + 0.5).astype("f4"), (y * c + x * s + 0.5).astype("f4")]


def _rotate(run: Any, made: Any) -> Any:
    n, data = 64, image(64)
    options = {"address": "wrap", "filter": "linear", "normalized": True}
    texture = made(run.module.device, data, options)
    out = run("transformKernel", (8, 8), (8, 8), np.empty_like(data), n, n, 0.5, texture)[0]
    wanted = sample(data[..., None], rotated(n, 0.5), address=["wrap"] * 2, linear=True, normalized=True)
    return out, wanted[..., 0], FILTERED


@sample_code("0_Introduction/simpleTexture/simpleTexture.cu")
def rotation(run: Any) -> Any:
    yield _rotate(run, lambda device, data, options: device.texture(data, **options))


@sample_code("0_Introduction/simpleTextureDrv/simpleTexture_kernel.cu")
def rotation_by_the_driver(run: Any) -> Any:
    yield _rotate(run, lambda device, data, options: device.texture(data, **options))


@sample_code("0_Introduction/simpleSurfaceWrite/simpleSurfaceWrite.cu")
def surface_write(run: Any) -> Any:
    data = image(64)
    surface = run.module.device.surface(np.zeros_like(data))
    run("surfaceWriteKernel", (8, 8), (8, 8), data, 64, 64, surface)
    yield surface.numpy(), data, EXACT
    yield _rotate(run, lambda device, _, options: device.texture(surface, **options))


@sample_code("0_Introduction/simpleLayeredTexture/simpleLayeredTexture.cu")
def layers(run: Any) -> Any:
    data = np.stack([image(32) + i for i in range(5)])
    texture = run.module.device.texture(data, layered=True, address="wrap", filter="linear", normalized=True)
    for layer in range(5):
        out = np.zeros_like(data)
        found = run("transformKernel", (4, 4), (8, 8), out, 32, 32, layer, texture)[0]
        yield found[layer], layer - data[layer], CLOSE


@sample_code("0_Introduction/simpleCubemapTexture/simpleCubemapTexture.cu")
def cube(run: Any) -> Any:
    data = run.floats(6, 32, 32)
    texture = run.module.device.texture(data, cubemap=True)
    yield run("transformKernel", (4, 4), (8, 8), np.empty_like(data), 32, texture)[0], -data, EXACT


@sample_code("0_Introduction/simpleTexture3D/simpleTexture3D_kernel.cu")
def volume(run: Any) -> Any:
    data = (image(32, 32) * 255).astype("u1")
    texture = run.module.device.texture(
        data, read="normalized_float", filter="linear", normalized=True, address="wrap"
    )
    out = run("d_render", (8, 8), (8, 8), np.empty((64, 64), "u4"), 64, 64, 0.3, texture)[0]
    y, x = np.mgrid[0:64, 0:64] / 64
    point = [x, y, np.full_like(x, 0.3)]
    wanted = sample(data[..., None] / 255, point, address=["wrap"] * 3, linear=True, normalized=True)
    assert np.abs(out - np.floor(wanted[..., 0] * 255)).max() <= 4
    level = wanted[..., 0] * 255
    clear = np.abs(level - 1) > 0.01  # elsewhere the last bits decide
    yield (out > 0)[clear], (level >= 1)[clear], EXACT


@sample_code("0_Introduction/simplePitchLinearTexture/simplePitchLinearTexture.cu")
def pitch_linear(run: Any) -> Any:
    data = run.floats(32, 64)
    options = {"address": "wrap", "normalized": True}
    device = run.module.device
    shifted = np.roll(data, (-7, -5), (0, 1))
    held = device.array(data)
    for kernel, source in (("shiftPitchLinear", held), ("shiftArray", data)):
        texture = device.texture(source, **options)
        found = run(kernel, (4, 4), (16, 8), np.empty_like(data), 64, 64, 32, 5, 7, texture)[0]
        yield found, shifted, EXACT


@sample_code("5_Domain_Specific/bicubicTexture/bicubicTexture_cuda.cu")
def bicubic(run: Any) -> Any:
    """Each filter of a picture that is a plane is that plane again, away from the edges."""
    n = 64
    y, x = np.mgrid[0:n, 0:n]
    data = (40 + x + y).astype("u1")
    for kernel, filter in (
        ("d_render", "linear"), ("d_renderBicubic", "point"), ("d_renderFastBicubic", "linear"),
        ("d_renderCatRom", "point"),
    ):  # fmt: skip
        texture = run.module.device.texture(data, read="normalized_float", filter=filter)
        out = np.zeros((n, n), [(c, "u1") for c in "xyzw"])
        found = run(kernel, (8, 8), (8, 8), out, n, n, 0.25, 0.25, 0.9, n / 2, n / 2, texture)[0]
        u, v = (x - n / 2) * 0.9 + n / 2 - 0.25, (y - n / 2) * 0.9 + n / 2 - 0.25
        wanted = 40 + u + v
        inner = (slice(4, -4),) * 2
        assert np.abs(found["x"].astype("f4") - wanted)[inner].max() <= 1.1, kernel
        yield found["x"], found["y"], EXACT


@sample_code("2_Concepts_and_Techniques/convolutionTexture/convolutionTexture.cu")
def convolution(run: Any) -> Any:
    data, weights = run.floats(48, 64), run.floats(17)
    run.module.globals["c_Kernel"].write(weights)
    texture = run.module.device.texture(data)
    for kernel, axis in (("convolutionRowsKernel", 1), ("convolutionColumnsKernel", 0)):
        found = run(kernel, (4, 6), (16, 8), np.empty_like(data), 64, 48, texture)[0]
        padded = np.pad(data, [(8 * (axis == 0),) * 2, (8 * (axis == 1),) * 2], "edge")
        wanted = np.apply_along_axis(lambda row: np.convolve(row, weights, "valid"), axis, padded)
        yield found, wanted, CLOSE

"""What a texture fetch gives, after the CUDA programming guide's appendix "Texture Fetching", in NumPy.

`texels` has axes (depth, height, width, channel), as many as the texture has, and holds what one texel
gives as floats or integers. Coordinates come as a list, x first.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy


def sample(
    texels: numpy.ndarray, point: Sequence[numpy.ndarray], *, address: Sequence[str], linear: bool,
    normalized: bool, border: float = 0.0,
) -> numpy.ndarray:  # fmt: skip
    """The texels nearest to the points, or the means of those around."""
    extents = texels.shape[:-1][::-1]
    coordinates = []
    for x, n, mode in zip(point, extents, address, strict=True):
        x = numpy.asarray(x, "f8")
        if mode == "wrap":
            x = x - numpy.floor(x)
        elif mode == "mirror":
            part = x - numpy.floor(x)
            x = numpy.where(numpy.floor(x) % 2 == 0, part, 1 - part)
        coordinates.append(x * n if normalized else x)
    if not linear:
        return _texel(texels, [numpy.floor(x).astype(int) for x in coordinates], address, border)
    low = [numpy.floor(x - 0.5).astype(int) for x in coordinates]
    # 9 bits, 8 of them behind the point.
    weights = [numpy.rint((x - 0.5 - i) * 256) / 256 for x, i in zip(coordinates, low)]
    total = numpy.zeros((*numpy.shape(low[0]), texels.shape[-1]))
    for corner in itertools.product((0, 1), repeat=len(low)):
        weight = numpy.ones(numpy.shape(low[0]))
        for w, next_ in zip(weights, corner):
            weight = weight * (w if next_ else 1 - w)
        found = _texel(texels, [i + next_ for i, next_ in zip(low, corner)], address, border)
        total += weight[..., None] * found
    return total


def _texel(
    texels: numpy.ndarray, index: list[numpy.ndarray], address: Sequence[str], border: float
) -> numpy.ndarray:
    """Texels at whole indices, also beyond the axes."""
    outside = numpy.zeros(numpy.shape(index[0]), bool)
    inside = []
    for i, n, mode in zip(index, texels.shape[:-1][::-1], address):
        if mode == "wrap":
            i = i % n
        elif mode == "mirror":
            i = numpy.where(i < 0, -1 - i, i)  # a period ahead of 0 or n
            i = numpy.where(i >= n, 2 * n - 1 - i, i)
        elif mode == "border":
            outside |= (i < 0) | (i >= n)
        inside.append(numpy.clip(i, 0, n - 1))
    found = texels[tuple(inside[::-1])]
    return numpy.where(outside[..., None], numpy.array(border, found.dtype), found)


def face(x: float, y: float, z: float) -> tuple[int, float, float]:
    """The face of a cube map that a direction means, and the place on it from 0 to 1 (the guide's table
    of cube map textures)."""
    rows = [(x, 0, -z, -y), (-x, 1, z, -y), (y, 2, x, z), (-y, 3, x, -z), (z, 4, x, -y), (-z, 5, -x, -y)]
    m, number, s, t = max(rows, key=lambda row: row[0])
    return number, (s / m + 1) / 2, (t / m + 1) / 2


def fractions(array: numpy.ndarray) -> numpy.ndarray:
    """Integers as read="normalized_float" gives them."""
    return numpy.maximum(array / numpy.iinfo(array.dtype).max, -1)

"""What a texture fetch gives, after the CUDA programming guide's appendix "Texture Fetching", in NumPy.

`texels` has axes (depth, height, width, channel), as many as the texture has, and holds what one texel
gives as floats or integers. Coordinates come as a list, x first.
"""

from __future__ import annotations

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
            x = x - 2 * numpy.floor(x / 2)  # the second period is the mirrored one: see _texel
        coordinates.append(x * n if normalized else x)
    if not linear:
        return _texel(texels, [numpy.floor(x).astype(int) for x in coordinates], address, border)
    low, parts = [], []
    for x, n, mode in zip(coordinates, extents, address):
        if mode == "clamp":  # the coordinate is, so that the rounding of weights shows
            x = numpy.clip(x, 0.5, n - 0.5)
        steps = numpy.floor((x - 0.5) * 256 + 0.5).astype(int)  # 8 bits behind the point
        low.append(steps >> 8)
        parts.append(steps & 255)
    total = numpy.zeros((*numpy.shape(low[0]), texels.shape[-1]))
    for corner, weight in weights(*parts).items():
        if not any(corner[len(low) :]):
            found = _texel(texels, [i + next_ for i, next_ in zip(low, corner)], address, border)
            total += weight[..., None] * found / 256
    return total


def weights(
    x: numpy.ndarray, y: numpy.ndarray | int = 0, z: numpy.ndarray | int = 0
) -> dict[tuple[int, int, int], numpy.ndarray]:
    """{(0 or 1 for each axis): weight of that texel in 1/256}, from fractions in 1/256. Found on an H200: the
    guide gives the number of bits only."""

    def split(w: numpy.ndarray, part: numpy.ndarray | int) -> numpy.ndarray:
        return (w * part + 128) >> 8

    near, far = split(x, 256 - z), split(x, z)
    shares = {(1, 0): near, (0, 0): 256 - z - near, (1, 1): far, (0, 1): z - far}
    found = {}
    for (i, k), share in shares.items():
        other = split(share, y if i else 256 - y)
        found[i, i, k], found[i, 1 - i, k] = other, share - other
    return found


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
            i = numpy.where(i < 0, -1 - i, i)
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

"""Bars and lines of the pictures that `report.py` draws."""

from __future__ import annotations

from typing import Any

#: Colours that people with any eyesight can tell apart (Okabe and Ito), then as many again, darker.
COLOURS = (
    "#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#A89A00", "#000000",
    "#00456B", "#8A5F00", "#005F45", "#803900", "#7A4864", "#336C8B", "#908928", "#777777",
)  # fmt: skip


def bars(axes: Any, names: list[str], series: dict[str, list[float]], label: str, most: float = 0) -> None:
    """Groups of horizontal bars, the first name on top, one colour a series. With `most` the axis ends there,
    and a longer bar says how long it is."""
    axes.figure.set_size_inches(9, 1.2 + 0.16 * len(names) * max(1, len(series)))
    height = 0.8 / max(1, len(series))
    for k, (name, values) in enumerate(series.items()):
        at = [i + k * height for i in range(len(names))]
        axes.barh(at, values, height, label=name, color=COLOURS[k % len(COLOURS)])
        for y, value in zip(at, values, strict=True):
            if most and value > most:
                axes.text(most, y, f"{value:.3g} ▸", ha="right", va="center", fontsize=6, color="white")
    axes.set_yticks([i + 0.4 - height / 2 for i in range(len(names))], names, fontsize=7)
    axes.set_ylim(len(names), -0.5)
    if most:
        axes.set_xlim(0, most)
    axes.set_xlabel(label)
    axes.legend(fontsize=8)


def named_lines(axes: Any, series: dict[str, dict[float, float]], height: float, **labels: str) -> None:
    """A line for each of `series`, point by point, named beside its end: no legend hides anything. `labels`
    are those of the axes, the upright one being logarithmic; `height` of the picture is in inches."""
    axes.figure.set_size_inches(9, height)
    axes.set(yscale="log", **labels)
    ends = []
    for k, (name, points) in enumerate(series.items()):
        colour = COLOURS[k % len(COLOURS)]
        axes.plot(list(points), list(points.values()), marker="os^Dv"[k % 5], markersize=3, color=colour)
        ends.append((*list(points.items())[-1][::-1], name, colour))
    low, high = axes.get_ylim()
    line = (high / low) ** (0.14 / (height - 0.8))  # what a line of text is high
    least = low  # names that would cover each other move up
    for value, last, name, colour in sorted(ends):
        least = max(value, least * line)
        axes.annotate(
            name, (last, value), (1.02, least), fontsize=7, color=colour, va="center",
            textcoords=("axes fraction", "data"), annotation_clip=False,
            arrowprops={"arrowstyle": "-", "color": colour, "linewidth": 0.4, "relpos": (0, 0.5)},
        )  # fmt: skip

"""`minicu info`: versions, devices, where everything was found, what is missing and how to get it.

Nothing here fails: what cannot be asked is reported as missing, with the reason. No GPU is opened.
"""

from __future__ import annotations

import json
import platform
import re
from importlib import metadata
from pathlib import Path
from typing import Any

from minicu import __version__, cache
from minicu.diagnostics.errors import PLAIN, CompileError, Style

#: Packages whose versions matter, and what each is for.
PACKAGES = {
    "llvmlite": "LLVM: makes the code",
    "pycparser": "parses C",
    "numpy": "arrays",
    "cuda-bindings": "calls NVIDIA's driver",
    "cuda-pathfinder": "finds NVIDIA's libraries",
    "nvidia-nvvm": "libdevice: mathematics for the GPU",
    "nvidia-nvjitlink": "links and assembles",
}


def collect() -> dict[str, Any]:
    """Everything that `minicu info` tells, as what JSON can hold. `missing` lists what is not there:
    `what`, `needed_for`, `reason`, `remedy`."""
    missing: list[dict[str, str]] = []
    driver = _driver(missing)
    return {
        "minicu": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.release()} {platform.machine()}",
        "packages": {name: _version(name) for name in PACKAGES},
        "llvm": _llvm(missing),
        "libdevice": _libdevice(missing),
        "driver": driver,
        "gpus": _gpus(driver),
        "cpu": _cpu(),
        "linkers": _linkers(missing),
        "cache": {
            "directory": str(cache.directory()),
            "enabled": cache.enabled(),
            "writable": cache.writable(),
        },
        "missing": missing,
    }


def as_json() -> str:
    return json.dumps(collect(), indent=2)


def as_text(style: Style = PLAIN) -> str:
    told = collect()

    def _table(title: str, rows: dict[str, Any]) -> list[str]:
        return _columns(f"{style.place}{title}{style.plain}", rows)

    lines = [f"minicu {told['minicu']}, {told['python']}, {told['platform']}", ""]
    lines += _table("packages", {n: v or "not installed" for n, v in told["packages"].items()})
    llvm = told["llvm"]
    if llvm:
        lines += _table("compiler", {
            "LLVM": llvm["version"],
            "architectures": f"{llvm['architectures'][0]} to {llvm['architectures'][-1]}",
            "PTX versions": f"up to {llvm['highest_ptx']}",
            "libdevice": told["libdevice"] or "not found",
        })  # fmt: skip
    devices = {"cpu": told["cpu"]}
    for gpu in told["gpus"]:
        devices[gpu["name"]] = f"{gpu['model']}, {gpu['arch']}, {gpu['memory'] / 2**30:.0f} GiB" + (
            f"\n  {gpu['note']}" if gpu["note"] else ""
        )
    lines += _table("devices", devices)
    if "cuda" in told["driver"]:
        d = told["driver"]
        takes = (
            f"takes PTX up to {d['takes_ptx']}" if d["takes_ptx"] else "takes every PTX that minicu writes"
        )
        lines += _table(
            "driver", {"NVIDIA": f"{d['version'] or 'version unknown'}, CUDA {d['cuda']}, {takes}"}
        )
    lines += _table("linkers", {n: v or "not found" for n, v in told["linkers"].items()})
    state = told["cache"]["directory"]
    if not told["cache"]["enabled"]:
        state += " (turned off by MINICU_CACHE)"
    elif not told["cache"]["writable"]:
        state += " (not writable: nothing is kept; set MINICU_CACHE_DIR)"
    lines += _table("cache", {"folder": state})
    for entry in told["missing"]:
        head = f"{style.warning}missing:{style.plain} {entry['what']}, for {entry['needed_for']}"
        lines += [f"{head}: {entry['reason']}", f"         {entry['remedy']}"]
    return "\n".join(lines).rstrip() + "\n"


def _columns(title: str, rows: dict[str, Any]) -> list[str]:
    width = max(len(name) for name in rows)
    lines = [title]
    for name, value in rows.items():
        first, *more = str(value).split("\n")
        lines.append(f"  {name:{width}}  {first}")
        lines += [f"  {'':{width}}  {line}" for line in more]
    return [*lines, ""]


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _llvm(missing: list[dict[str, str]]) -> dict[str, Any]:
    try:
        from minicu.llvm import versions

        return {
            "version": versions.llvm_version(),
            "highest_ptx": ".".join(map(str, versions.HIGHEST_PTX)),
            "architectures": list(versions.LOWEST_PTX),
        }
    except Exception as e:
        missing.append(_absent("LLVM", "compiling", e, "pip install llvmlite==0.50.*"))
        return {}


def _libdevice(missing: list[dict[str, str]]) -> str | None:
    try:
        from minicu.llvm import libdevice

        return libdevice.find()
    except Exception as e:
        remedy = "pip install 'minicu[cuda]' (or nvidia-nvvm and cuda-pathfinder)"
        reason = (
            e if not isinstance(e, CompileError) else LookupError("no package and no toolkit here has it")
        )
        missing.append(_absent("libdevice", "sinf, pow and other mathematics on a GPU", reason, remedy))
        return None


#: What is missing when no GPU can be used, by DriverMissing.reason.
_NO_GPU = {"bindings": "cuda-python", "library": "NVIDIA's driver", "device": "a GPU"}


def _driver(missing: list[dict[str, str]]) -> dict[str, Any]:
    from minicu.runtime.cuda import driver as cuda_driver

    try:
        cuda_driver.driver()
        version = cuda_driver.driver_version()
    except Exception as e:
        what = _NO_GPU.get(getattr(e, "reason", ""), "a working driver")
        missing.append(
            _absent(what, "running kernels on a GPU", e, "without it, kernels run on the CPU device")
        )
        return {"missing": str(e)}
    takes = cuda_driver.highest_ptx(version)
    return {
        "cuda": ".".join(map(str, version)),
        "takes_ptx": ".".join(map(str, takes)) if takes else None,
        "version": _module_version(),
    }


def _module_version() -> str | None:
    """The version of the driver's kernel module, on Linux."""
    try:
        text = Path("/proc/driver/nvidia/version").read_text(encoding="utf-8")
    except OSError:
        return None
    version = re.search(r"\s(\d+\.\d+(?:\.\d+)?)\s", text)
    return version[1] if version else None


def _gpus(driver: dict[str, Any]) -> list[dict[str, Any]]:
    if "cuda" not in driver:
        return []
    from minicu.runtime.cuda import driver as cuda_driver

    api = cuda_driver.driver()
    gpus = []
    for number in range(cuda_driver.device_count()):
        major, minor = (
            cuda_driver.attribute(number, f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR")
        )
        name = cuda_driver.check(api.cuDeviceGetName(128, number)).split(b"\0")[0].decode()
        arch = f"sm_{major}{minor}"
        gpus.append({
            "name": f"cuda:{number}", "model": name, "arch": arch,
            "memory": int(cuda_driver.check(api.cuDeviceTotalMem(number))),
            "multiprocessors": cuda_driver.attribute(number, "MULTIPROCESSOR_COUNT"),
            "note": note_on(arch, driver["cuda"]),
        })  # fmt: skip
    return gpus


def note_on(arch: str, cuda: str) -> str:
    """What to know about compiling for a GPU with a driver of version `cuda`; empty if all is well."""
    from minicu.llvm import versions
    from minicu.runtime.cuda.driver import highest_ptx, least_driver

    plain = {int(a[3:]): a for a in versions.LOWEST_PTX if a[3:].isdecimal()}
    number = int(arch[3:])
    if number < 75:
        return f"older than what minicu is tested with (sm_75); compile with -arch={arch}"
    notes = []
    target = arch
    if arch not in versions.LOWEST_PTX:
        target = plain[max(n for n in plain if n < number)]
        version = versions.llvm_version()
        notes.append(f"newer than minicu's LLVM {version}: compile with -arch={target}, whose PTX runs on it")
    major, minor = map(int, cuda.split("."))
    takes = highest_ptx((major, minor))
    lowest = versions.LOWEST_PTX[target]
    if takes is not None and lowest > takes:
        older = [a for a in plain.values() if versions.LOWEST_PTX[a] <= takes and int(a[3:]) <= number]
        notes.append(
            f"the driver is too old for {target}: it takes PTX {takes[0]}.{takes[1]}, {target} needs "
            f"{lowest[0]}.{lowest[1]}; install a driver for {least_driver(lowest)}"
            + (f", or compile with -arch={older[-1]}" if older else "")
        )
    return "; ".join(notes)


def _cpu() -> str:
    try:
        from minicu.runtime import find

        return find("cpu").title
    except Exception as e:
        return f"not usable: {e}"


def _linkers(missing: list[dict[str, str]]) -> dict[str, str | None]:
    from minicu.runtime.link import tools as link_tools
    from minicu.runtime.link.link import NoTool

    linkers: dict[str, str | None] = {}
    try:
        linkers["nvJitLink"] = ".".join(map(str, link_tools.nvjitlink_version()))
    except NoTool:
        linkers["nvJitLink"] = None
    for name in ("ptxas", "nvlink"):
        linkers[name] = link_tools.find_program(name)
    if not linkers["nvJitLink"] and not linkers["ptxas"]:
        missing.append({
            "what": "nvJitLink", "needed_for": "making cubins without a GPU (--emit cubin, minicu link)",
            "reason": "neither it nor ptxas was found", "remedy": "pip install nvidia-nvjitlink",
        })  # fmt: skip
    return linkers


def _absent(what: str, needed_for: str, e: Exception, remedy: str) -> dict[str, str]:
    reason = str(e).strip().splitlines()[0] if str(e).strip() else type(e).__name__
    return {"what": what, "needed_for": needed_for, "reason": reason, "remedy": remedy}

"""The command line: odd files, odd options; exit status and messages."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from runner.command import minicu

from minicu.command_line import COMMANDS, OPTIONS, parse_arguments
from minicu.commands.help import ENVIRONMENT

ROOT = Path(__file__).resolve().parents[2]

KERNEL = "__global__ void k(int *p) { *p = 1; }\n"
FILES = {
    "good.cu": KERNEL,
    "good.c": "typedef int number; __global__ void k(number *p) { number class = 1; *p = class; }",
    "wrong.cu": "__global__ void k(int *p) { *p = x; }\n",
    "warned.c": "static int f(void) { int x; return 0; } __global__ void k(unsigned char *p) { *p = 300; }",
    "empty.cu": "",
    "host.cu": "int main() { return 0; }",
    "crlf.cu": KERNEL.replace("\n", "\r\n") + "#define A 1 \\\r\n + 2\r\n__device__ int x = A;\r\n",
    "old_mac.cu": KERNEL.replace("\n", "\r") + "__device__ int y;",
    "mark.cu": b"\xef\xbb\xbf" + KERNEL.encode(),
    "latin1.cu": KERNEL.encode() + b"// \xe9t\xe9\n" + b'__device__ const char *s = "\xe9";',
    "utf16.cu": KERNEL.encode("utf-16"),
    "utf16_unmarked.cu": KERNEL.encode("utf-16-le"),
    "code.ptx": ".version 8.0",
    "zeros.cu": KERNEL.replace("}", "\0}"),
    "binary.cu": bytes(range(256)) * 20,
    "long.cu": KERNEL + "__device__ int f() { return " + " " * 200_000 + "y; }" + " " * 1000,
    "open.cu": "int x; /* open",
    "cuts.cu": KERNEL[:20],
    "includes.cu": '#include "open.cu"\n' + KERNEL,
    "folder.cu": '#include "."\n',
    "no_newline.cu": KERNEL.rstrip() + "//",
    "backslash.cu": KERNEL + "\\",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("cli")
    for name, text in FILES.items():
        (path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.fixture(autouse=True)
def here(folder, monkeypatch):
    monkeypatch.chdir(folder)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("good.cu", None), ("good.c", None), ("empty.cu", None), ("crlf.cu", None),
        ("old_mac.cu", None), ("mark.cu", None), ("latin1.cu", None), ("no_newline.cu", None),
        ("wrong.cu", "wrong.cu:1:34: error: use of undeclared identifier 'x'"),
        ("zeros.cu", "zeros.cu:1:37: error: unexpected character"),
        ("binary.cu", "binary.cu:1:1: error: unexpected character"),
        ("long.cu", "long.cu:2:200029: error: use of undeclared identifier 'y'"),
        ("open.cu", "open.cu:1:8: error: unterminated comment"),
        ("cuts.cu", "cuts.cu:1:"),
        ("includes.cu", "open.cu:1:8: error: unterminated comment"),
        ("folder.cu", "folder.cu:1:10: error: '.' file not found"),
        ("backslash.cu", "backslash.cu:2:1"),
    ],
)  # fmt: skip
def test_files(name, message):
    done = minicu("compile", name, "-o", "out.ptx", "--no-cache")
    assert done.stdout == ""
    if message is None:
        assert (done.status, done.stderr) == (0, "")
    else:
        assert done.status == 1
        assert message in done.stderr
        assert all(
            len(line) < 500 and line.isprintable() for line in done.stderr.replace("\t", " ").splitlines()
        )


# CLAUSE: 2 | `--ptx-version` below what the architecture needs, which is 4.0 at least, is refused
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "minicu compile FILE"),
        ("frobnicate", "unknown command 'frobnicate'; see"),
        ("compil good.cu", "unknown command 'compil'; did you mean 'compile'?"),
        ("compile", "takes one source file, given: none"),
        ("compile good.cu wrong.cu -o x", "-o names the output of one file"),
        ("compile missing.cu", "cannot read 'missing.cu': No such file"),
        ("compile .", "'.' is a directory"),
        ("compile utf16.cu", "'utf16.cu' is UTF-16"),
        ("compile utf16_unmarked.cu", "'utf16_unmarked.cu' is UTF-16"),
        ("compile code.ptx", "'code.ptx' is no source; 'minicu link' and minicu.link take .ptx files"),
        ("run code.ptx", "'code.ptx' is no source; 'minicu link'"),
        ("help frobnicate", "unknown command 'frobnicate'; see"),
        ("compile good.cu --frobnicate", "unknown option '--frobnicate'; see"),
        ("compile good.cu --no-cahce", "unknown option '--no-cahce'; did you mean '--no-cache'?"),
        ("compile good.cu --use-fast-math", "; did you mean '--use_fast_math'?"),
        ("compile good.cu --emitt=llvm", "; did you mean '--emit'?"),
        ("compile good.cu -o ./good.cu", "the output './good.cu' is an input: it would be overwritten"),
        ("abi good.cu k -o good.cu", "the output 'good.cu' is an input"),
        ("link good.c good.cu -o good.cu", "the output 'good.cu' is an input"),
        ("compile good.cu -o", "-o needs a value"),
        ("compile good.cu -o nowhere/out.ptx", "cannot write 'nowhere/out.ptx': No such file"),
        ("compile good.cu -o .", "cannot write '.': Is a directory"),
        ("compile good.cu -arch=foo", "unknown architecture 'foo': give sm_NN"),
        ("compile good.cu -arch=sm_999", "does not know sm_999; it knows sm_50"),
        ("compile good.cu -O4", "optimisation level must be 0 to 3, not 4"),
        ("compile good.cu -Ofast", "-Ofast: expected a number, not 'fast'"),
        (
            "compile good.cu --emit soup",
            "--emit takes one of tokens, ast, tree, llvm, ptx, cubin, not 'soup'",
        ),
        ("compile good.cu -x python", "unknown language 'python': give cu or c"),
        ("compile good.cu -std=c++42", "unknown standard 'c++42': give one of c++03"),
        ("compile good.cu -D", "-D needs a value"),
        ("compile good.cu -D1X", "-D1X: '1X' is not an identifier"),
        ("compile good.cu -U 1X", "-U: '1X' is not an identifier"),
        ("compile good.cu -m 16", "-m takes 64 or 32, not 16"),
        ("compile good.cu -march=sm_80", "unknown option '-march=sm_80'; did you mean '-arch'?"),
        ("compile good.cu --ptx-version=9.9", "PTX 9.9 is newer than LLVM"),
        ("compile good.cu --ptx-version=new", "must look like 8.0, not 'new'"),
        ("compile good.cu --ptx-version=6.0", "needs PTX 7.8 on sm_90, not 6.0"),
        ("compile good.cu -maxrregcount=few", "expected a number, not 'few'"),
        ("compile good.cu -ftz=maybe", "expected true or false, not 'maybe'"),
        ("link", "link needs at least one input"),
        ("link good.cu", "link needs -o OUT"),
        ("link missing.cu -o out.cubin", "cannot read 'missing.cu'"),
        ("abi good.cu nothing", "no record or function 'nothing'; there are: k"),
        ("compile -- --no-cache", "cannot read '--no-cache': No such file"),
        ("info good.cu", "info takes no arguments, given: good.cu"),
        ("abi good.cu --json --svg", "abi prints --json or --svg, not both"),
        ("bench nothing", "bench takes one of"),
    ],
)
def test_wrong_usage(words, message):
    done = minicu(*words.split())
    assert done.status == 2
    assert message in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("options", "warnings"),
    [
        ("", ["constant-conversion"]),
        ("-Wall", ["constant-conversion", "unused-function", "unused-variable"]),
        ("-Wextra", ["constant-conversion", "unused-function", "unused-variable"]),
        ("-Wall -Wno-unused", ["constant-conversion"]),
        ("-Wunused -Wno-constant-conversion", ["unused-function", "unused-variable"]),
        ("-Wall -w", []),
        ("-Wno-all -Wunused-variable", ["unused-variable"]),
        (
            "-Wno-format -Wno-exceptions",
            ["constant-conversion"],
        ),  # known, though unused
        ("-Wnonsense -w", []),
        ("-Wnonsense", ["constant-conversion", "unknown-warning-option"]),
    ],
)
def test_warning_options(options, warnings):
    done = minicu("compile", "warned.c", "-o", "out.ptx", "--no-cache", *options.split())
    assert done.status == 0
    found = [line.rpartition("[-W")[2].rstrip("]") for line in done.stderr.splitlines() if "[-W" in line]
    assert sorted(found) == warnings
    refused = minicu("compile", "warned.c", "-o", "out.ptx", "--no-cache", "-Werror", *options.split())
    assert refused.status == int(bool(warnings))
    assert "warning:" not in refused.stderr


@pytest.mark.parametrize(
    ("options", "errors", "warnings"),
    [
        ("-Werror=unused-variable", ["unused-variable"], ["constant-conversion"]),
        ("-Werror=unused", ["unused-function", "unused-variable"], ["constant-conversion"]),
        ("-Wall -Wno-error=unused", [], ["constant-conversion", "unused-function", "unused-variable"]),
        ("-Werror -Wall -Wno-error=unused", ["constant-conversion"], ["unused-function", "unused-variable"]),
        ("-Werror -Wno-error", [], ["constant-conversion"]),
        ("-Werror=all-warnings", ["constant-conversion"], []),
        ("-Werror=all -Wno-unused", ["constant-conversion"], []),
        ("-Werror=unused -w", ["unused-function", "unused-variable"], []),
    ],
)
def test_warnings_as_errors(options, errors, warnings):
    done = minicu("compile", "warned.c", "-o", "out.ptx", "--no-cache", *options.split())
    found = [line.rpartition(" [-W") for line in done.stderr.splitlines() if "[-W" in line]
    assert sorted(name.rstrip("]") for head, _, name in found if ": error: " in head) == errors
    assert sorted(name.rstrip("]") for head, _, name in found if ": warning: " in head) == warnings
    assert done.status == int(bool(errors))


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("-Wunusde", "'-Wunusde'; did you mean '-Wunused'? ["),
        ("-Wno-nonsense", "'-Wno-nonsense' ["),
        ("-Werror=nonsense", "'-Werror=nonsense' ["),
        ("-Wno-error=shado", "'-Wno-error=shado'; did you mean '-Wshadow'? ["),
    ],
)
def test_unknown_warning_options(option, said):
    done = minicu("compile", "good.cu", "-o", "out.ptx", "--no-cache", option)
    assert done.status == 0
    assert done.stderr == f"minicu: warning: unknown warning option {said}-Wunknown-warning-option]\n"


@pytest.mark.parametrize(
    ("words", "same"),
    [
        ("--define-macro A=3 --undefine-macro=B --include-path=inc", "-DA=3 -U B -I inc"),
        ("--optimize 1 --machine 32 --device-c --gpu-architecture sm_80", "-O1 -m32 -dc -arch=compute_80"),
        ("-O 2 --output-file out.ptx -xc --preprocess", "-O2 -o out.ptx -x c -E"),
        ("-DA=1 -UA -DA=2", "-DA=1 -DA=2"),
        ("-UA -DA=1", "-DA=1"),
        ("-Wextra", "-W"),
        ("-m64", "--machine 64"),
    ],
)
def test_spellings(words, same):
    one, other = (parse_arguments(w.split(), "compile") for w in (words, same))
    assert one.make_options() == other.make_options()
    said = ({**vars(parsed), "options": None, "words": None} for parsed in (one, other))
    assert next(said) == next(said)


@pytest.mark.parametrize("stage", ["tokens", "ast", "tree", "llvm", "ptx"])
def test_every_stage_can_be_seen(stage):
    done = minicu("compile", "good.cu", "--emit", stage, "--no-cache")
    assert done.status == 0
    assert "k" in done.stdout and done.stdout.endswith("\n")


@pytest.mark.parametrize(
    ("words", "replaced"),
    [
        ("-x c", False), ("-x c -std=gnu11", False), ("-x c -std=c11", True), ("-x c -std=c99", True),
        ("-x c -std=c23", False), ("-x c -std=c++14", False),
        ("-x cu", False), ("-x cu -std=c++14", True), ("-x cu -std=c++17", False), ("-x cu -std=c11", False),
    ],
)  # fmt: skip
def test_which_standards_have_trigraphs(words, replaced):
    with open("trigraphs.cu", "w") as file:
        file.write("??=define A ??/\nx\nA\n")
    done = minicu("compile", "trigraphs.cu", "--emit", "tokens", *words.split())
    assert (done.stdout.split()[-1:] == ["x"]) == replaced
    assert ("trigraph '??=' is ignored: only with -std=c" in done.stderr) != replaced


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("-DA=3", "3"), ("-D A=3", "3"), ("-DA", "1"), ("-DA= -DA=4", "4"), ("-DA=3 -UA", "0"),
        ("-DA(x)=x+1", "8"), ("-std=c++14", "14"), ("-std=gnu++20", "20"), ("-x c -std=c99", "99"),
    ],
)  # fmt: skip
def test_macros(words, expected):
    words = words.split()
    text = (
        "#if __cplusplus == 201402L\n14\n#elif __cplusplus == 202002L\n20\n"
        "#elif __STDC_VERSION__ == 199901L\n99\n"
        "#elif defined A && A(7) + 0 == 8\n8\n#elif defined A\nA\n#else\n0\n#endif\n"
        if any("(" in w or "std" in w for w in words)
        else "#ifdef A\nA\n#else\n0\n#endif\n"
    )
    with open("macros.cu", "w") as file:
        file.write(text)
    done = minicu("compile", "macros.cu", "--emit", "tokens", *words)
    assert done.stdout.split("\n")[-2].strip() == expected or expected in done.stdout.split()


def test_standard_input_and_output():
    def run(*words, text):
        return subprocess.run(
            [sys.executable, "-m", "minicu", *words], input=text, capture_output=True, text=True, timeout=60,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )  # fmt: skip

    done = run("compile", "-", text=KERNEL)
    assert done.returncode == 0 and ".visible .entry _Z1kPi(" in done.stdout and not done.stderr
    assert run("compile", "-", "-x", "c", text=FILES["good.c"]).returncode == 0
    wrong = run("compile", "-", text=FILES["wrong.cu"])
    assert wrong.returncode == 1 and wrong.stderr.startswith("<stdin>:1:34: error: use of undeclared")
    assert not wrong.stdout


def test_a_pipe_is_read_once(tmp_path):
    pipe = tmp_path / "pipe.c"
    os.mkfifo(pipe)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "minicu", "compile", "-x", "cu", "--", str(pipe)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    pipe.write_text(KERNEL)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0 and ".visible .entry _Z1kPi(" in output


def test_an_output_without_a_name():
    done = minicu("compile", "good.cu", "-o", "")
    assert (done.status, done.stdout) == (2, "") and "cannot write ''" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no /dev/zero")
def test_a_source_without_end(tmp_path):
    """It is not read until memory ends."""
    done = minicu("compile", "/dev/zero")
    assert (done.status, done.stderr) == (2, "minicu: '/dev/zero' has more than 256 MB\n")
    (tmp_path / "z.cu").write_text('#include "/dev/zero"\n')
    done = minicu("compile", str(tmp_path / "z.cu"))
    assert done.status == 1 and "'/dev/zero' file not found" in done.stderr


def test_llvm_in_a_process_of_its_own():
    assert minicu("compile", "good.cu", "-o", "here.ptx", "--no-cache").status == 0
    assert minicu("compile", "good.cu", "-o", "apart.ptx", "--no-cache", "--isolate").status == 0
    with open("here.ptx") as here, open("apart.ptx") as apart:
        assert here.read() == apart.read()


def test_times_and_version():
    done = minicu("compile", "good.cu", "-o", "out.ptx", "--time", "--no-cache")
    assert [line.split()[0] for line in done.stderr.splitlines()][:5] == [
        "preprocess", "parse", "check", "lower", "emit",
    ]  # fmt: skip
    assert minicu("--version").stdout.startswith("minicu ")
    assert "minicu compile FILE" in minicu("compile", "--help").stdout


def test_abi_as_json():
    done = minicu("abi", "good.cu", "--json")
    assert done.status == 0
    assert json.loads(done.stdout)["functions"]["_Z1kPi"]["kind"] == "kernel"


def test_a_file_without_kernels_is_warned_of():
    done = minicu("compile", "host.cu", "-o", "out.ptx", "--no-cache")
    assert done.status == 0
    assert (
        done.stderr
        == "minicu: warning: no kernels: main is host code: it lacks __global__ [-Wmissing-kernels]\n"
    )


def test_instances_are_asked_for_by_name(tmp_path):
    file = tmp_path / "t.cu"
    file.write_text("template <class T, int N> __global__ void scale(T *p) { *p *= N; }\n")
    done = minicu("compile", str(file), "--instance=scale<float, 3>", "--instance", "scale<short,-1>")
    assert done.status == 0
    for symbol in ("_Z5scaleIfLi3EEvPT_", "_Z5scaleIsLin1EEvPT_"):
        assert f".entry {symbol}(" in done.stdout
    done = minicu("compile", str(file), "--instance=scale<flot, 3>")
    assert done.status == 1
    assert "<instances>:1:7: error: use of undeclared identifier 'flot'" in done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_every_option(command):
    done = minicu(command, "--help")
    assert done.status == 0 and done.stdout.startswith(f"minicu {command}")
    for option in OPTIONS:
        if command in option.commands:
            assert option.spellings[0] in done.stdout
            assert " ".join(option.help.split()[:2]) in " ".join(done.stdout.split())


def test_help_names_its_command():
    assert minicu("help", "link") == minicu("--help", "link") == minicu("link", "--help")


def test_the_overview_names_every_command_and_variable():
    done = minicu("--help")
    assert all(word in done.stdout for word in (*COMMANDS, *ENVIRONMENT))


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("-gencode arch=compute_80,code=sm_80", "arch", "sm_80"),
        ("--generate-code=arch=compute_86,code=[sm_86,compute_86]", "arch", "sm_86"),
        ("-arch=75", "arch", "sm_75"),
        ("-include a.h -include=b.h", "preincludes", ("a.h", "b.h")),
        ("--extended-lambda --expt-relaxed-constexpr -c -v -restrict", "opt", 3),
        ("-Xcompiler -fPIC -Xptxas=-v,-O3 -ccbin g++ -t 4 --resource-usage -code sm_80", "opt", 3),
    ],
)
def test_words_of_nvcc(words, field, value):
    assert getattr(parse_arguments(["k.cu", *words.split()], "compile").make_options(), field) == value


def test_what_is_ignored_is_said():
    done = minicu("compile", "good.cu", "-Xptxas", "-v", "-gencode", "arch=compute_80,code=sm_80",
                  "-gencode", "arch=compute_90,code=sm_90")  # fmt: skip
    assert done.status == 0 and ".target sm_80" in done.stdout
    assert "minicu: warning: '-Xptxas -v' is ignored: no ptxas is called here" in done.stderr
    assert "'-gencode arch=compute_90,code=sm_90' is ignored: one architecture at a time" in done.stderr
    done = minicu("compile", "-c", "good.cu", "-MD", "--fatbin")
    assert "'-c' is ignored: PTX is written, no object file" in done.stderr and "'-fatbin'" in done.stderr
    assert "'-MD' is ignored: no file of dependencies is written" in done.stderr
    assert not minicu("abi", "-c", "good.cu").stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("-gencode code=sm_80", "arch=compute_NN is missing"),
        ("-include", "-include needs a value: FILE"),
        ("-include nowhere.h", "'nowhere.h' file not found"),
        ("--resource-usagee", "did you mean '--resource-usage'"),
        ("-arch=native", "needs a GPU"),
    ],
)
def test_near_mistakes(words, message, monkeypatch):
    from minicu.runtime import device
    from minicu.runtime.errors import DeviceError

    def none(number):
        raise DeviceError("no driver")

    monkeypatch.setattr(device, "_cuda", none)
    done = minicu("compile", "good.cu", *words.split())
    assert done.status in (1, 2) and message in done.stderr


def test_headers_read_first(tmp_path):
    (tmp_path / "first.h").write_text("#define A B\n")
    (tmp_path / "second.h").write_text("#define B 7\n#ifdef A\nint both;\n#endif\n")
    source = tmp_path / "main.cu"
    source.write_text("A both\n")
    done = minicu(
        "compile", str(source), "-I", str(tmp_path), "-include", "first.h", "-include", "second.h", "-E"
    )
    assert done.stdout.split()[-2:] == ["7", "both"] and "int both" in " ".join(done.stdout.split())


@pytest.mark.needs_checkout
def test_every_variable_is_explained():
    files = [p for folder in ("minicu", "runtime") for p in (ROOT / folder).rglob("*.py")]
    read = {n for p in files for n in re.findall(r"environ(?:\.get\(|\[)\"([A-Z_]+)", p.read_text())}
    ours = {n for n in read if n.startswith("MINICU_")} | {"NO_COLOR", "FORCE_COLOR", "SOURCE_DATE_EPOCH"}
    assert ours <= ENVIRONMENT.keys()
    assert all(name in minicu("--help").stdout for name in ENVIRONMENT)


def test_an_unknown_device_is_wrong_usage(tmp_path):
    (tmp_path / "k.cu").write_text("int main() { return 0; }")
    done = minicu("run", "--device", "cpuu", str(tmp_path / "k.cu"))
    assert done.status == 2 and "unknown device 'cpuu'; did you mean 'cpu'" in done.stderr


def test_tables_have_colours_where_they_are_wanted(monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1mdevices\x1b[0m" in minicu("info").stdout
    monkeypatch.delenv("FORCE_COLOR")
    assert "\x1b" not in minicu("info").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_every_word(shell, tmp_path):
    text = minicu("completion", shell).stdout
    useful = [o for o in OPTIONS if not o.help.startswith(("ignored", "taken as nvcc"))]
    assert all(s in text for o in useful for s in o.spellings) and all(c in text for c in COMMANDS)
    assert "-Xcudafe" not in text
    if shell == "bash":
        script = f"{text}\nCOMP_WORDS=(minicu compile -use); COMP_CWORD=2; _minicu; echo ${{COMPREPLY[@]}}"
        done = subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, timeout=60, cwd=tmp_path
        )
        assert done.stdout.split() == ["-use_fast_math"]
    assert minicu("completion", "csh").status == 2


def test_libraries_are_for_programs():
    words = ["k.cu", "-lcublas", "-L", "/lib", "-lm"]
    ignored = parse_arguments(words, "compile").ignored
    assert len(ignored) == 3 and all("by minicu run" in said for said in ignored)
    arguments = parse_arguments(words, "run")
    assert (arguments.libraries, arguments.library_dirs) == (["cublas", "m"], ["/lib"])
    assert not arguments.ignored

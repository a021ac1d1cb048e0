"""constinit in host code ([dcl.constinit]p2): tests/errors reads device code alone."""

from minicu.cli import main


def test_host_objects_begin_by_constants(tmp_path, capfd):
    (tmp_path / "m.cu").write_text(
        "int number() { return 3; }\n"
        "struct ends { int x; constexpr ends(int n) : x(n) {} constexpr ~ends() { x = 0; } };\n"
        "constinit int begun = number();\n"
        "constinit ends runs_its_destructor(3);\n"
        "int main() { static constinit int inside = number(); return begun + inside; }\n"
    )
    status = main(["run", "-std=c++20", "--device", "cpu", "--no-cache", str(tmp_path / "m.cu")])
    lines = [
        line.split(": error")[0][-4:] for line in capfd.readouterr().err.splitlines() if ": error:" in line
    ]
    assert status == 1 and lines == ["3:23", "5:44"], lines

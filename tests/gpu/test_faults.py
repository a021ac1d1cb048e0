"""Faults of kernels become exceptions that name the kernel; what kernels print appears in order."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.needs_gpu

#: (kernel's body, exception, words of the message)
FAULTS = {
    "null": ("*(volatile int *)0 = 1;", "OutOfBounds", "outside of every allocation"),
    "far": ("x[1ll << 40] = 1;", "OutOfBounds", "outside of every allocation"),
    "misaligned": ("*(long long *)((char *)x + 4) = 1;", "KernelFault", "not aligned"),
    "trap": ("__trap();", "KernelTrap", "trap"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault(apart, name):
    body, kind, words = FAULTS[name]
    done = apart(
        f"""
        module = load('extern "C" __global__ void guilty(int *x) {{ {body} }}')
        x = gpu.zeros(4, "i4")
        module.guilty[1, 1](x)
        try:
            gpu.synchronize()
        except KernelFault as e:
            print([c.__name__ for c in type(e).__mro__], e.kernel, e)
            assert isinstance(e, {kind}) and e.kernel == "guilty", repr(e)
        else:
            sys.exit("no fault")
        for use in (lambda: gpu.zeros(3), lambda: module.guilty[1, 1](x), x.numpy, gpu.synchronize):
            try:
                use()
            except DeviceError as e:
                assert "any more in this process" in str(e) and "guilty" in str(e), e
            else:
                sys.exit("a lost device goes on")
        """
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert words in done.stdout


def test_a_fault_found_by_a_copy(apart):
    done = apart(
        """
        module = load('''
            extern "C" __global__ void fine(int *x) { *x = 1; }
            extern "C" __global__ void bad(int *x) { x[1ll << 42] = 1; }
        ''')
        x = gpu.zeros(1, "i4")
        module.fine[1, 1](x)
        module.bad[1, 1](x)
        try:
            x.numpy()
        except OutOfBounds as e:
            assert e.kernel == "bad", e
            print("told")
        """
    )
    assert done.returncode == 0 and done.stdout == "told\n", done.stdout + done.stderr


def test_a_fault_on_one_of_two_streams(apart):
    done = apart(
        """
        module = load('''
            extern "C" __global__ void fine(int *x) { *x = 1; }
            extern "C" __global__ void bad(int *x) { x[1ll << 42] = 1; }
        ''')
        x = gpu.zeros(1, "i4")
        first, second = gpu.stream(), gpu.stream()
        module.bad[1, 1, 0, second](x)
        module.fine[1, 1, 0, first](x)
        try:
            second.synchronize()
        except OutOfBounds as e:
            assert e.kernel == "bad", e
            print("told")
        """
    )
    assert done.returncode == 0 and done.stdout == "told\n", done.stdout + done.stderr


def test_a_failed_assert(apart):
    done = apart(
        """
        module = load('''
            #include <assert.h>
            extern "C" __global__ void sure(int n) { assert(n > (int)threadIdx.x); }
        ''')
        module.sure[1, 4](4)
        gpu.synchronize()
        module.sure[1, 4](2)
        try:
            gpu.synchronize()
        except AssertionError as e:
            assert isinstance(e, KernelAssert), type(e)
            print(e.kernel, e.place, e.block, e.thread, e)
        """
    )
    assert done.returncode == 0, done.stderr
    assert "n > (int)threadIdx.x" in done.stdout and ":3" in done.stdout, done.stdout + done.stderr
    assert "(0, 0, 0)" in done.stdout and "Assertion" not in done.stderr


def test_endless_recursion(apart):
    done = apart(
        """
        module = load('''
            __device__ __noinline__ int deep(volatile int *above, int n)
            {
                volatile int here[64];
                here[0] = n;
                return above[0] == -1 ? 0 : deep(here, n + 1) + here[0];
            }
            extern "C" __global__ void dive(int *x) { x[1] = deep(x, 1); }
        ''')
        module.dive[1, 1](gpu.zeros(2, "i4"))
        try:
            gpu.synchronize()
        except KernelFault as e:
            assert e.kernel == "dive"
            print(type(e).__name__, e.status)
        """
    )
    assert done.returncode == 0 and done.stdout, done.stdout + done.stderr


PRINTS = """
    module = load('''
        #include <stdio.h>
        extern "C" __global__ void say(int n) { printf("kernel %d: %s %.2f\\\\n", n, "text", n / 4.0); }
    ''')
"""


def test_printf_in_order_with_python(apart):
    done = apart(
        PRINTS
        + """
    print("first")
    module.say[1, 1](1)
    gpu.synchronize()
    print("second")
    module.say[1, 1](2)
    x = gpu.zeros(1)
    module.say[1, 1](3)
    x.numpy()
    print("third")
    """
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "first", "kernel 1: text 0.25", "second", "kernel 2: text 0.50", "kernel 3: text 0.75", "third",
    ]  # fmt: skip


def test_printf_without_waiting(apart):
    done = apart(PRINTS + "    module.say[1, 1](4)\n")
    assert done.returncode == 0 and done.stdout == "kernel 4: text 1.00\n", done.stdout + done.stderr


def test_captured_printf(apart):
    done = apart(
        PRINTS
        + """
    with gpu.capture_output() as text:
        for n in range(100):
            module.say[1, 1](n)
        print("mine")
    lines = text.getvalue().splitlines()
    assert len(lines) == 100 and lines[99] == "kernel 99: text 24.75", lines
    module.say[1, 1](7)
    gpu.synchronize()
    """
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["mine", "kernel 7: text 1.75"]


def test_printf_where_stdout_is_no_file(apart):
    done = apart(
        PRINTS
        + """
    import io
    sys.stdout, real = io.StringIO(), sys.stdout
    module.say[1, 1](1)
    gpu.synchronize()
    got, sys.stdout = sys.stdout.getvalue(), real
    assert got == "kernel 1: text 0.25\\n", got
    """
    )
    assert done.returncode == 0 and not done.stdout, done.stdout + done.stderr


def test_a_forked_child_says_what_is_wrong(apart):
    done = apart(
        """
        import os
        child = os.fork()
        if not child:
            try:
                find("cuda").zeros(3)
            except DeviceError as e:
                os._exit(0 if "spawn" in str(e) else 2)
            os._exit(1)
        status = os.waitpid(child, 0)[1]
        assert os.WEXITSTATUS(status) == 0, status
        assert gpu.zeros(3).numpy().tolist() == [0, 0, 0]
        """
    )
    assert done.returncode == 0, done.stderr

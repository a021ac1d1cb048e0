#!/usr/bin/env bash
# Everything that only a GPU can show, in two phases that share its machine well: first what is right or
# wrong, side by side; then, alone, what is measured.
#
#     tests/tools/gpu_proof.sh OUT [CORPORA]
#
# OUT gets the result files (to be committed under tests/abi/results and benchmarks/results) and one log.
# CORPORA holds checkouts of public repositories, as tests/public/*.py want them; without it they are left
# out. PYTHON names the Python to use; SECONDS_EACH bounds each step of the first phase,
# SKIP_SANITIZER=1 leaves compute-sanitizer out. Exits 1 if a step failed.
set -uo pipefail
cd "$(dirname "$0")/../.."
out="$(mkdir -p "${1:?usage: gpu_proof.sh OUT [CORPORA]}" && cd "$1" && pwd)"
corpora="${2:-}"
python="${PYTHON:-python3}"
limit="${SECONDS_EACH:-280}"
export PYTHONPATH="$PWD${PYTHONPATH:+:$PYTHONPATH}" PYTHONUNBUFFERED=1
logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT

step() { # name, seconds, command...
    local name="$1" seconds="$2" start=$SECONDS status=0
    shift 2
    timeout -k 10 "$seconds" "$@" >"$logs/$name" 2>&1 || status=$?
    echo "$status" >"$logs/$name.status"
    echo "$name: status $status, $((SECONDS - start)) s: $(grep -v '^ *$' "$logs/$name" | tail -n 1)"
}

collect() {
    for file in "$logs"/*.status; do
        name="$(basename "$file" .status)"
        printf '\n======== %s: status %s\n' "$name" "$(cat "$file")"
        cat "$logs/$name"
    done >"$out/log.txt"
}

# ---- right or wrong
step tests "$limit" "$python" -m pytest --only-gpu -q -n 7 --dist loadgroup -p no:cacheprovider tests &
step link_matrix "$limit" "$python" tests/abi/link_matrix.py --jobs 6 --json "$out/link_matrix.json" &
step printf "$limit" "$python" tests/fuzz/printf.py --device cuda --count 5000 --jobs 4 &
step printf_any "$limit" "$python" tests/fuzz/printf.py --device cuda --count 1000 --any --jobs 2 &
step programs "$limit" "$python" tests/fuzz/programs.py --device cuda --all --count 300 --jobs 4 &
step ptx "$limit" "$python" tests/fuzz/ptx.py --count 20000 &
step classes "$limit" "$python" tests/fuzz/class_programs.py 60 1 cuda &
step programs_plain "$limit" "$python" tests/fuzz/programs.py --device cuda --all --count 100 --seed 5000 --opt 0 --jobs 2 &
if [ -n "$corpora" ]; then
    step suites "$limit" "$python" tests/public/suites.py "$corpora" --device cuda --jobs 4 &
    step kernels "$limit" "$python" tests/public/kernels.py "$corpora" --device cuda &
    step answers "$limit" "$python" tests/public/answers.py "$corpora" --device cuda:0 &
fi
wait
collect # in case that the time for the rest is not granted

# ---- what threads see of each other: nothing else may run
step litmus 900 "$python" tests/gpu/litmus.py --runs 100000000 --across 10000000 --json "$out/litmus.json"
step shapes 150 "$python" tests/gpu/litmus_shapes.py --seconds 100 --json "$out/litmus_shapes.json"

# ---- what cuda-gdb shows: it stops whatever else runs
step sessions 600 "$python" tests/debugger/sessions.py --device cuda --out "$out/sessions"

# ---- how fast
step launch_overhead 120 "$python" benchmarks/launch_overhead.py --json "$out/launch_overhead.json"
step call_overhead 150 "$python" benchmarks/call_overhead.py --json "$out/call_overhead.json"
step kernel_time_make 120 "$python" benchmarks/kernel_time.py --make "$logs/kernels.made"
step kernel_time 120 "$python" benchmarks/kernel_time.py --run "$logs/kernels.made" --json "$out/kernel_time.json"
if [ -d "$corpora/HeCBench" ]; then
    real=benchmarks/real_programs.py
    step real_programs_build "$limit" "$python" "$real" --build "$logs/real.made" "$corpora/HeCBench"
    step real_programs 400 "$python" "$real" --run "$logs/real.made" --minutes 6 --patience 4 --json "$out/real_programs.json"
fi
if [ -z "${SKIP_SANITIZER:-}" ]; then
    step sanitize 240 "$python" tests/tools/sanitize.py
fi

collect
! grep -qvx 0 "$logs"/*.status

"""Which files of the library declare in a namespace, and which are C++20's alone."""

from __future__ import annotations

#: The inline namespace is that of CUDA's header: mangled names of functions that take groups contain it.
_GROUPS = "cooperative_groups::inline __v1"

#: File -> the namespace of its declarations, and the name by which a unit asks for them. Other files declare
#: in the global namespace, for every unit.
OF_FILES = {
    "cooperative_copy.cuh": (_GROUPS, "__includes_copy"),
    "cooperative_groups.cuh": (_GROUPS, "cooperative_groups"),
    "cooperative_reduce.cuh": (_GROUPS, "__includes_reduce"),
    "cooperative_scan.cuh": (_GROUPS, "__includes_scan"),
    "host/chrono.cuh": ("std::chrono", "chrono"),
    "host/ratio.cuh": ("std", "chrono"),
    "complex_literals.cuh": ("std::inline literals::inline complex_literals", "std"),
    "host/chrono_literals.cuh": ("std::inline literals::inline chrono_literals", "chrono"),
    "host/string_literals.cuh": ("std::inline literals::inline string_literals", "std"),
    "host/string_view_literals.cuh": ("std::inline literals::inline string_view_literals", "std"),
    "host/policies.cuh": ("std::execution", "execution"),
    "host/execution.cuh": ("std", "execution"),
    "host/gnu.cuh": ("__gnu_cxx", "__gnu_cxx"),
    "host/placeholders.cuh": ("std::placeholders", "placeholders"),
    "host/regex_constants.cuh": ("std::regex_constants", "regex_constants"),
    "host/this_thread.cuh": ("std::this_thread", "this_thread"),
    "host/filesystem.cuh": ("std::filesystem", "filesystem"),
    **{
        f"host/{subject}.cuh": ("std", "std")
        for subject in (
            "algorithm any atomic bind bitset char_traits charconv condition_variable deque "
            "distributions erase20 exception files forward_list functional future hash_table istream "
            "iterator list locale manipulators map memory mutex numeric optional pointers20 put_time queue "
            "random regex regex_matches sorting storage stream_iterators streams string string_numbers "
            "string_search string_streams string_view strings20 system_error thread three_way "
            "uninitialized unordered utility valarray variant vector vector_bool waits20"
        ).split()
    },
    "numbers20.cuh": ("std::numbers", "numbers"),
    **{f"{subject}.cuh": ("std", "std") for subject in (
        "allocator", "array", "bit20", "byte", "compare", "complex", "concepts20", "objects", "objects20",
        "operators", "ordered20", "pair", "source_location20", "span20", "std", "tags",
        "traits", "traits20", "tuple", "utility20")
    },
}  # fmt: skip

#: Overloads of the host's beside the device's functions, which they do not replace.
BESIDE = frozenset({"host/math_x86_64.cuh"})

#: Mentioned name -> what it asks for, too: functions that take durations, namespaces of their literals.
ALSO_NAMES = {"literals": "chrono", "chrono_literals": "chrono", "this_thread": "chrono"}

#: File -> (namespace, the namespace that a using-directive brings into it) (C++17 [time.syn]).
USED_IN = {"host/chrono_literals.cuh": ("std::chrono", "std::literals::chrono_literals")}

#: How the names of files end that only C++20 has.
CXX20 = ("20.cuh", "compare.cuh", "three_way.cuh")

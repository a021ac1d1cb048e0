// For the self-checking files: a kernel test_NAME(int *failures) says CHECK(condition).
//
// failures[0] keeps the line of a failure (the first one, within a thread), failures[1] that a CHECK
// was reached. Nothing but int stores is needed, so that the simplest features can be tested, too.
#pragma once

#define CHECK(...)                     \
    do {                               \
        failures[1] = 1;               \
        if (!(__VA_ARGS__))            \
            if (failures[0] == 0)      \
                failures[0] = __LINE__; \
    } while (0)

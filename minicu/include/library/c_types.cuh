/* Type names that only C++ has ([support.types]). */

typedef decltype(nullptr) nullptr_t;

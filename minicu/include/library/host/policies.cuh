/* std::execution (C++17 [execpol]): every policy allows what one thread does in order. */

struct __policy {};
struct sequenced_policy : __policy {};
struct parallel_policy : __policy {};
struct parallel_unsequenced_policy : __policy {};
struct unsequenced_policy : __policy {};
static constexpr sequenced_policy seq{};
static constexpr parallel_policy par{};
static constexpr parallel_unsequenced_policy par_unseq{};
static constexpr unsequenced_policy unseq{};

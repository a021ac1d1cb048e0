/* std::placeholders (C++17 [func.bind.place]). */

static constexpr std::__placeholder<1> _1{};
static constexpr std::__placeholder<2> _2{};
static constexpr std::__placeholder<3> _3{};
static constexpr std::__placeholder<4> _4{};
static constexpr std::__placeholder<5> _5{};
static constexpr std::__placeholder<6> _6{};

/* The strings of char8_t (C++20). */
typedef basic_string<char8_t> u8string;
typedef basic_string_view<char8_t> u8string_view;

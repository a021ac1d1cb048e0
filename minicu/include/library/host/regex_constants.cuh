/* <regex>: its flags. */

typedef unsigned syntax_option_type;
typedef unsigned match_flag_type;
typedef int error_type;
static constexpr unsigned icase = 1, nosubs = 2, optimize = 4, collate = 8, ECMAScript = 16, basic = 32, extended = 64, awk = 128, grep = 256, egrep = 512, multiline = 1024;
static constexpr unsigned match_default = 0, match_not_bol = 1, match_not_eol = 2, match_not_bow = 4, match_not_eow = 8, match_any = 16, match_not_null = 32, match_continuous = 64, match_prev_avail = 128;
static constexpr unsigned format_default = 0, format_no_copy = 512, format_first_only = 1024;

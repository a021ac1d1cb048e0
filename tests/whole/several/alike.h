#pragma once
struct Once { int n; }; inline Once &once() { static Once o{1}; o.n++; return o; } int again();
static int per_file = 3;

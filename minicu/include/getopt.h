/* What it declares needs no header: see library/. */
#pragma once
#define no_argument 0
#define required_argument 1
#define optional_argument 2

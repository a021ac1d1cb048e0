/* What it declares needs no header: see library/host/wchar.h. */
#pragma once

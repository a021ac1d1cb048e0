/* POSIX; what it declares needs no header: see library/. */
#pragma once

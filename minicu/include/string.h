/* C11 7.24 */
#pragma once
#include <stddef.h>

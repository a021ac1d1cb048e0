/* The functions are in library/copies.h, for all that mention them. */
#pragma once

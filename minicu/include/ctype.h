/* C11 7.4, in the "C" locale */
#pragma once

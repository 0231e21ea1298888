//! f(active 5.7) -> active
#include <string.h>
double f(double x) { unsigned long u; memcpy(&u, &x, 8); int e = (int)(u >> 52 & 0x7ff) - 1023; return x * e; }

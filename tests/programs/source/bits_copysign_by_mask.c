//! f(active -1.3; active 0.4) -> active
#include <string.h>
double f(double x, double y) { unsigned long u, v; memcpy(&u, &x, 8); memcpy(&v, &y, 8); u = (u & 0x7fffffffffffffffUL) | (v & 0x8000000000000000UL); memcpy(&x, &u, 8); return x * x * x; }

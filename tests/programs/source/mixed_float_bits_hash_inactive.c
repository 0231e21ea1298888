//! f(active 1.3; const 7.5) -> active
//! gradient: [2 * 1.3 * 5]
#include <string.h>
double f(double x, double key) { unsigned long u; memcpy(&u, &key, 8); u = (u >> 50) % 7; return x * x * (u == 0 ? 5 : u) * (u == 0 ? 1 : 5.0 / u); }

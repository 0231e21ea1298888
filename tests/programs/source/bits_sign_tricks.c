//! f(active 1.3; active -0.4) -> active
#include <string.h>
#include <stdint.h>
static uint64_t b(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double d(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
#define S 0x8000000000000000UL
double f(double x, double y) { double z = d(b(x) ^ (b(y) & S)); return z * z * z; }
//! g(active 1.3; active -0.4) -> active
double g(double x, double y) { double z = d((b(x*y) & ~S) | (b(y) & S)); return z * x; }
//! h(active 1.3; active -0.4) -> active
double h(double x, double y) { uint64_t m = (uint64_t)((int64_t)b(y) >> 63); double z = d(b(x) & m); double w = d(b(y) & ~m); return z*z + w*y + x; }
//! k(active 1.3; active -0.4) -> active
double k(double x, double y) { uint64_t m = -(uint64_t)(x > y); double z = d((b(x) & m) | (b(y) & ~m)); return z * z * z; }
//! l(active 1.3; active -0.4) -> active
double l(double x, double y) { double z = d(b(x) ^ ((b(x) ^ b(y)) & -(uint64_t)(x < y))); return z * z * z; }
//! m(active 1.3; active -0.4) -> active
double m(double x, double y) { double z = d(b(x) ^ S); double w = d(b(y) | S); return z * w * w * z; }

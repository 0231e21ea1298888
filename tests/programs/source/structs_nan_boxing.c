//! f(active 1.1; const 3) -> active
#include <stdint.h>
#include <string.h>
typedef uint64_t value;
static value number(double d) { value v; memcpy(&v, &d, 8); return v; }
static double real(value v) { double d; memcpy(&d, &v, 8); return d; }
__attribute__((noinline)) static value multiply(value a, value b) { return number(real(a) * real(b)); }
double f(double x, int n) { value v = number(x); for (int i = 0; i < n; i++) v = multiply(v, number(x)); return real(v); }

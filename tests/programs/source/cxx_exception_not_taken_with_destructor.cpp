//! f(active 1.1; active 0.4) -> active
#include <stdexcept>
struct Guard { double *p; ~Guard() { *p *= 2; } };
__attribute__((noinline)) static double g(double x) { if (x > 100) throw 1; return x * x; }
extern "C" double f(double x, double y) { double s = x; { Guard k{&s}; s += g(x) * y; } return s * g(s); }

//! f(active 0.9; const 6) -> active
#include <math.h>
static double odd(double x, int n);
__attribute__((noinline)) static double even(double x, int n) { return n ? sin(odd(x, n - 1)) : x; }
__attribute__((noinline)) static double odd(double x, int n) { return n ? x * even(x, n - 1) + 1 : x * x; }
double f(double x, int n) { return even(x, n) * odd(x, n); }

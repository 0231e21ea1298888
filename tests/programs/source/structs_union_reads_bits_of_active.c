//! f(active 1.1) -> active
double f(double x) { union { double d; unsigned long i; } u; u.d = x; int odd = u.i & 1; return odd ? x * x : x * x; }

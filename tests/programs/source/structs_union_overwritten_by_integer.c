//! f(active 1.1; const 7) -> active
//! gradient: [2 * 1.1 * 7]
double f(double x, long n) { union { double d; long i; } u; u.d = x * x; double y = u.d; u.i = n; return y * u.i; }

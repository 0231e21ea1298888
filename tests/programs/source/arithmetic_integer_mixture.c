//! f(active 1.3; const 3; const -2) -> active
//! gradient: [3 + 3*-2 - 2]
double f(double x, int a, long b) { return x * a + (double)(a * b) * x + (b < 0 ? -2.0 : 2.0) * x + a / 2; }

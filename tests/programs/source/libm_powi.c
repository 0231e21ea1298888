//! f(active 1.7; const 5) -> active
//! gradient: [5 * 1.7**4]
double f(double x, int n) { return __builtin_powi(x, n); }

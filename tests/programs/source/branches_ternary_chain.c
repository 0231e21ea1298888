//! f(active 0.35) -> active
//! f(active 0.75) -> active
//! f(active 2.75) -> active
double f(double x) { return x < 0.5 ? 2 * x : x < 1 ? x * x : x < 2 ? x * x * x : 1 / x; }

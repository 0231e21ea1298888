//! f(active 1.1) -> active
//! entry: {"name": "my gradient$1.x"}
double f(double x) { return x * x; }

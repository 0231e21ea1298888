//! f(active 1.1; const 2) -> active
//! entry: {"name": "gradient_of_f"}
double f(double x, int n) { return x * x * n; }

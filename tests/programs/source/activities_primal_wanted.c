//! f(active 1.1; const 2) -> active
//! entry: {"primal": True}
//! f(const 1.1; const 2) -> const
//! entry: {"primal": True}
double f(double x, int n) { return x * x * n; }

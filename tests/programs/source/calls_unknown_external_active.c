//! f(active 1.1) -> active
//! expect: refused
double nobody_knows_me(double);
double f(double x) { return nobody_knows_me(x) * x; }

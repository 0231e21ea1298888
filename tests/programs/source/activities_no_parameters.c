//! f() -> active
double f(void) { return 3.0; }

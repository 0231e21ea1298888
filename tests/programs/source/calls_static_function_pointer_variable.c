//! f(active 1.1) -> active
//! expect: refused
//! reset: choose
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*current)(double);
void choose(void) { current = cube; }
double keep(double x) { current = square; return x; }
double f(double x) { return current(x) * x; }

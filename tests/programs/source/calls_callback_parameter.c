//! f(const make("callback", "none"); active 1.1) -> active
//! expect: refused
double square(double x) { return x * x; }
void *callback(void) { return (void *)square; }
int none(void *p, double **out) { return 0; }
double f(double (*g)(double), double x) { return g(x) * x; }

//! f(active 1.1; const 1) -> active
static const double a[3] = {1, 2, 3}, b[3] = {4, 5, 6};
static const double *const rows[2] = {a, b};
double f(double x, int k) { const double *p = rows[k]; return p[0] * x + p[1] * x * x + p[2]; }

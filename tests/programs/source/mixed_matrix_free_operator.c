//! f(dup d(1.1, 0.4, 2.2, 0.7); active 0.3; const 2) -> active
typedef void (*apply)(const double *, double *, int, void *);
static void laplace(const double *x, double *y, int n, void *data) { double k = *(double *)data; for (int i = 0; i < n; i++) y[i] = (2 + k) * x[i] - (i ? x[i - 1] : 0) - (i < n - 1 ? x[i + 1] : 0); }
__attribute__((noinline)) static double quad(apply a, double *x, int n, void *data) { double y[8], s = 0; a(x, y, n, data); for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }
double f(double *x, double k, int reps) { double s = 0; for (int i = 0; i < reps; i++) s += quad(laplace, x, 4, &k) * (i + 1); return s; }

//! f(dup d(1, 2, 3); const d(0.5, 0.25, 0.125); const 3) -> active
//! gradient: [2*0.5, 4*0.25, 6*0.125]
double f(double *x, double *w, int n) { double s = 0; for (int i = 0; i < n; i++) s += w[i] * x[i] * x[i]; return s; }

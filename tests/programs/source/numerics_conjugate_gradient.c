//! f(dup d(4, 1, 0.5, 1, 5, 0.7, 0.5, 0.7, 6); dup d(1, 2, 3); dup zeros(3); const 3) -> const
//! tol: 1e-5
void f(double *A, double *b, double *x, int n) {
  double r[8], p[8], q[8], rr = 0; for (int i = 0; i < n; i++) { r[i] = p[i] = b[i]; rr += r[i] * r[i]; }
  for (int it = 0; it < 2; it++) {
    double pq = 0; for (int i = 0; i < n; i++) { q[i] = 0; for (int j = 0; j < n; j++) q[i] += A[i * n + j] * p[j]; pq += p[i] * q[i]; }
    double a = rr / pq, s = 0; for (int i = 0; i < n; i++) { x[i] += a * p[i]; r[i] -= a * q[i]; s += r[i] * r[i]; }
    for (int i = 0; i < n; i++) p[i] = r[i] + s / rr * p[i]; rr = s;
  }
}

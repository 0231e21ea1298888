//! f(active 1.01; const 2; const 2) -> active
static double ack(double x, int m, int n, double *memo) {
  double *slot = &memo[m * 16 + n]; if (*slot != 0) return *slot;
  double r; if (m == 0) r = x * (n + 1); else if (n == 0) r = ack(x, m - 1, 1, memo) * x; else { double t = ack(x, m, n - 1, memo); r = ack(x, m - 1, (int)t % 8, memo) + t * x; }
  return *slot = r;
}
double f(double x, int m, int n) { double memo[64] = {0}; return ack(x, m, n, memo); }

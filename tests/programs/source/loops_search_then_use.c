//! f(dup d(1.1, 0.4, 2.2, 0.3); const d(0, 1, 2, 3); const 1.6; const 4) -> active
double f(double *y, double *grid, double at, int n) {
  int i = 0; while (i < n - 2 && grid[i + 1] < at) i++;
  double t = (at - grid[i]) / (grid[i + 1] - grid[i]);
  return (1 - t) * y[i] * y[i] + t * y[i + 1];
}

//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> const
static void sift(double *a, int i, int n) { while (2 * i + 1 < n) { int c = 2 * i + 1; if (c + 1 < n && a[c + 1] > a[c]) c++; if (a[i] >= a[c]) return; double t = a[i]; a[i] = a[c]; a[c] = t; i = c; } }
void f(double *a, int n) { for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n); for (int m = n - 1; m > 0; m--) { double t = a[0]; a[0] = a[m]; a[m] = t; sift(a, 0, m); } for (int i = 1; i < n; i++) a[i] *= a[i - 1]; }

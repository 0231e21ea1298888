//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> const
void f(double *x, int n) { for (int i = 1; i < n; i++) { double k = x[i]; int j = i - 1; while (j >= 0 && x[j] > k) { x[j + 1] = x[j]; j--; } x[j + 1] = k; } }

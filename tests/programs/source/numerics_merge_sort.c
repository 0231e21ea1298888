//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> const
static void sort(double *a, int n) { if (n < 2) return; int h = n / 2; sort(a, h); sort(a + h, n - h); double t[8]; int i = 0, j = h, k = 0; while (i < h && j < n) t[k++] = a[i] < a[j] ? a[i++] : a[j++]; while (i < h) t[k++] = a[i++]; while (j < n) t[k++] = a[j++]; for (i = 0; i < n; i++) a[i] = t[i]; }
void f(double *a, int n) { sort(a, n); for (int i = 1; i < n; i++) a[i] *= a[i - 1]; }

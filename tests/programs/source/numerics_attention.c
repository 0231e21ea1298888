//! f(dup d(0.1, -0.2, 0.3, 0.4, 0.5, -0.6); dup d(0.7, 0.8, -0.3, 0.2, 0.5, 0.6); dup zeros(6); const 3; const 2) -> const
#include <math.h>
void f(double *q, double *k, double *out, int n, int d) { for (int i = 0; i < n; i++) { double s[8], m = -1e300, z = 0; for (int j = 0; j < n; j++) { s[j] = 0; for (int c = 0; c < d; c++) s[j] += q[i * d + c] * k[j * d + c]; if (s[j] > m) m = s[j]; } for (int j = 0; j < n; j++) { s[j] = exp(s[j] - m); z += s[j]; } for (int c = 0; c < d; c++) { out[i * d + c] = 0; for (int j = 0; j < n; j++) out[i * d + c] += s[j] / z * k[j * d + c]; } } }

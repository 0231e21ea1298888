//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9); const 6) -> active
double f(double *x, int n) { double s = 0.5; int k = (n + 3) / 4, i = 0; switch (n % 4) { case 0: do { s = s * x[i++] + 1; case 3: s += x[i++]; case 2: s *= x[i++]; case 1: s -= x[i++] * s; } while (--k > 0); } return s; }

//! f(dup f(1.1, 0.4, 2.2); active 0.5; const 3) -> active
double f(float *x, double s, int n) { double r = 0; for (int i = 0; i < n; i++) { r += (double)x[i] * s; x[i] = (float)(r * 0.5); } return r * s; }

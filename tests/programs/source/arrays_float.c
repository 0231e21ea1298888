//! f(dup f(1.1, 0.4, 2.2); const 3) -> active
float f(float *x, int n) { float s = 0; for (int i = 0; i < n; i++) { x[i] *= x[i]; s += x[i] * 0.5f; } return s; }

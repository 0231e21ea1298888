//! f(dup f(1.1, 0.4, 2.2, 0.8, 0.3, 0.7, 0.2, 0.9); const 8) -> active
//! levels: O0 O2 O3
float f(float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }

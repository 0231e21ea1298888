//! levels: O2 O3
//! flags: -mavx2 -mfma -ffast-math
//! f(dup f(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.3, 0.2, 0.6, 1.0, 0.8, 0.5, 0.35, 0.45, 0.55, 0.65, 0.75); const 17) -> active
float f(float *x, int n) { float s = 0; for (int r = 0; r < 2; r++) for (int i = 0; i < n; i++) { x[i] = x[i] * x[i] * 0.5f + 0.1f; s += x[i]; } return s; }

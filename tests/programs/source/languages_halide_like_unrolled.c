//! levels: O3
//! flags: -mavx2 -mfma -ffp-contract=fast -ffast-math
//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.3, 0.2, 0.6, 1.0); dup zeros(8); const 8) -> const
void f(const double *restrict in, double *restrict out, int n) { for (int i = 0; i < n; i++) out[i] = 0.25 * in[i] * in[i] + 0.5 * in[i + 1] + 0.25 * in[i + 2] * in[i]; }

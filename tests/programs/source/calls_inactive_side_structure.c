//! f(dup d(1.1, 0.4); const i32(0, 0)) -> active
__attribute__((noinline)) static void note(int *log, int k) { log[0] += k; log[1]++; }
double f(double *x, int *log) { double s = 0; for (int i = 0; i < 2; i++) { note(log, i + 3); s += x[i] * log[0]; } return s * s; }

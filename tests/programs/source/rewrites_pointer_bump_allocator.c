//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
static double *take(double **arena, int n) { double *p = *arena; *arena += n; return p; }
double f(double *x, int n) { double room[32], *arena = room; double s = 0; for (int i = 0; i < n; i++) { double *t = take(&arena, 2); t[0] = x[i]; t[1] = x[i] * (i ? t[-1] : 1); s += t[0] * t[1]; } return s * room[1]; }

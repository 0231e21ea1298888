//! f(dup d(1, 2, 0.5, 3); active 0.4) -> active
double f(double *p, double t) { double q[4]; for (int i = 0; i < 4; i++) q[i] = p[i]; for (int r = 1; r < 4; r++) for (int i = 0; i < 4 - r; i++) q[i] = (1 - t) * q[i] + t * q[i + 1]; return q[0]; }

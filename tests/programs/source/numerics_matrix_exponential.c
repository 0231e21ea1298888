//! f(dup d(0.1, 0.2, -0.3, 0.4)) -> const
void f(double *A) { double R[4] = {1, 0, 0, 1}, T[4] = {1, 0, 0, 1}; for (int k = 1; k < 12; k++) { double U[4]; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) U[2 * i + j] = (T[2 * i] * A[j] + T[2 * i + 1] * A[2 + j]) / k; for (int i = 0; i < 4; i++) { T[i] = U[i]; R[i] += T[i]; } } for (int i = 0; i < 4; i++) A[i] = R[i]; }

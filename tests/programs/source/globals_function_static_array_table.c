//! f(active 1.1; const 3) -> active
double f(double x, int n) { static double binomial[8][8]; if (binomial[0][0] == 0) for (int i = 0; i < 8; i++) { binomial[i][0] = binomial[i][i] = 1; for (int j = 1; j < i; j++) binomial[i][j] = binomial[i - 1][j - 1] + binomial[i - 1][j]; } double r = 0; for (int k = 0; k <= n; k++) { double p = 1; for (int i = 0; i < k; i++) p *= x; r += binomial[n][k] * p; } return r; }
//! expect: any

//! f(dup d(1, 2, 3, 4, 5, 6)) -> active
double f(double (*a)[3]) { double s = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) { a[i][j] *= a[1 - i][2 - j]; s += a[i][j] * (i + 1); } return s; }

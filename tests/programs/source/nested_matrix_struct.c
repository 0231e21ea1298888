//! f(dup struct(i32(2, 2), ptr(struct(ptr(d(1.1, 0.4)), ptr(d(2.2, 0.7)))))) -> active
struct matrix { int rows, cols; double **at; };
double f(struct matrix *m) { double s = 0; for (int i = 0; i < m->rows; i++) for (int j = 0; j < m->cols; j++) { m->at[i][j] *= m->at[j][i]; s += m->at[i][j]; } return s; }

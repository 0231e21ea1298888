//! cholesky(dup d(4.1, 0.4, 1.2, 0.4, 3.7, 0.2, 1.2, 0.2, 2.9); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1); const i8(76)) -> active
//! cholesky(dup d(4.1, 0.4, 1.2, 0.4, 3.7, 0.2, 1.2, 0.2, 2.9); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1); const i8(85)) -> active
//! solve(dup d(0.4, 1.4, 2.2, 1.7, -1.3, 0.2, 0.8, 0.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1)) -> active
//! transposed(dup d(0.4, 1.4, 2.2, 1.7, -1.3, 0.2, 0.8, 0.9, 1.6); dup d(0.3, 1.7, -0.6); const i8(84)) -> const
//! transposed(dup d(0.4, 1.4, 2.2, 1.7, -1.3, 0.2, 0.8, 0.9, 1.6); dup d(0.3, 1.7, -0.6); const i8(78)) -> const
void dpotrf_(char *uplo, int *n, double *a, int *lda, int *info);
void dpotrs_(char *uplo, int *n, int *nrhs, double *a, int *lda, double *b, int *ldb, int *info);
void dgetrf_(int *m, int *n, double *a, int *lda, int *pivots, int *info);
void dgetrs_(char *trans, int *n, int *nrhs, double *a, int *lda, int *pivots, double *b, int *ldb, int *info);
void dgesv_(int *n, int *nrhs, double *a, int *lda, int *pivots, double *b, int *ldb, int *info);
void dlacpy_(char *uplo, int *m, int *n, double *a, int *lda, double *b, int *ldb);

double cholesky(double *a, double *b, char *uplo) {
    int three = 3, two = 2, info;
    dpotrf_(uplo, &three, a, &three, &info);
    dpotrs_(uplo, &three, &two, a, &three, b, &three, &info);
    return info == 0 ? b[0] * b[5] + b[2] : 0;
}

double solve(double *a, double *b) {
    double lu[9];
    int three = 3, two = 2, info, pivots[3];
    dlacpy_("A", &three, &three, a, &three, lu, &three);
    dgesv_(&three, &two, lu, &three, pivots, b, &three, &info);
    return b[0] * b[4] + b[2];
}

void transposed(double *a, double *b, char *trans) {
    int three = 3, one = 1, info, pivots[3];
    dgetrf_(&three, &three, a, &three, pivots, &info);
    dgetrs_(trans, &three, &one, a, &three, pivots, b, &three, &info);
}

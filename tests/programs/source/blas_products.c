//! gemm(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; active 1.3; const 102; const 111; const 112) -> const
//! gemm(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; active 0.0; const 101; const 112; const 111) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; const 101; const 141; const 121; const 112; const 131) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; const 102; const 142; const 122; const 111; const 132) -> const
//! square(dup d(1.1, 0.4, 2.2, 0.7)) -> active
//! gemm(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; active 1.3; const 101; const 111; const 111) -> const
//! gemm(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; active 0.4; const 102; const 112; const 112) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; const 102; const 141; const 122; const 112; const 131) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; const 101; const 142; const 121; const 111; const 131) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1, 0.5, -0.4, 1.2); dup d(0.6, 1.5, 0.1, -0.9, 0.4, 1.1, 0.8, 1.4, -1.2); active 0.7; const 102; const 142; const 121; const 112; const 131) -> const
#include <stdlib.h>
void cblas_dgemm(int order, int transa, int transb, int m, int n, int k, double alpha, const double *a, int lda, const double *b, int ldb,
                 double beta, double *c, int ldc);
void cblas_dsymm(int order, int side, int uplo, int m, int n, double alpha, const double *a, int lda, const double *b, int ldb,
                 double beta, double *c, int ldc);
void cblas_dsyrk(int order, int uplo, int trans, int n, int k, double alpha, const double *a, int lda, double beta, double *c, int ldc);
void cblas_dsyr2k(int order, int uplo, int trans, int n, int k, double alpha, const double *a, int lda, const double *b, int ldb,
                  double beta, double *c, int ldc);
void cblas_dtrmm(int order, int side, int uplo, int trans, int diag, int m, int n, double alpha, const double *a, int lda, double *b,
                 int ldb);
void cblas_dtrsm(int order, int side, int uplo, int trans, int diag, int m, int n, double alpha, const double *a, int lda, double *b,
                 int ldb);
int dgemm_(char *transa, char *transb, int *m, int *n, int *k, double *alpha, double *a, int *lda, double *b, int *ldb, double *beta,
           double *c, int *ldc);

void gemm(double *a, double *b, double *c, double alpha, double beta, int order, int transa, int transb) {
    cblas_dgemm(order, transa, transb, 3, 2, 3, alpha, a, 3, b, 3, beta, c, 3);
}

void others(double *a, double *b, double *c, double alpha, int order, int side, int uplo, int trans, int diag) {
    int m = order == 101 ? 3 : 2, n = order == 101 ? 2 : 3;
    cblas_dsymm(order, side, uplo, m, n, alpha, a, 3, b, 3, 0.5, c, 3);
    cblas_dsyrk(order, uplo, trans, 3, 2, alpha, b, 3, 1.5, a, 3);
    cblas_dsyr2k(order, uplo, trans, 3, 2, alpha, b, 3, c, 3, 0.5, a, 3);
    cblas_dtrmm(order, side, uplo, trans, diag, m, n, alpha, a, 3, b, 3);
    cblas_dtrsm(order, side, uplo, trans, diag, m, n, alpha, a, 3, c, 3);
}

double square(double *a) {
    int two = 2;
    double one = 1, zero = 0, *c = malloc(4 * sizeof *c), e[4] = {0.5, 1, 2, 3};
    dgemm_("N", "t", &two, &two, &two, &one, a, &two, a, &two, &zero, c, &two);
    dgemm_("N", "N", &two, &two, &two, &one, c, &two, a, &two, &one, e, &two);
    double result = e[0] + e[1] * e[3];
    free(c);
    return result;
}

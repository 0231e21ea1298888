//! gemv(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; active 1.3; const 102; const 111) -> const
//! gemv(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; active 0.0; const 101; const 112) -> const
//! gemv(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.0; active 0.6; const 101; const 111) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 101; const 121; const 112; const 131) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 102; const 122; const 111; const 132) -> const
//! fresh(dup d(1.1, 0.4, 2.2, 0.7); dup d(0.3, 1.7)) -> active
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 102; const 121; const 111; const 131) -> const
//! others(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2, 0.8, 1.9, 1.6); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 101; const 122; const 111; const 131) -> const
//! packed(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 101; const 121) -> const
//! packed(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2); dup d(0.3, 1.7, -0.6); dup d(0.9, 1.4, 2.1); active 0.7; const 102; const 121) -> const
#include <stdlib.h>
void cblas_dgemv(int order, int trans, int m, int n, double alpha, const double *a, int lda, const double *x, int incx, double beta,
                 double *y, int incy);
void cblas_dger(int order, int m, int n, double alpha, const double *x, int incx, const double *y, int incy, double *a, int lda);
void cblas_dsymv(int order, int uplo, int n, double alpha, const double *a, int lda, const double *x, int incx, double beta, double *y,
                 int incy);
void cblas_dspmv(int order, int uplo, int n, double alpha, const double *a, const double *x, int incx, double beta, double *y, int incy);
void cblas_dsyr(int order, int uplo, int n, double alpha, const double *x, int incx, double *a, int lda);
void cblas_dsyr2(int order, int uplo, int n, double alpha, const double *x, int incx, const double *y, int incy, double *a, int lda);
void cblas_dtrmv(int order, int uplo, int trans, int diag, int n, const double *a, int lda, double *x, int incx);
void cblas_dtrsv(int order, int uplo, int trans, int diag, int n, const double *a, int lda, double *x, int incx);
void dgemv_(char *trans, int *m, int *n, double *alpha, double *a, int *lda, double *x, int *incx, double *beta, double *y, int *incy,
            size_t length);

void gemv(double *a, double *x, double *y, double alpha, double beta, int order, int trans) {
    int plain = trans == 111, m = plain ? 3 : 2, n = plain ? 2 : 3;
    cblas_dgemv(order, trans, m, n, alpha, a, order == 101 ? n : m + 1, x, plain ? 2 : 1, beta, y, -1);
}

void others(double *a, double *x, double *y, double alpha, int order, int uplo, int trans, int diag) {
    cblas_dger(order, 3, 3, alpha, x, 1, y, -1, a, 3);
    cblas_dsymv(order, uplo, 3, alpha, a, 3, x, 1, 0.5, y, 1);
    cblas_dsyr(order, uplo, 3, alpha, y, 1, a, 3);
    cblas_dsyr2(order, uplo, 3, alpha, y, 1, x, -1, a, 3);
    cblas_dtrmv(order, uplo, trans, diag, 3, a, 3, x, -1);
    cblas_dtrsv(order, uplo, trans, diag, 3, a, 3, y, 1);
}

double fresh(double *a, double *x) {
    int two = 2, one = 1;
    double unit = 1, zero = 0, *y = malloc(2 * sizeof *y);
    dgemv_("T", &two, &two, &unit, a, &two, x, &one, &zero, y, &one, 1);
    double result = y[0] * y[1];
    free(y);
    return result;
}

void packed(double *a, double *x, double *y, double alpha, int order, int uplo) {
    cblas_dspmv(order, uplo, 3, alpha, a, x, 1, 0.5, y, -1);
    cblas_dspmv(order, uplo == 121 ? 122 : 121, 3, alpha, a, y, 1, 1, x, 1);
}

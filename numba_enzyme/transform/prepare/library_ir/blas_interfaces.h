/* The routines as Fortran and as C call them: `ne_blas_f_gemm_d_i` is dgemm_, `ne_blas_c_gemm_d_i` is cblas_dgemm. */

/* ---- Fortran: everything by its address */

double F(f_dot)(INT *n, double *x, INT *incx, double *y, INT *incy) { return F(dot)(*n, x, *incx, y, *incy); }
double F(f_nrm2)(INT *n, double *x, INT *incx) { return F(nrm2)(*n, x, *incx); }
double F(f_asum)(INT *n, double *x, INT *incx) { return F(asum)(*n, x, *incx); }
void F(f_axpy)(INT *n, double *alpha, double *x, INT *incx, double *y, INT *incy) { F(axpy)(*n, *alpha, x, *incx, y, *incy); }
void F(f_copy)(INT *n, double *x, INT *incx, double *y, INT *incy) { F(copy)(*n, x, *incx, y, *incy); }
void F(f_swap)(INT *n, double *x, INT *incx, double *y, INT *incy) { F(swap)(*n, x, *incx, y, *incy); }
void F(f_scal)(INT *n, double *alpha, double *x, INT *incx) { F(scal)(*n, *alpha, x, *incx); }
void F(f_rot)(INT *n, double *x, INT *incx, double *y, INT *incy, double *c, double *s) { F(rot)(*n, x, *incx, y, *incy, *c, *s); }
void F(f_gemv)(F(letter) *trans, INT *m, INT *n, double *alpha, double *a, INT *lda, double *x, INT *incx, double *beta, double *y,
                  INT *incy) {
    F(gemv)(*trans, *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
}
void F(f_ger)(INT *m, INT *n, double *alpha, double *x, INT *incx, double *y, INT *incy, double *a, INT *lda) {
    F(ger)(*m, *n, *alpha, x, *incx, y, *incy, a, *lda);
}
void F(f_symv)(F(letter) *uplo, INT *n, double *alpha, double *a, INT *lda, double *x, INT *incx, double *beta, double *y, INT *incy) {
    F(symv)(*uplo, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
}
void F(f_spmv)(F(letter) *uplo, INT *n, double *alpha, double *a, double *x, INT *incx, double *beta, double *y, INT *incy) {
    F(spmv)(*uplo, *n, *alpha, a, x, *incx, *beta, y, *incy);
}
void F(f_syr)(F(letter) *uplo, INT *n, double *alpha, double *x, INT *incx, double *a, INT *lda) {
    F(syr)(*uplo, *n, *alpha, x, *incx, a, *lda);
}
void F(f_syr2)(F(letter) *uplo, INT *n, double *alpha, double *x, INT *incx, double *y, INT *incy, double *a, INT *lda) {
    F(syr2)(*uplo, *n, *alpha, x, *incx, y, *incy, a, *lda);
}
void F(f_trmv)(F(letter) *uplo, F(letter) *trans, F(letter) *diag, INT *n, double *a, INT *lda, double *x, INT *incx) {
    F(trmv)(*uplo, *trans, *diag, *n, a, *lda, x, *incx);
}
void F(f_trsv)(F(letter) *uplo, F(letter) *trans, F(letter) *diag, INT *n, double *a, INT *lda, double *x, INT *incx) {
    F(trsv)(*uplo, *trans, *diag, *n, a, *lda, x, *incx);
}
void F(f_gemm)(F(letter) *transa, F(letter) *transb, INT *m, INT *n, INT *k, double *alpha, double *a, INT *lda, double *b, INT *ldb,
                  double *beta, double *c, INT *ldc) {
    F(gemm)(*transa, *transb, *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
void F(f_symm)(F(letter) *side, F(letter) *uplo, INT *m, INT *n, double *alpha, double *a, INT *lda, double *b, INT *ldb, double *beta,
                  double *c, INT *ldc) {
    F(symm)(*side, *uplo, *m, *n, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
void F(f_syrk)(F(letter) *uplo, F(letter) *trans, INT *n, INT *k, double *alpha, double *a, INT *lda, double *beta, double *c, INT *ldc) {
    F(syrk)(*uplo, *trans, *n, *k, *alpha, a, *lda, *beta, c, *ldc);
}
void F(f_syr2k)(F(letter) *uplo, F(letter) *trans, INT *n, INT *k, double *alpha, double *a, INT *lda, double *b, INT *ldb, double *beta,
                   double *c, INT *ldc) {
    F(syr2k)(*uplo, *trans, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}
void F(f_trmm)(F(letter) *side, F(letter) *uplo, F(letter) *trans, F(letter) *diag, INT *m, INT *n, double *alpha, double *a, INT *lda,
                  double *b, INT *ldb) {
    F(trmm)(*side, *uplo, *trans, *diag, *m, *n, *alpha, a, *lda, b, *ldb);
}
void F(f_trsm)(F(letter) *side, F(letter) *uplo, F(letter) *trans, F(letter) *diag, INT *m, INT *n, double *alpha, double *a, INT *lda,
                  double *b, INT *ldb) {
    F(trsm)(*side, *uplo, *trans, *diag, *m, *n, *alpha, a, *lda, b, *ldb);
}
void F(f_lacpy)(F(letter) *uplo, INT *m, INT *n, double *a, INT *lda, double *b, INT *ldb) {
    F(lacpy)(*uplo, *m, *n, a, *lda, b, *ldb);
}
void F(f_potrf)(F(letter) *uplo, INT *n, double *a, INT *lda, INT *info) { *info = F(potrf)(*uplo, *n, a, *lda); }
void F(f_potrs)(F(letter) *uplo, INT *n, INT *nrhs, double *a, INT *lda, double *b, INT *ldb, INT *info) {
    F(potrs)(*uplo, *n, *nrhs, a, *lda, b, *ldb);
    *info = 0;
}
void F(f_posv)(F(letter) *uplo, INT *n, INT *nrhs, double *a, INT *lda, double *b, INT *ldb, INT *info) {
    *info = F(posv)(*uplo, *n, *nrhs, a, *lda, b, *ldb);
}
void F(f_getrf)(INT *m, INT *n, double *a, INT *lda, INT *pivots, INT *info) { *info = F(getrf)(*m, *n, a, *lda, pivots); }
void F(f_getrs)(F(letter) *trans, INT *n, INT *nrhs, double *a, INT *lda, INT *pivots, double *b, INT *ldb, INT *info) {
    F(getrs)(*trans, *n, *nrhs, a, *lda, pivots, b, *ldb);
    *info = 0;
}
void F(f_gesv)(INT *n, INT *nrhs, double *a, INT *lda, INT *pivots, double *b, INT *ldb, INT *info) {
    *info = F(gesv)(*n, *nrhs, a, *lda, pivots, b, *ldb);
}

/* ---- C: numbers by value, words of enumerations, matrices row by row (101) or column by column (102). Row by row a matrix is
   the transpose of the one that lies there column by column. */

static F(letter) F(other_triangle)(_Bool rows, int uplo) { return (uplo == 122) == rows ? 'U' : 'L'; }
static F(letter) F(other_side)(_Bool rows, int side) { return (side == 141) == rows ? 'R' : 'L'; }
static F(letter) F(other_trans)(_Bool rows, int trans) { return (trans == 111) == rows ? 'T' : 'N'; }
static F(letter) F(diagonal)(int diag) { return diag == 132 ? 'U' : 'N'; }

double F(c_dot)(INT n, double *x, INT incx, double *y, INT incy) { return F(dot)(n, x, incx, y, incy); }
double F(c_nrm2)(INT n, double *x, INT incx) { return F(nrm2)(n, x, incx); }
double F(c_asum)(INT n, double *x, INT incx) { return F(asum)(n, x, incx); }
void F(c_axpy)(INT n, double alpha, double *x, INT incx, double *y, INT incy) { F(axpy)(n, alpha, x, incx, y, incy); }
void F(c_copy)(INT n, double *x, INT incx, double *y, INT incy) { F(copy)(n, x, incx, y, incy); }
void F(c_swap)(INT n, double *x, INT incx, double *y, INT incy) { F(swap)(n, x, incx, y, incy); }
void F(c_scal)(INT n, double alpha, double *x, INT incx) { F(scal)(n, alpha, x, incx); }
void F(c_rot)(INT n, double *x, INT incx, double *y, INT incy, double c, double s) { F(rot)(n, x, incx, y, incy, c, s); }
void F(c_gemv)(int order, int trans, INT m, INT n, double alpha, double *a, INT lda, double *x, INT incx, double beta, double *y, INT incy) {
    _Bool rows = order == 101;
    F(gemv)(F(other_trans)(rows, trans), rows ? n : m, rows ? m : n, alpha, a, lda, x, incx, beta, y, incy);
}
void F(c_ger)(int order, INT m, INT n, double alpha, double *x, INT incx, double *y, INT incy, double *a, INT lda) {
    if (order == 101)
        F(ger)(n, m, alpha, y, incy, x, incx, a, lda);
    else
        F(ger)(m, n, alpha, x, incx, y, incy, a, lda);
}
void F(c_symv)(int order, int uplo, INT n, double alpha, double *a, INT lda, double *x, INT incx, double beta, double *y, INT incy) {
    F(symv)(F(other_triangle)(order == 101, uplo), n, alpha, a, lda, x, incx, beta, y, incy);
}
void F(c_spmv)(int order, int uplo, INT n, double alpha, double *a, double *x, INT incx, double beta, double *y, INT incy) {
    F(spmv)(F(other_triangle)(order == 101, uplo), n, alpha, a, x, incx, beta, y, incy);
}
void F(c_syr)(int order, int uplo, INT n, double alpha, double *x, INT incx, double *a, INT lda) {
    F(syr)(F(other_triangle)(order == 101, uplo), n, alpha, x, incx, a, lda);
}
void F(c_syr2)(int order, int uplo, INT n, double alpha, double *x, INT incx, double *y, INT incy, double *a, INT lda) {
    F(syr2)(F(other_triangle)(order == 101, uplo), n, alpha, x, incx, y, incy, a, lda);
}
void F(c_trmv)(int order, int uplo, int trans, int diag, INT n, double *a, INT lda, double *x, INT incx) {
    _Bool rows = order == 101;
    F(trmv)(F(other_triangle)(rows, uplo), F(other_trans)(rows, trans), F(diagonal)(diag), n, a, lda, x, incx);
}
void F(c_trsv)(int order, int uplo, int trans, int diag, INT n, double *a, INT lda, double *x, INT incx) {
    _Bool rows = order == 101;
    F(trsv)(F(other_triangle)(rows, uplo), F(other_trans)(rows, trans), F(diagonal)(diag), n, a, lda, x, incx);
}
void F(c_gemm)(int order, int transa, int transb, INT m, INT n, INT k, double alpha, double *a, INT lda, double *b, INT ldb, double beta,
                  double *c, INT ldc) {
    if (order == 101)
        F(gemm)(F(other_trans)(0, transb), F(other_trans)(0, transa), n, m, k, alpha, b, ldb, a, lda, beta, c, ldc);
    else
        F(gemm)(F(other_trans)(0, transa), F(other_trans)(0, transb), m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void F(c_symm)(int order, int side, int uplo, INT m, INT n, double alpha, double *a, INT lda, double *b, INT ldb, double beta, double *c,
                  INT ldc) {
    _Bool rows = order == 101;
    F(symm)(F(other_side)(rows, side), F(other_triangle)(rows, uplo), rows ? n : m, rows ? m : n, alpha, a, lda, b, ldb, beta, c, ldc);
}
void F(c_syrk)(int order, int uplo, int trans, INT n, INT k, double alpha, double *a, INT lda, double beta, double *c, INT ldc) {
    _Bool rows = order == 101;
    F(syrk)(F(other_triangle)(rows, uplo), F(other_trans)(rows, trans), n, k, alpha, a, lda, beta, c, ldc);
}
void F(c_syr2k)(int order, int uplo, int trans, INT n, INT k, double alpha, double *a, INT lda, double *b, INT ldb, double beta, double *c,
                   INT ldc) {
    _Bool rows = order == 101;
    F(syr2k)(F(other_triangle)(rows, uplo), F(other_trans)(rows, trans), n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void F(c_trmm)(int order, int side, int uplo, int trans, int diag, INT m, INT n, double alpha, double *a, INT lda, double *b, INT ldb) {
    _Bool rows = order == 101;
    F(trmm)(F(other_side)(rows, side), F(other_triangle)(rows, uplo), F(other_trans)(0, trans), F(diagonal)(diag), rows ? n : m,
            rows ? m : n, alpha, a, lda, b, ldb);
}
void F(c_trsm)(int order, int side, int uplo, int trans, int diag, INT m, INT n, double alpha, double *a, INT lda, double *b, INT ldb) {
    _Bool rows = order == 101;
    F(trsm)(F(other_side)(rows, side), F(other_triangle)(rows, uplo), F(other_trans)(0, trans), F(diagonal)(diag), rows ? n : m,
            rows ? m : n, alpha, a, lda, b, ldb);
}

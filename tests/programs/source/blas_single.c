//! f(dup f(1.1, 0.4, 2.2, 0.7); dup f(0.3, 1.7, -0.6, 0.9)) -> active
//! entry: {'primal': False}
float cblas_sdot(int n, const float *x, int incx, const float *y, int incy);
float cblas_snrm2(int n, const float *x, int incx);
void cblas_sgemm(int order, int transa, int transb, int m, int n, int k, float alpha, const float *a, int lda, const float *b, int ldb,
                 float beta, float *c, int ldc);

float f(float *x, float *y) {
    float z[4];
    cblas_sgemm(101, 111, 112, 2, 2, 2, 0.5f, x, 2, y, 2, 0, z, 2);
    return cblas_sdot(4, x, 1, z, 1) * cblas_snrm2(2, z, 2);
}

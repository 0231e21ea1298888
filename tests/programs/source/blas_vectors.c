//! dot(dup d(1.1, 0.4, 2.2, 0.7, -1.3); dup d(0.3, 1.7, -0.6, 0.9, 1.4); const 2; const 1; const -2) -> active
//! dot(dup d(1.1, 0.4, 2.2, 0.7, -1.3); dup d(0.3, 1.7, -0.6, 0.9, 1.4); const 0; const 1; const 1) -> active
//! vectors(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1); active 0.7; const 3; const 2; const -1) -> active
//! fortran(dup d(1.1, 0.4, 2.2, 0.7, -1.3, 0.2); dup d(0.3, 1.7, -0.6, 0.9, 1.4, 2.1); active 0.7; const 3) -> active
//! norm(dup d(1e-200, -2e-200, 3e-200); const 3) -> active
//! gradient: [1 / math.sqrt(14), -2 / math.sqrt(14), 3 / math.sqrt(14)]
//! step: 1e-202
//! norm(dup d(0, 0); const 2) -> active
//! gradient: [0, 0]
//! expect: any
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy);
double cblas_dnrm2(int n, const double *x, int incx);
double cblas_dasum(int n, const double *x, int incx);
void cblas_daxpy(int n, double alpha, const double *x, int incx, double *y, int incy);
void cblas_dscal(int n, double alpha, double *x, int incx);
void cblas_dcopy(int n, const double *x, int incx, double *y, int incy);
void cblas_dswap(int n, double *x, int incx, double *y, int incy);
void cblas_drot(int n, double *x, int incx, double *y, int incy, double c, double s);
double ddot_(int *n, double *x, int *incx, double *y, int *incy);
double dnrm2_(int *n, double *x, int *incx);
int daxpy_(int *n, double *alpha, double *x, int *incx, double *y, int *incy);
void dscal_(int *n, double *alpha, double *x, int *incx);

double dot(double *x, double *y, int n, int incx, int incy) { return cblas_ddot(n, x, incx, y, incy) * x[0]; }

double vectors(double *x, double *y, double alpha, int n, int incx, int incy) {
    double z[3];
    cblas_daxpy(n, alpha, x, incx, y, incy);
    cblas_dcopy(n, y, incy, z, 1);
    cblas_dscal(n, alpha * alpha, z, 1);
    cblas_dswap(n, x, incx, y, incy);
    cblas_drot(n, x, 1, y, 1, alpha, x[0]);
    return cblas_dnrm2(n, z, 1) * cblas_dasum(n, x, incx) + y[1];
}

double fortran(double *x, double *y, double alpha, int n) {
    int one = 1, two = 2, back = -1;
    double half = 0.5 * alpha;
    daxpy_(&n, &half, x, &two, y, &back);
    dscal_(&n, &alpha, x, &one);
    return ddot_(&n, x, &one, y, &two) * dnrm2_(&n, y, &one);
}

double norm(double *x, int n) { return cblas_dnrm2(n, x, 1); }

/* The routines for one type of integers, INT. F(name) is the name of this version. */

double ne_freeze(double);   /* LLVM's instruction */
double ne_constant(double); /* its argument, of which no derivative is taken */

typedef unsigned char F(letter);
#undef SMALL
#define SMALL 0x1p-100 /* a sum of squares beyond it is right in float as well */

static F(letter) F(upper)(F(letter) c) { return c >= 'a' ? c - 32 : c; }

/* The first of n numbers that are `step` apart: with a negative step they are read from the end. */
static double *F(first)(double *x, INT n, INT step) { return step < 0 ? x + (1 - (long)n) * step : x; }

/* beta * y: 0 for beta = 0 whatever y is, infinite or never written: BLAS does not look at what it scales by zero. The derivatives
   are those of the product all the same. */
static double F(scaled)(double beta, double y) {
    if (beta != 0)
        return beta * y;
    double was = ne_freeze(y);
    return beta * (was - was == 0 ? was : 0);
}

/* ---- vectors */

static double F(dot)(INT n, double *x, INT incx, double *y, INT incy) {
    double sum = 0;
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long i = 0; i < n; i++)
        sum += x[i * incx] * y[i * incy];
    return sum;
}

static void F(axpy)(INT n, double alpha, double *x, INT incx, double *y, INT incy) {
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long i = 0; i < n; i++)
        y[i * incy] += F(scaled)(alpha, x[i * incx]);
}

static void F(copy)(INT n, double *x, INT incx, double *y, INT incy) {
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long i = 0; i < n; i++)
        y[i * incy] = x[i * incx];
}

static void F(swap)(INT n, double *x, INT incx, double *y, INT incy) {
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long i = 0; i < n; i++) {
        double was = x[i * incx];
        x[i * incx] = y[i * incy];
        y[i * incy] = was;
    }
}

static void F(scal)(INT n, double alpha, double *x, INT incx) {
    for (long i = 0; incx > 0 && i < n; i++)
        x[i * incx] *= alpha;
}

static double F(nrm2)(INT n, double *x, INT incx) {
    double sum = 0, most = 0;
    x = F(first)(x, n, incx);
    for (long i = 0; i < n; i++)
        sum += x[i * incx] * x[i * incx];
    if (sum > SMALL && sum < 1 / SMALL)
        return __builtin_sqrt(sum);
    for (long i = 0; i < n; i++) {
        double size = ne_constant(__builtin_fabs(x[i * incx]));
        most = size > most || size != size ? size : most;
    }
    if (most == 0)
        return 0;
    sum = 0;
    for (long i = 0; i < n; i++)
        sum += (x[i * incx] / most) * (x[i * incx] / most);
    return most * __builtin_sqrt(sum);
}

static double F(asum)(INT n, double *x, INT incx) {
    double sum = 0;
    for (long i = 0; incx > 0 && i < n; i++)
        sum += __builtin_fabs(x[i * incx]);
    return sum;
}

static void F(rot)(INT n, double *x, INT incx, double *y, INT incy, double c, double s) {
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long i = 0; i < n; i++) {
        double a = x[i * incx], b = y[i * incy];
        x[i * incx] = c * a + s * b;
        y[i * incy] = c * b - s * a;
    }
}

/* ---- a matrix and vectors */

static void F(scale_vector)(INT n, double beta, double *y, INT incy) {
    for (long i = 0; i < n; i++)
        y[i * incy] = F(scaled)(beta, y[i * incy]);
}

static void F(gemv)(F(letter) trans, INT m, INT n, double alpha, double *a, INT lda, double *x, INT incx, double beta, double *y, INT incy) {
    _Bool plain = F(upper)(trans) == 'N', by_columns = plain && alpha != 0;
    INT rows = plain ? m : n, columns = plain ? n : m;
    if (m <= 0 || n <= 0)
        return;
    x = F(first)(x, columns, incx), y = F(first)(y, rows, incy);
    F(scale_vector)(rows, beta, y, incy);
    for (long j = 0; by_columns && j < n; j++) {
        double factor = alpha * x[j * incx];
        for (long i = 0; i < m; i++)
            y[i * incy] += factor * a[i + j * lda];
    }
    for (long i = 0; !by_columns && i < rows; i++) {
        double sum = 0;
        for (long j = 0; j < columns; j++)
            sum += a[plain ? i + j * lda : j + i * lda] * x[j * incx];
        y[i * incy] += F(scaled)(alpha, sum);
    }
}

static void F(ger)(INT m, INT n, double alpha, double *x, INT incx, double *y, INT incy, double *a, INT lda) {
    x = F(first)(x, m, incx), y = F(first)(y, n, incy);
    for (long j = 0; j < n; j++)
        for (long i = 0; i < m; i++)
            a[i + j * lda] += F(scaled)(alpha, x[i * incx] * y[j * incy]);
}

static void F(symv)(F(letter) uplo, INT n, double alpha, double *a, INT lda, double *x, INT incx, double beta, double *y, INT incy) {
    _Bool lower = F(upper)(uplo) == 'L';
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    F(scale_vector)(n, beta, y, incy);
    for (long j = 0; j < n; j++) {
        y[j * incy] += F(scaled)(alpha, a[j + j * lda] * x[j * incx]);
        for (long i = lower ? j + 1 : 0; i < (lower ? n : j); i++) {
            y[i * incy] += F(scaled)(alpha, a[i + j * lda] * x[j * incx]);
            y[j * incy] += F(scaled)(alpha, a[i + j * lda] * x[i * incx]);
        }
    }
}

/* The same with the triangle packed, column by column. */
static void F(spmv)(F(letter) uplo, INT n, double alpha, double *a, double *x, INT incx, double beta, double *y, INT incy) {
    _Bool lower = F(upper)(uplo) == 'L';
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    F(scale_vector)(n, beta, y, incy);
    for (long j = 0; j < n; j++) {
        double *column = lower ? a + j * (2 * (long)n - j - 1) / 2 : a + j * (j + 1) / 2;
        y[j * incy] += F(scaled)(alpha, column[j] * x[j * incx]);
        for (long i = lower ? j + 1 : 0; i < (lower ? n : j); i++) {
            y[i * incy] += F(scaled)(alpha, column[i] * x[j * incx]);
            y[j * incy] += F(scaled)(alpha, column[i] * x[i * incx]);
        }
    }
}

static void F(syr)(F(letter) uplo, INT n, double alpha, double *x, INT incx, double *a, INT lda) {
    _Bool lower = F(upper)(uplo) == 'L';
    x = F(first)(x, n, incx);
    for (long j = 0; j < n; j++)
        for (long i = lower ? j : 0; i < (lower ? n : j + 1); i++)
            a[i + j * lda] += F(scaled)(alpha, x[i * incx] * x[j * incx]);
}

static void F(syr2)(F(letter) uplo, INT n, double alpha, double *x, INT incx, double *y, INT incy, double *a, INT lda) {
    _Bool lower = F(upper)(uplo) == 'L';
    x = F(first)(x, n, incx), y = F(first)(y, n, incy);
    for (long j = 0; j < n; j++)
        for (long i = lower ? j : 0; i < (lower ? n : j + 1); i++)
            a[i + j * lda] += F(scaled)(alpha, x[i * incx] * y[j * incy] + y[i * incy] * x[j * incx]);
}

/* x = op(A) x, A a triangle. The rows go in the order in which each reads what is not yet written. */
static void F(trmv)(F(letter) uplo, F(letter) trans, F(letter) diag, INT n, double *a, INT lda, double *x, INT incx) {
    _Bool plain = F(upper)(trans) == 'N', unit = F(upper)(diag) == 'U', lower = (F(upper)(uplo) == 'L') == plain;
    long by_row = plain ? 1 : lda, by_column = plain ? lda : 1;
    x = F(first)(x, n, incx);
    for (long k = 0; k < n; k++) {
        long i = lower ? n - 1 - k : k;
        double sum = unit ? x[i * incx] : a[i * by_row + i * by_column] * x[i * incx];
        for (long j = lower ? 0 : i + 1; j < (lower ? i : n); j++)
            sum += a[i * by_row + j * by_column] * x[j * incx];
        x[i * incx] = sum;
    }
}

/* x = op(A)^-1 x, A a triangle. */
static void F(trsv)(F(letter) uplo, F(letter) trans, F(letter) diag, INT n, double *a, INT lda, double *x, INT incx) {
    _Bool plain = F(upper)(trans) == 'N', unit = F(upper)(diag) == 'U', lower = (F(upper)(uplo) == 'L') == plain;
    long by_row = plain ? 1 : lda, by_column = plain ? lda : 1;
    x = F(first)(x, n, incx);
    for (long k = 0; k < n; k++) {
        long i = lower ? k : n - 1 - k;
        double rest = x[i * incx];
        for (long j = lower ? 0 : i + 1; j < (lower ? i : n); j++)
            rest -= a[i * by_row + j * by_column] * x[j * incx];
        x[i * incx] = unit ? rest : rest / a[i * by_row + i * by_column];
    }
}

/* ---- matrices */

static void F(gemm)(F(letter) transa, F(letter) transb, INT m, INT n, INT k, double alpha, double *a, INT lda, double *b, INT ldb,
                    double beta, double *c, INT ldc) {
    _Bool plain = F(upper)(transa) == 'N', straight = F(upper)(transb) == 'N', by_columns = plain && alpha != 0;
    for (long j = 0; j < n; j++) {
        F(scale_vector)(m, beta, c + j * ldc, 1);
        for (long l = 0; by_columns && l < k; l++) {
            double factor = alpha * (straight ? b[l + j * ldb] : b[j + l * ldb]);
            for (long i = 0; i < m; i++)
                c[i + j * ldc] += factor * a[i + l * lda];
        }
        for (long i = 0; !by_columns && i < m; i++) {
            double sum = 0;
            for (long l = 0; l < k; l++)
                sum += a[plain ? i + l * lda : l + i * lda] * (straight ? b[l + j * ldb] : b[j + l * ldb]);
            c[i + j * ldc] += F(scaled)(alpha, sum);
        }
    }
}

static void F(symm)(F(letter) side, F(letter) uplo, INT m, INT n, double alpha, double *a, INT lda, double *b, INT ldb, double beta, double *c,
                    INT ldc) {
    for (long j = 0; F(upper)(side) == 'L' && j < n; j++)
        F(symv)(uplo, m, alpha, a, lda, b + j * ldb, 1, beta, c + j * ldc, 1);
    for (long i = 0; F(upper)(side) != 'L' && i < m; i++)
        F(symv)(uplo, n, alpha, a, lda, b + i, ldb, beta, c + i, ldc);
}

static void F(syr2k)(F(letter) uplo, F(letter) trans, INT n, INT k, double alpha, double *a, INT lda, double *b, INT ldb, double beta, double *c,
                     INT ldc) {
    _Bool lower = F(upper)(uplo) == 'L', plain = F(upper)(trans) == 'N';
    long row_a = plain ? 1 : lda, along_a = plain ? lda : 1, row_b = plain ? 1 : ldb, along_b = plain ? ldb : 1;
    for (long j = 0; j < n; j++)
        for (long i = lower ? j : 0; i < (lower ? n : j + 1); i++) {
            double sum = 0;
            for (long l = 0; l < k; l++)
                sum += a[i * row_a + l * along_a] * b[j * row_b + l * along_b] + b[i * row_b + l * along_b] * a[j * row_a + l * along_a];
            c[i + j * ldc] = F(scaled)(beta, c[i + j * ldc]) + F(scaled)(alpha, sum);
        }
}

static void F(syrk)(F(letter) uplo, F(letter) trans, INT n, INT k, double alpha, double *a, INT lda, double beta, double *c, INT ldc) {
    F(syr2k)(uplo, trans, n, k, alpha / 2, a, lda, a, lda, beta, c, ldc);
}

static F(letter) F(other)(F(letter) trans) { return F(upper)(trans) == 'N' ? 'T' : 'N'; }

static void F(trmm)(F(letter) side, F(letter) uplo, F(letter) trans, F(letter) diag, INT m, INT n, double alpha, double *a, INT lda, double *b,
                    INT ldb) {
    for (long j = 0; F(upper)(side) == 'L' && j < n; j++)
        F(trmv)(uplo, trans, diag, m, a, lda, b + j * ldb, 1);
    for (long i = 0; F(upper)(side) != 'L' && i < m; i++)
        F(trmv)(uplo, F(other)(trans), diag, n, a, lda, b + i, ldb);
    for (long j = 0; j < n; j++)
        F(scale_vector)(m, alpha, b + j * ldb, 1);
}

static void F(trsm)(F(letter) side, F(letter) uplo, F(letter) trans, F(letter) diag, INT m, INT n, double alpha, double *a, INT lda, double *b,
                    INT ldb) {
    for (long j = 0; F(upper)(side) == 'L' && j < n; j++)
        F(trsv)(uplo, trans, diag, m, a, lda, b + j * ldb, 1);
    for (long i = 0; F(upper)(side) != 'L' && i < m; i++)
        F(trsv)(uplo, F(other)(trans), diag, n, a, lda, b + i, ldb);
    for (long j = 0; j < n; j++)
        F(scale_vector)(m, alpha, b + j * ldb, 1);
}

/* ---- LAPACK */

static void F(lacpy)(F(letter) uplo, INT m, INT n, double *a, INT lda, double *b, INT ldb) {
    _Bool lower = F(upper)(uplo) == 'L', all = !lower && F(upper)(uplo) != 'U';
    for (long j = 0; j < n; j++)
        for (long i = lower ? j : 0; i < (lower || all || j + 1 > m ? m : j + 1); i++)
            b[i + j * ldb] = a[i + j * lda];
}

/* The factor of Cholesky; what is returned is `info`. */
static INT F(potrf)(F(letter) uplo, INT n, double *a, INT lda) {
    _Bool lower = F(upper)(uplo) == 'L';
    long by_row = lower ? 1 : lda, by_column = lower ? lda : 1;
    for (long j = 0; j < n; j++) {
        double square = a[j * by_row + j * by_column];
        for (long k = 0; k < j; k++)
            square -= a[j * by_row + k * by_column] * a[j * by_row + k * by_column];
        if (!(square > 0)) {
            a[j * by_row + j * by_column] = square;
            return j + 1;
        }
        double root = __builtin_sqrt(square);
        a[j * by_row + j * by_column] = root;
        for (long i = j + 1; i < n; i++) {
            double rest = a[i * by_row + j * by_column];
            for (long k = 0; k < j; k++)
                rest -= a[i * by_row + k * by_column] * a[j * by_row + k * by_column];
            a[i * by_row + j * by_column] = rest / root;
        }
    }
    return 0;
}

static void F(potrs)(F(letter) uplo, INT n, INT nrhs, double *a, INT lda, double *b, INT ldb) {
    F(letter) once = F(upper)(uplo) == 'L' ? 'N' : 'T';
    F(trsm)('L', uplo, once, 'N', n, nrhs, 1, a, lda, b, ldb);
    F(trsm)('L', uplo, F(other)(once), 'N', n, nrhs, 1, a, lda, b, ldb);
}

static INT F(getrf)(INT m, INT n, double *a, INT lda, INT *pivots) {
    INT info = 0;
    for (long j = 0; j < n && j < m; j++) {
        long p = j;
        for (long i = j + 1; i < m; i++)
            p = __builtin_fabs(a[i + j * lda]) > __builtin_fabs(a[p + j * lda]) ? i : p;
        pivots[j] = p + 1;
        if (a[p + j * lda] == 0) {
            info = info ? info : j + 1;
            continue;
        }
        for (long k = 0; p != j && k < n; k++) {
            double was = a[j + k * lda];
            a[j + k * lda] = a[p + k * lda];
            a[p + k * lda] = was;
        }
        for (long i = j + 1; i < m; i++)
            a[i + j * lda] /= a[j + j * lda];
        for (long k = j + 1; k < n; k++)
            for (long i = j + 1; i < m; i++)
                a[i + k * lda] -= a[i + j * lda] * a[j + k * lda];
    }
    return info;
}

static void F(getrs)(F(letter) trans, INT n, INT nrhs, double *a, INT lda, INT *pivots, double *b, INT ldb) {
    _Bool plain = F(upper)(trans) == 'N';
    for (int part = 0; part < 2; part++) {
        for (long j = 0; plain == (part == 0) && j < n; j++) {
            long row = plain ? j : n - 1 - j, other = pivots[row] - 1;
            for (long k = 0; k < nrhs; k++) {
                double was = b[row + k * ldb];
                b[row + k * ldb] = b[other + k * ldb];
                b[other + k * ldb] = was;
            }
        }
        if (part == 0) {
            F(trsm)('L', plain ? 'L' : 'U', trans, plain ? 'U' : 'N', n, nrhs, 1, a, lda, b, ldb);
            F(trsm)('L', plain ? 'U' : 'L', trans, plain ? 'N' : 'U', n, nrhs, 1, a, lda, b, ldb);
        }
    }
}

static INT F(gesv)(INT n, INT nrhs, double *a, INT lda, INT *pivots, double *b, INT ldb) {
    INT info = F(getrf)(n, n, a, lda, pivots);
    if (info == 0)
        F(getrs)('N', n, nrhs, a, lda, pivots, b, ldb);
    return info;
}

static INT F(posv)(F(letter) uplo, INT n, INT nrhs, double *a, INT lda, double *b, INT ldb) {
    INT info = F(potrf)(uplo, n, a, lda);
    if (info == 0)
        F(potrs)(uplo, n, nrhs, a, lda, b, ldb);
    return info;
}

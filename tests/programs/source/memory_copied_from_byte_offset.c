//! f(dup f(1.5, 2.5, 0.5, 0.75); const 4; const 3) -> active
//! g(dup d(1.5, 2.5, 0.5, 0.75); const 8; const 3) -> active
#include <stdlib.h>
#include <string.h>
float f(float *x, long start, long n) {
    float *copy = malloc(n * sizeof *copy), sum = 0;
    memcpy(copy, (char *)x + start, n * sizeof *copy);
    for (long i = 0; i < n; i++) sum += copy[i] * copy[i] * x[0];
    free(copy);
    return sum;
}

double g(double *x, long start, long n) {
    double *copy = malloc(n * sizeof *copy), sum = 0;
    memmove(copy, (char *)x + start, n * sizeof *copy);
    for (long i = 0; i < n; i++) sum += copy[i] * copy[i];
    memcpy((char *)x + start, copy, (n - 1) * sizeof *copy);
    free(copy);
    return sum * x[1];
}

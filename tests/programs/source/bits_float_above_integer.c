//! packed(dup d(0.5, 1.5, 2.5, 1); const 4) -> active
//! gradient: [0, 4 * 1.5**3, 8 * 2.5**3, 12]
//! step: 0.1
//! tol: 1e-4
//! refused: O2
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
/* A word holds a float's bits in its upper half and an integer in its lower one, and TBAA calls it an integer. */
double packed(double *x, long n) {
    int64_t *words = malloc(n * sizeof *words);
    double sum = 0;
    for (long i = 0; i < n; i++) {
        float square = x[i] * x[i];
        int32_t bits;
        memcpy(&bits, &square, 4);
        words[i] = (int64_t)bits << 32 | i;
    }
    for (long i = 0; i < n; i++) {
        int32_t bits = words[i] >> 32;
        float square;
        memcpy(&square, &bits, 4);
        sum += square * square * (words[i] & 0xffffffff);
    }
    free(words);
    return sum;
}

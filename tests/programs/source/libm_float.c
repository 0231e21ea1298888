//! f(active 0.7) -> active
#include <math.h>
float f(float x) { return sinf(x) + expf(x) * logf(x) + sqrtf(x) + powf(x, 1.5f) + tanhf(x) + atan2f(x, 2) + fabsf(x) + cbrtf(x); }

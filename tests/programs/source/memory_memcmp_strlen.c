//! f(active 1.1; const i8(97, 98, 99, 0)) -> active
#include <string.h>
double f(double x, const char *s) { return x * strlen(s) + (memcmp(s, "abc", 3) ? x : x * x); }

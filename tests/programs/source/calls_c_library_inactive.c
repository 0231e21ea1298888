//! f(active 1.1; const i8(55, 120, 0)) -> active
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
double f(double x, const char *s) { int k = atoi(s) + abs(-3) + (isdigit(s[0]) ? 1 : 0) + toupper(s[1]); char b[8]; strcpy(b, s); char *at = strchr(b, 'x'); return x * x * k + (at ? x : 0) + (getenv("NO_SUCH_VARIABLE") ? 1 : x); }

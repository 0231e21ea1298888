//! f(active 1.1) -> active
//! gradient: [2 * 1.1]
#include <time.h>
#include <unistd.h>
double f(double x) { long t = time(0); if (t == 0 || getpid() == 0) return x; return x * x; }

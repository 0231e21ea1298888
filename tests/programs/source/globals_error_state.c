//! f(active 1.1; active 0.4) -> active
//! reset: clear
static int error; static const char *message = "none";
void clear(void) { error = 0; message = "none"; }
__attribute__((noinline)) static double checked(double x) { if (x < 0) { error = 1; message = "negative"; return 0; } return __builtin_sqrt(x); }
double f(double x, double y) { double r = checked(x) * checked(y); if (error || message[0] != 'n') return 0; return r * checked(r); }

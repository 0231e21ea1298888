//! f(active 1.1; const 4) -> active
//! reset: fill
double table[8];
void fill(void) { for (int i = 0; i < 8; i++) table[i] = i * 0.5 + 1; }
double f(double x, int n) { double r = 0; for (int i = 0; i < n; i++) r = r * x + table[i]; return r; }

//! f(active 1.1; active 0.4; const i8(120, 121, 42, 120, 43, 115, 0)) -> active
#include <math.h>
double f(double x, double y, const char *code) { double stack[8]; int top = 0; for (; *code; code++) switch (*code) { case 'x': stack[top++] = x; break; case 'y': stack[top++] = y; break; case '*': top--; stack[top - 1] *= stack[top]; break; case '+': top--; stack[top - 1] += stack[top]; break; case 's': stack[top - 1] = sin(stack[top - 1]); break; } return stack[0]; }

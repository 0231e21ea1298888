//! f(dup d(1.1, 0.4, 2.2, 0.7); const i32(0, 0, 1, 1, 1, 2, 2, 2, 3, 1, 3, 0); const 4) -> active
#include <math.h>
double f(double *mem, int *code, int n) { for (int pc = 0; pc < n; pc++) { int op = code[3 * pc], a = code[3 * pc + 1], b = code[3 * pc + 2]; switch (op) { case 0: mem[a] += mem[b]; break; case 1: mem[a] *= mem[b]; break; case 2: mem[a] = sin(mem[b]); break; default: mem[a] = mem[b] / (1 + mem[a] * mem[a]); } } return mem[0] * mem[1] + mem[2] * mem[3]; }

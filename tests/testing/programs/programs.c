/* Small programs for the oracle; stored as IR at -O0 and -O2 beside this file:
   clang -O0 -S -emit-llvm -Qn -o programs_O0.ll programs.c, and -O2 likewise. Each is double f(double *x, int n). */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
  double value;
  struct node *next;
};

double linked_list(double *x, int n) {
  struct node *head = 0;
  for (int i = 0; i < n; i++) {
    struct node *fresh = malloc(sizeof *fresh);
    fresh->value = x[i] * x[i];
    fresh->next = head;
    head = fresh;
  }
  double sum = 0;
  while (head) {
    sum = sum * 0.5 + sin(head->value);
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return sum;
}

union bits {
  double d;
  uint64_t i;
  float f[2];
};

double unions(double *x, int n) {
  union bits a, b, c;
  a.d = x[0];
  b.i = a.i;
  a.f[0] = (float)x[1];
  a.f[1] = 2.0f * (float)x[2];
  memcpy(&c, &a, 8);
  return b.d * b.d + c.f[0] * c.f[1];
}

double recursion(double *x, int n) {
  if (n < 2) return x[n];
  return recursion(x, n - 1) + 0.5 * recursion(x, n - 2) * x[0];
}

struct record {
  float a;
  double b;
  int k;
  struct {
    float q[3];
  } inner;
};

static struct record make(float a, double b) {
  struct record r;
  memset(&r, 0, sizeof r);
  r.a = a;
  r.b = b;
  r.inner.q[1] = a * (float)b;
  return r;
}

double structures(double *x, int n) {
  struct record array[4];
  for (int i = 0; i < 4; i++) array[i] = make((float)x[i % n], x[(i + 1) % n]);
  struct record t = array[1];
  array[1] = array[2];
  array[2] = t;
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += array[i].a * array[i].b * (i + 1) + array[i].inner.q[1];
  return sum;
}

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
double (*table[2])(double) = {square, cube};

double function_pointers(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += table[i & 1](x[i]);
  return sum;
}

double switches(double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; i++) switch (i % 5) {
      case 0: s *= 1.0 + 0.1 * x[i]; break;
      case 1: s += tanh(x[i]); break;
      case 2: s = fmax(s, x[i]); break;
      case 3: s = pow(fabs(s) + 0.1, x[i]); break;
      default: s = -s;
    }
  return s;
}

double long_doubles(double *x, int n) {
  long double s = 0;
  for (int i = 0; i < n; i++) {
    long double a = x[i] + 0.5L;
    s += a * a + 1 / a;
  }
  return s;
}

double sorting(double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (x[j] > x[j + 1]) {
        double t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 0.7 + x[i];
  return sum;
}

double single_precision(double *x, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += sinf((float)x[i]) * (float)x[i];
  return sum;
}

static double weighted(int n, ...) {
  va_list list;
  va_start(list, n);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double weight = va_arg(list, double);
    sum = sum * 0.5 + weight * va_arg(list, int);
  }
  va_end(list);
  return sum;
}

double variadic(double *x, int n) { return weighted(3, x[0] * x[0], 2, x[1], 3, x[2] * x[3], 5); }

static int order(const void *p, const void *q) {
  double a = *(const double *)p, b = *(const double *)q;
  return (a > b) - (a < b);
}

double library_sort(double *x, int n) {
  qsort(x, n, sizeof *x, order);
  double sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 0.7 + x[i] * x[i];
  return sum;
}

double computed_goto(double *x, int n) {
  static void *targets[] = {&&multiply, &&add, &&done};
  double s = 0.5;
  int i = 0;
  goto *targets[n % 3 - 1];
multiply:
  s *= x[i++];
  goto *targets[1];
add:
  s += x[i++];
  goto *targets[i < n - 1 ? i / 4 : 2];
done:
  return s;
}

//! levels: O1 O2
//! f(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
//! records(dup d(1.1, 0.4, 2.2, 0.7, 0.9, 0.2); const 3) -> active
// An integer beside an array of which only the run tells the index: the integer's place is known better.
#include <string.h>
struct P { long id; double a[3]; long k; };
double f(double *x, int n) {
  struct P p[4], q[4];
  for (int i = 0; i < 4; i++) {
    p[i].id = i;
    p[i].k = (i * 3 + n) & 3;
    for (int j = 0; j < n; j++) p[i].a[j] = x[i] * (j + 1);
  }
  for (int i = 0; i < 4; i++) memcpy(q + p[i].k, p + i, sizeof *p);
  double s = 0;
  for (int i = 0; i < 4; i++) s += q[i].a[q[i].id % n] * q[i].a[1] * (q[i].id + 1);
  return s;
}
struct sample { float w; int label; double feature[2]; };
double records(const double *x, int n) {
  struct sample s[3];
  for (int i = 0; i < n; i++) {
    s[i].w = 0.5f * (i + 1);
    s[i].label = i % 2 ? 1 : -1;
    s[i].feature[0] = x[2 * i];
    s[i].feature[1] = x[2 * i + 1];
  }
  for (int i = 1; i < n; i++) {
    struct sample t = s[i];
    int j = i;
    for (; j > 0 && t.feature[0] < s[j - 1].feature[0]; j--) s[j] = s[j - 1];
    s[j] = t;
  }
  double loss = 0;
  for (int i = 0; i < n; i++) loss += s[i].w * s[i].label * s[i].feature[0] * s[i].feature[i & 1] * (i + 1);
  return loss;
}

//! entry: {"runtime_activity": True}
//! f(dup struct(d(1.1), ptr(struct(d(0.4), ptr(inactive(struct(d(2.2), i64(0)))))))) -> active
struct node { double v; struct node *next; };
double f(struct node *h) { double s = 0.5; for (; h; h = h->next) s = s * h->v + h->v * h->v; return s; }

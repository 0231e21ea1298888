/* Functions of libstdc++ that headers only declare: those that link the nodes of std::list, std::map and std::set, and the one
   that makes memory for a std::string. `python -m tools.library_ir` makes std_containers.ll of it. Nodes and their colours are laid out as in libstdc++; the trees are those of any textbook. */

struct list { struct list *next, *prev; };

void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct list *node, struct list *place) {
    node->next = place;
    node->prev = place->prev;
    place->prev->next = node;
    place->prev = node;
}

void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct list *node) {
    node->prev->next = node->next;
    node->next->prev = node->prev;
}

void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct list *place, struct list *first, struct list *last) {
    if (place == last)
        return;
    struct list *before = place->prev;
    last->prev->next = place;
    first->prev->next = last;
    place->prev->next = first;
    place->prev = last->prev;
    last->prev = first->prev;
    first->prev = before;
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct list *node) {
    struct list *now = node;
    do {
        struct list *next = now->next;
        now->next = now->prev;
        now->prev = next;
        now = next;
    } while (now != node);
}

void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct list *a, struct list *b) {
    struct list a_was = *a, b_was = *b;
    if (b_was.next != b) {
        a->next = b_was.next, a->prev = b_was.prev;
        a->next->prev = a->prev->next = a;
    } else
        a->next = a->prev = a;
    if (a_was.next != a) {
        b->next = a_was.next, b->prev = a_was.prev;
        b->next->prev = b->prev->next = b;
    } else
        b->next = b->prev = b;
}

enum { RED, BLACK };
struct tree { int color; struct tree *parent, *left, *right; };  /* of a header: parent is the root, left and right the ends */

static struct tree *ne_std_increment(struct tree *x) {
    if (x->right) {
        x = x->right;
        while (x->left)
            x = x->left;
        return x;
    }
    struct tree *y = x->parent;
    while (x == y->right) {
        x = y;
        y = y->parent;
    }
    return x->right != y ? y : x;
}

static struct tree *ne_std_decrement(struct tree *x) {
    if (x->color == RED && x->parent->parent == x)
        return x->right; /* the header */
    if (x->left) {
        x = x->left;
        while (x->right)
            x = x->right;
        return x;
    }
    struct tree *y = x->parent;
    while (x == y->left) {
        x = y;
        y = y->parent;
    }
    return y;
}

struct tree *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct tree *x) { return ne_std_increment(x); }
struct tree *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct tree *x) { return ne_std_increment(x); }
struct tree *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct tree *x) { return ne_std_decrement(x); }
struct tree *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct tree *x) { return ne_std_decrement(x); }

/* What stood below the parent of `old` stands below it now. */
static void ne_std_replace(struct tree *header, struct tree *old, struct tree *new) {
    if (header->parent == old)
        header->parent = new;
    else if (old->parent->left == old)
        old->parent->left = new;
    else
        old->parent->right = new;
}

static void ne_std_rotate_left(struct tree *header, struct tree *x) {
    struct tree *y = x->right;
    x->right = y->left;
    if (y->left)
        y->left->parent = x;
    y->parent = x->parent;
    ne_std_replace(header, x, y);
    y->left = x;
    x->parent = y;
}

static void ne_std_rotate_right(struct tree *header, struct tree *x) {
    struct tree *y = x->left;
    x->left = y->right;
    if (y->right)
        y->right->parent = x;
    y->parent = x->parent;
    ne_std_replace(header, x, y);
    y->right = x;
    x->parent = y;
}

void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(
    _Bool left, struct tree *x, struct tree *parent, struct tree *header) {
    x->parent = parent;
    x->left = x->right = 0;
    x->color = RED;
    if (left) {
        parent->left = x;
        if (parent == header) {
            header->parent = x;
            header->right = x;
        } else if (parent == header->left)
            header->left = x;
    } else {
        parent->right = x;
        if (parent == header->right)
            header->right = x;
    }
    while (x != header->parent && x->parent->color == RED) {
        struct tree *up = x->parent, *top = up->parent;
        _Bool is_left = up == top->left;
        struct tree *uncle = is_left ? top->right : top->left;
        if (uncle && uncle->color == RED) {
            up->color = uncle->color = BLACK;
            top->color = RED;
            x = top;
            continue;
        }
        if (is_left) {
            if (x == up->right) {
                x = up;
                ne_std_rotate_left(header, x);
            }
            x->parent->color = BLACK;
            top->color = RED;
            ne_std_rotate_right(header, top);
        } else {
            if (x == up->left) {
                x = up;
                ne_std_rotate_right(header, x);
            }
            x->parent->color = BLACK;
            top->color = RED;
            ne_std_rotate_left(header, top);
        }
    }
    header->parent->color = BLACK;
}

struct tree *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct tree *z, struct tree *header) {
    struct tree *y = z, *x, *above;
    int color;
    if (header->left == z)
        header->left = ne_std_increment(z); /* the header if z is alone */
    if (header->right == z)
        header->right = ne_std_decrement(z);
    if (z->left && z->right) {
        y = z->right;
        while (y->left)
            y = y->left;
    }
    x = y->left ? y->left : y->right; /* may be null */
    color = y->color;
    if (y == z) {
        above = z->parent;
        ne_std_replace(header, z, x);
        if (x)
            x->parent = above;
    } else {
        if (y->parent == z)
            above = y;
        else {
            above = y->parent;
            above->left = x;
            if (x)
                x->parent = above;
            y->right = z->right;
            y->right->parent = y;
        }
        ne_std_replace(header, z, y);
        y->parent = z->parent;
        y->left = z->left;
        y->left->parent = y;
        y->color = z->color;
    }
    if (color == RED)
        return z;
    while (x != header->parent && (!x || x->color == BLACK)) {
        if (x == above->left) {
            struct tree *w = above->right;
            if (w->color == RED) {
                w->color = BLACK;
                above->color = RED;
                ne_std_rotate_left(header, above);
                w = above->right;
            }
            if ((!w->left || w->left->color == BLACK) && (!w->right || w->right->color == BLACK)) {
                w->color = RED;
                x = above;
                above = x->parent;
                continue;
            }
            if (!w->right || w->right->color == BLACK) {
                w->left->color = BLACK;
                w->color = RED;
                ne_std_rotate_right(header, w);
                w = above->right;
            }
            w->color = above->color;
            above->color = BLACK;
            w->right->color = BLACK;
            ne_std_rotate_left(header, above);
        } else {
            struct tree *w = above->left;
            if (w->color == RED) {
                w->color = BLACK;
                above->color = RED;
                ne_std_rotate_right(header, above);
                w = above->left;
            }
            if ((!w->left || w->left->color == BLACK) && (!w->right || w->right->color == BLACK)) {
                w->color = RED;
                x = above;
                above = x->parent;
                continue;
            }
            if (!w->left || w->left->color == BLACK) {
                w->right->color = BLACK;
                w->color = RED;
                ne_std_rotate_left(header, w);
                w = above->left;
            }
            w->color = above->color;
            above->color = BLACK;
            w->left->color = BLACK;
            ne_std_rotate_right(header, above);
        }
        x = header->parent;
    }
    if (x)
        x->color = BLACK;
    return z;
}

void *_Znwm(unsigned long size);
void _ZSt20__throw_length_errorPKc(const char *text) __attribute__((noreturn));

char *_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(void *string, unsigned long *size, unsigned long old) {
    const unsigned long most = 0x7ffffffffffffffeul;
    (void)string;
    if (*size > most)
        _ZSt20__throw_length_errorPKc(0);
    if (*size > old && *size < 2 * old)
        *size = 2 * old < most ? 2 * old : most;
    return _Znwm(*size + 1);
}

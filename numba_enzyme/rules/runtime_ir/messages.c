/* Adjoints and tangents of MPI calls; messages.pointers.ll and messages.integers.ll are this file, compiled:

       python -m bench.message_texts         (clang 16 or later, or the wheel `ziglang`)

   once for libraries whose handles are pointers (Open MPI), once for those whose handles are integers (MPICH, Intel MPI).
   No mpi.h: the two differ in handles and in a few constants, which stand here.

   A call that is differentiated has a record. Its augmented form fills the record with all that the adjoint needs, so that
   the reverse sweep runs records backwards:

       send    receive the adjoint, add it                  bcast   <-> reduce(sum)        allreduce(sum) <-> allreduce(sum)
       recv    send the adjoint, clear it                   gather  <-> scatter            allgather <-> reduce_scatter
       isend   wait for what its wait has posted, add it    wait    post what the request's own call will wait for

   Messages of adjoints and of tangents have tags of their own. What has no shadow takes part all the same: zeros are sent,
   what comes is dropped. So ranks never disagree on which messages there are. */
typedef unsigned long size_t;
typedef long i64;
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
int puts(const char *);
int fflush(void *);
char *getenv(const char *);

#ifdef INTEGERS
typedef int H;
#define SUM ((H)0x58000003)
#define PROD ((H)0x58000004)
#define MAX ((H)0x58000001)
#define MIN ((H)0x58000002)
#define INT ((H)0x4c000405)
#define WORLD ((H)0x44000000)
#define IGNORE_STATUS ((void *)1)
#define IN_PLACE ((void *)-1)
#define PROC_NULL (-1)
#define ANY_SOURCE (-2)
#define SOURCE 2
#define NAME(x) ne_mpi_i_##x
#define TAG 3
#define STATUS 20
#define UNDEFINED (-32766)
#else
typedef void *H;
extern char ompi_mpi_op_sum[], ompi_mpi_op_prod[], ompi_mpi_op_max[], ompi_mpi_op_min[], ompi_mpi_int[], ompi_mpi_comm_world[];
#define SUM ((H)ompi_mpi_op_sum)
#define PROD ((H)ompi_mpi_op_prod)
#define MAX ((H)ompi_mpi_op_max)
#define MIN ((H)ompi_mpi_op_min)
#define INT ((H)ompi_mpi_int)
#define WORLD ((H)ompi_mpi_comm_world)
#define IGNORE_STATUS ((void *)0)
#define IN_PLACE ((void *)1)
#define PROC_NULL (-2)
#define ANY_SOURCE (-1)
#define SOURCE 0
#define TAG 1
#define STATUS 24
#define NAME(x) ne_mpi_p_##x
#define UNDEFINED (-32766)
#endif
#define ADJOINT 10007
#define TANGENT 20011
#define SENDER 30011 /* of the words of the check of activity */
#define RECEIVER 40031

int MPI_Send(void *, int, H, int, int, H);
int MPI_Recv(void *, int, H, int, int, H, void *);
int MPI_Isend(void *, int, H, int, int, H, H *);
int MPI_Irecv(void *, int, H, int, int, H, H *);
int MPI_Sendrecv(void *, int, H, int, int, void *, int, H, int, int, H, void *);
int MPI_Wait(H *, void *);
int MPI_Waitall(int, H *, void *);
int MPI_Waitany(int, H *, int *, void *);
int MPI_Test(H *, int *, void *);
int MPI_Testall(int, H *, int *, void *);
int MPI_Testany(int, H *, int *, int *, void *);
int MPI_Bcast(void *, int, H, int, H);
int MPI_Reduce(void *, void *, int, H, H, int, H);
int MPI_Allreduce(void *, void *, int, H, H, H);
int MPI_Gather(void *, int, H, void *, int, H, int, H);
int MPI_Scatter(void *, int, H, void *, int, H, int, H);
int MPI_Allgather(void *, int, H, void *, int, H, H);
int MPI_Reduce_scatter_block(void *, void *, int, H, H, H);
int MPI_Barrier(H);
int MPI_Comm_rank(H, int *);
int MPI_Comm_size(H, int *);
int MPI_Get_count(void *, H, int *);
int MPI_Type_get_name(H, char *, int *);
int MPI_Type_size(H, int *);
int MPI_Abort(H, int);
double MPI_Wtime(void);
int MPI_Ibcast(void *, int, H, int, H, H *);
int MPI_Ireduce(void *, void *, int, H, H, int, H, H *);
int MPI_Iallreduce(void *, void *, int, H, H, H, H *);
int MPI_Igather(void *, int, H, void *, int, H, int, H, H *);
int MPI_Iscatter(void *, int, H, void *, int, H, int, H, H *);
int MPI_Iallgather(void *, int, H, void *, int, H, H, H *);
int MPI_Ireduce_scatter_block(void *, void *, int, H, H, H, H *);
int MPI_Ibarrier(H, H *);
int MPI_Issend(void *, int, H, int, int, H, H *);

enum { NOTHING, SEND, RECV, ISEND, IRECV, SENDRECV, WAIT, BCAST, REDUCE, ALLREDUCE, GATHER, SCATTER, ALLGATHER, SPREAD, BARRIER };
enum { SILENT, LISTENS, SPOKE };
enum { UNKNOWN = -1, WHOLE = 0, F32 = 1, F64 = 2 };

/* Whether a buffer has a shadow, told to the rank at the other end of the message. */
typedef struct Word {
    int state, mine, theirs, peer, tag;
    H out, in;
} Word;

typedef struct Record {
    int call, root, source, tag, count, other_tag, others, posted, started, rank, size, kind, failed, waited;
    i64 numbers, other_numbers; /* real numbers in the two buffers */
    H type, other_type, comm, op, request, tangent;
    char *shadow, *result, *space; /* shadows of what is sent (or of the only buffer) and of what is received */
    char *winners;                 /* per number: whether this rank's is the extremum */
    char *factors;                 /* per number: the product of the other ranks' */
    struct Record *next;
    struct Record **completed;
    struct Record **before; /* messages of the same way and tag that were under way when this one was posted */
    int befores, after;     /* how many; and how many were posted while this one was under way, their adjoints yet to be started */
    Word sent, received;
} Record;

/* Requests that are under way, the oldest first. */
Record *NAME(pending) = 0;
#define pending NAME(pending)

static void stop(const char *text, H comm) {
    puts(text);
    fflush(0);
    /* The launcher of MPICH drops what it has not yet forwarded when a rank aborts. */
    for (double end = MPI_Wtime() + 0.5; MPI_Wtime() < end;);
    MPI_Abort(comm, 1);
}

static void *space(i64 bytes, H comm) {
    char *found = calloc(bytes > 0 ? bytes : 1, 1);
    if (!found) stop("numba_enzyme: no memory for the adjoint of a message", comm);
    return found;
}

/* Which numbers a datatype holds, and how many real ones. */
static int kind_of(H type, int *each) {
    char name[512];
    int length = 0, bytes = 0, complex = 0, floating = 0, strange = 0;
    *each = 1;
    if (MPI_Type_get_name(type, name, &length)) return UNKNOWN;
    if (!length) return UNKNOWN;
    MPI_Type_size(type, &bytes);
    for (int i = 0; i + 3 < length; i++) {
        char a = name[i], b = name[i + 1], c = name[i + 2], d = name[i + 3];
        if (a == 'C' && b == 'O' && c == 'M' && d == 'P' && i + 4 < length && name[i + 4] == 'L') complex = floating = 1;
        if (a == 'R' && b == 'E' && c == 'A' && d == 'L') floating = 1;
        if (a == 'F' && b == 'L' && c == 'O' && d == 'A') floating = 1;
        if (a == 'D' && b == 'O' && c == 'U' && d == 'B') floating = 1;
        if (a == 'L' && b == 'O' && c == 'N' && d == 'G' && i + 11 < length && name[i + 5] == 'D') strange = 1;
        if (a == '_' && b == 'I' && c == 'N' && d == 'T' && i > 4) strange |= floating; /* MPI_DOUBLE_INT */
        if (a == '2') strange = 1;
    }
    if (!floating) return WHOLE;
    *each = complex ? 2 : 1;
    bytes /= *each;
    if (strange || (bytes != 4 && bytes != 8)) return UNKNOWN;
    return bytes == 8 ? F64 : F32;
}

/* ---- the check of activity: NUMBA_ENZYME_MPI_CHECK=seconds

   The ranks at both ends of a message tell each other whether their buffers have shadows. The words start on their way with the
   primal's message (that of a receiver, when it has come: a word that precedes the message could be taken for one by a receiver
   from any source) and are waited for in the reverse sweep, not for ever: a rank that runs no derivative sends none. What
   ranks do together for a derivative does not block in the check, and is waited for in the same way. */

static int patience(void) {
    const char *text = getenv("NUMBA_ENZYME_MPI_CHECK");
    int seconds = 0;
    while (text && *text >= '0' && *text <= '9') seconds = 10 * seconds + *text++ - '0';
    return seconds;
}

static char *print(char *at, const char *text, int number) {
    char digits[12];
    int n = 0;
    unsigned rest = number < 0 ? -(unsigned)number : (unsigned)number;
    while (*text) *at++ = *text++;
    if (number < 0) *at++ = '-';
    do digits[n++] = '0' + rest % 10;
    while (rest /= 10);
    while (n) *at++ = digits[--n];
    *at = 0;
    return at;
}

/* `sender`, `receiver`: ranks; `tag`: -1 for what all ranks call together. */
static void differ(int sender, int receiver, int tag, H comm) {
    char text[400], *at = print(text, "numba_enzyme: NE916: rank ", receiver);
    at = print(at, " receives into a buffer that is constant there what is active on rank ", sender);
    if (tag >= 0) print(at, ", tag ", tag);
    stop(text, comm);
}

enum { ALL_RANKS = -100 }; /* as the peer of what all ranks call together */

static void await(H *request, int peer, H comm) {
    int done = 0;
    double end = MPI_Wtime() + patience();
    for (MPI_Test(request, &done, IGNORE_STATUS); !done; MPI_Test(request, &done, IGNORE_STATUS))
        if (MPI_Wtime() > end) {
            char text[400], *at = print(text, "numba_enzyme: NE917: no word from ", 0) - 1;
            if (peer == ALL_RANKS) at = print(at, "other ranks of the derivative of what all call together: one", 0) - 1;
            else at = print(print(at, "rank ", peer), " of the derivative of its side of a message: it", 0) - 1;
            print(at, " runs the function alone, or another transform; seconds waited: ", patience());
            stop(text, comm);
        }
}

/* The end of a call that does not block. `status`: of its start. */
static int ended(int status, H *request, int peer, H comm) {
    if (status) return status;
    if (patience() && peer != PROC_NULL) await(request, peer, comm);
    return MPI_Wait(request, IGNORE_STATUS);
}

/* What all ranks call together for the derivative: `ALL(Bcast, Ibcast, ...)`. In the check they meet first: a root does not wait
   for the others in all of these calls. */
#define ALL(blocking, starting, ...) \
    (patience() ? meet(r->comm) || ended(MPI_##starting(__VA_ARGS__, &together), &together, ALL_RANKS, r->comm) \
                : MPI_##blocking(__VA_ARGS__))

static int meet(H comm) {
    H together;
    return ended(MPI_Ibarrier(comm, &together), &together, ALL_RANKS, comm);
}

static int is_told(Record *r, int peer) { return r->call && !r->failed && peer != PROC_NULL && patience(); }

static void listen(Record *r, Word *word, int peer, int tag, const char *shadow) {
    if (!is_told(r, peer)) return;
    word->state = LISTENS, word->mine = shadow != 0, word->peer = peer, word->tag = tag;
    MPI_Irecv(&word->theirs, 1, INT, peer, tag + (word == &r->sent ? RECEIVER : SENDER), r->comm, &word->in);
}

static void speak(Record *r, Word *word) {
    if (word->state != LISTENS) return;
    word->state = SPOKE;
    MPI_Isend(&word->mine, 1, INT, word->peer, word->tag + (word == &r->sent ? SENDER : RECEIVER), r->comm, &word->out);
}

static void tell(Record *r, Word *word, int peer, int tag, const char *shadow) {
    listen(r, word, peer, tag, shadow);
    speak(r, word);
}

static void hear(Record *r, Word *word) {
    if (word->state != SPOKE) return;
    await(&word->in, word->peer, r->comm);
    await(&word->out, word->peer, r->comm);
    word->state = SILENT;
    MPI_Comm_rank(r->comm, &r->rank);
    if (word == &r->sent && word->mine && !word->theirs) differ(r->rank, word->peer, word->tag, r->comm);
    if (word == &r->received && !word->mine && word->theirs) differ(word->peer, r->rank, word->tag, r->comm);
}

/* All ranks, at the mirror of a call that all ranks make: who sends what is active, and who receives as constant. */
static void agree(Record *r) {
    int one = r->call == BCAST || r->call == SCATTER, own[2], all[2];
    H together;
    if (!patience()) return;
    MPI_Comm_rank(r->comm, &r->rank);
    int is_root = r->rank == r->root, sends = !one || is_root;
    int receives = r->call == BCAST ? !is_root : r->call == REDUCE || r->call == GATHER ? is_root : 1;
    own[0] = sends && r->shadow ? r->rank : -1;
    own[1] = receives && !(r->call == BCAST ? r->shadow : r->result) ? r->rank : -1;
    ALL(Allreduce, Iallreduce, own, all, 2, INT, MAX, r->comm);
    if (all[0] >= 0 && all[1] >= 0) differ(all[0], all[1], -1, r->comm);
}

static i64 bytes_of(const Record *r, i64 numbers) { return numbers * (r->kind == F64 ? 8 : 4); }

static void add(const Record *r, char *to, const char *from, i64 n) {
    if (!to) return;
    if (r->kind == F64)
        for (i64 i = 0; i < n; i++) ((double *)to)[i] += ((const double *)from)[i];
    else
        for (i64 i = 0; i < n; i++) ((float *)to)[i] += ((const float *)from)[i];
}

static void clear(const Record *r, char *at, i64 n) {
    if (at) __builtin_memset(at, 0, bytes_of(r, n));
}

/* A copy of an adjoint (zeros, where there is none), which is cleared. */
static char *taken(const Record *r, char *from, i64 n) {
    char *copy = space(bytes_of(r, n), r->comm);
    if (from) __builtin_memcpy(copy, from, bytes_of(r, n));
    clear(r, from, n);
    return copy;
}

/* Forward mode: what has come for a buffer without a shadow is dropped, which the check permits of zeros only. */
static void dropped(const Record *r, const char *came, i64 n) {
    if (!came || !patience()) return;
    for (i64 i = 0; i < n; i++)
        if (r->kind == F64 ? ((const double *)came)[i] != 0 : ((const float *)came)[i] != 0)
            stop("numba_enzyme: NE916: a tangent that is not zero is received into a buffer that is constant on this rank", r->comm);
}

/* What a record of a message over `count` elements begins with. `status`: of the primal call. */
static Record *fill(i64 at, int call, int count, H type, H comm, int status) {
    Record *r = (Record *)at;
    int each;
    r->type = type, r->other_type = type, r->comm = comm, r->count = count;
    r->kind = kind_of(type, &each);
    if (r->kind == UNKNOWN) stop("numba_enzyme: NE910: a message has a datatype that is not differentiated (float, double and their "
                                 "complex numbers are; integers carry nothing)", comm);
    r->numbers = (i64)count * each, r->other_numbers = r->numbers;
    r->failed = status;
    r->call = r->kind == WHOLE ? NOTHING : call;
    return r;
}

/* ---- the calls as they stand in a primal, with the record that they have when they are differentiated */

#define PLAIN(name, parameters, arguments) int NAME(name) parameters { return MPI_##name arguments; }
PLAIN(Send, (i64 h, void *a, int b, H c, int d, int e, H f), (a, b, c, d, e, f))
PLAIN(Recv, (i64 h, void *a, int b, H c, int d, int e, H f, void *g), (a, b, c, d, e, f, g))
PLAIN(Sendrecv, (i64 h, void *a, int b, H c, int d, int e, void *f, int g, H i, int j, int k, H l, void *m),
      (a, b, c, d, e, f, g, i, j, k, l, m))
PLAIN(Isend, (i64 h, void *a, int b, H c, int d, int e, H f, H *g), (a, b, c, d, e, f, g))
PLAIN(Irecv, (i64 h, void *a, int b, H c, int d, int e, H f, H *g), (a, b, c, d, e, f, g))
PLAIN(Wait, (i64 h, H *a, void *b), (a, b))
PLAIN(Waitall, (i64 h, int a, H *b, void *c), (a, b, c))
PLAIN(Waitany, (i64 h, int a, H *b, int *c, void *d), (a, b, c, d))
PLAIN(Test, (i64 h, H *a, int *b, void *c), (a, b, c))
PLAIN(Testall, (i64 h, int a, H *b, int *c, void *d), (a, b, c, d))
PLAIN(Testany, (i64 h, int a, H *b, int *c, int *d, void *e), (a, b, c, d, e))
PLAIN(Bcast, (i64 h, void *a, int b, H c, int d, H e), (a, b, c, d, e))
PLAIN(Reduce, (i64 h, void *a, void *b, int c, H d, H e, int f, H g), (a, b, c, d, e, f, g))
PLAIN(Allreduce, (i64 h, void *a, void *b, int c, H d, H e, H f), (a, b, c, d, e, f))
PLAIN(Gather, (i64 h, void *a, int b, H c, void *d, int e, H f, int g, H i), (a, b, c, d, e, f, g, i))
PLAIN(Scatter, (i64 h, void *a, int b, H c, void *d, int e, H f, int g, H i), (a, b, c, d, e, f, g, i))
PLAIN(Allgather, (i64 h, void *a, int b, H c, void *d, int e, H f, H g), (a, b, c, d, e, f, g))
PLAIN(Reduce_scatter_block, (i64 h, void *a, void *b, int c, H d, H e, H f), (a, b, c, d, e, f))
PLAIN(Barrier, (i64 h, H a), (a))

/* ---- records */

i64 NAME(record)(void) { return 0; }
i64 NAME(record_open)(void) { return (i64)calloc(1, sizeof(Record)); }

static void drop(Record *r) {
    free(r->space);
    free(r->winners);
    free(r->factors);
    free(r->completed);
    free(r->before);
    free(r);
}

static void begin(Record *r, H request, int call) {
    r->request = request;
    r->call = call;
    Record **end = &pending;
    while (*end) end = &(*end)->next;
    *end = r;
    r->next = 0;
}

/* MPI delivers messages of one way and tag in the order in which they are posted. So must their adjoints be, backwards, in
   whichever order the messages were waited for: an adjoint is started when those of the messages that followed have been. */
static void follow(Record *r, int receives, int peer, int tag) {
    int n = 0;
    if (!r->call || r->failed || peer == PROC_NULL) return;
    for (Record *p = pending; p; p = p->next) n++;
    if (!n) return;
    Record **all = space((r->befores + n) * sizeof(Record *), r->comm);
    for (int i = 0; i < r->befores; i++) all[i] = r->before[i];
    free(r->before);
    r->before = all;
    for (Record *p = pending; p; p = p->next) {
        int same = receives ? p->call == IRECV && p->source == peer && p->other_tag == tag
                            : p->call == ISEND && p->root == peer && p->tag == tag;
        if (!same || p->comm != r->comm) continue;
        all[r->befores++] = p, p->after++;
    }
}

/* The record of a request that is complete; null for one that no differentiated call has made. */
static Record *finish(H request) {
    for (Record **at = &pending; *at; at = &(*at)->next)
        if ((*at)->request == request) {
            Record *found = *at;
            *at = found->next;
            return found;
        }
    return 0;
}

/* ---- one message */

int NAME(Send_augmented)(i64 h, void *buf, int count, H type, int dest, int tag, H comm, char *dbuf) {
    int status = MPI_Send(buf, count, type, dest, tag, comm);
    Record *r = fill(h, SEND, count, type, comm, status);
    r->shadow = dbuf, r->root = dest, r->tag = tag;
    follow(r, 0, dest, tag);
    tell(r, &r->sent, dest, tag, dbuf);
    return status;
}

/* A receiver's word, after those of the messages that precede this one: they have come as well. */
static void answer(Record *r) {
    for (int i = 0; i < r->befores; i++)
        if (r->before[i]->call == IRECV) speak(r->before[i], &r->before[i]->received);
    speak(r, &r->received);
}

static void count_received(Record *r, void *status) {
    int each, n = 0;
    MPI_Get_count(status, r->other_type, &n);
    if (n == UNDEFINED) stop("numba_enzyme: NE911: a message that was received holds a part of an element", r->comm);
    kind_of(r->other_type, &each);
    r->others = n, r->other_numbers = (i64)n * each;
}

static void note_received(Record *r, void *status, int source, int tag) {
    r->source = source == PROC_NULL ? PROC_NULL : ((int *)status)[SOURCE];
    r->other_tag = source == PROC_NULL ? tag : ((int *)status)[TAG];
    if (source == PROC_NULL) { r->call = NOTHING; return; }
    if (r->kind != WHOLE) count_received(r, status);
}

int NAME(Recv_augmented)(i64 h, void *buf, int count, H type, int source, int tag, H comm, void *st, char *dbuf) {
    int own[16], status = MPI_Recv(buf, count, type, source, tag, comm, st == IGNORE_STATUS ? own : st);
    Record *r = fill(h, RECV, count, type, comm, status);
    r->result = dbuf;
    note_received(r, st == IGNORE_STATUS ? own : st, source, tag);
    follow(r, 1, r->source, r->other_tag);
    listen(r, &r->received, r->source, r->other_tag, dbuf);
    answer(r);
    return status;
}

int NAME(Sendrecv_augmented)(i64 h, void *buf, int count, H type, int dest, int tag, void *in, int room, H itype, int source, int itag,
                             H comm, void *st, char *dbuf, char *din) {
    int own[16], status = MPI_Sendrecv(buf, count, type, dest, tag, in, room, itype, source, itag, comm, st == IGNORE_STATUS ? own : st);
    Record *r = fill(h, SENDRECV, count, type, comm, status);
    int each, kind = kind_of(itype, &each);
    if (kind != r->kind) stop("numba_enzyme: NE910: MPI_Sendrecv sends and receives different kinds of numbers", comm);
    r->shadow = dbuf, r->result = din, r->root = dest, r->tag = tag, r->other_type = itype;
    note_received(r, st == IGNORE_STATUS ? own : st, source, itag);
    if (source == PROC_NULL) r->call = r->kind == WHOLE ? NOTHING : SENDRECV, r->others = 0, r->other_numbers = 0;
    follow(r, 0, dest, tag);
    follow(r, 1, r->source, r->other_tag);
    tell(r, &r->sent, dest, tag, dbuf);
    listen(r, &r->received, r->source, r->other_tag, din);
    answer(r);
    return status;
}

int NAME(Isend_augmented)(i64 h, void *buf, int count, H type, int dest, int tag, H comm, H *request, char *dbuf) {
    int status = MPI_Isend(buf, count, type, dest, tag, comm, request);
    Record *r = fill(h, ISEND, count, type, comm, status);
    r->shadow = dbuf, r->root = dest, r->tag = tag;
    follow(r, 0, dest, tag);
    tell(r, &r->sent, dest, tag, dbuf);
    if (r->call && dest != PROC_NULL && !status) begin(r, *request, ISEND);
    else if (!status) r->call = NOTHING;
    return status;
}

int NAME(Irecv_augmented)(i64 h, void *buf, int count, H type, int source, int tag, H comm, H *request, char *dbuf) {
    int status = MPI_Irecv(buf, count, type, source, tag, comm, request);
    Record *r = fill(h, IRECV, count, type, comm, status);
    r->result = dbuf, r->source = source, r->other_tag = tag, r->others = count;
    if (r->call && source == ANY_SOURCE)
        stop("numba_enzyme: NE912: MPI_Irecv from any source is not differentiated: name the source, or use MPI_Recv", comm);
    if (r->call && tag < 0) stop("numba_enzyme: NE912: MPI_Irecv of any tag is not differentiated: name the tag", comm);
    follow(r, 1, source, tag);
    listen(r, &r->received, source, tag, dbuf);
    if (r->call && source != PROC_NULL && !status) begin(r, *request, IRECV);
    else if (!status) r->call = NOTHING;
    return status;
}

/* ---- completion: the record keeps the records of the requests that it has completed */

static H *copied(int n, H *requests) {
    H *all = malloc((n > 0 ? n : 1) * sizeof(H));
    for (int i = 0; i < n; i++) all[i] = requests[i];
    return all;
}

static void complete(i64 at, int n, H *requests, char *statuses) {
    Record *r = (Record *)at;
    r->call = WAIT;
    r->completed = calloc(n > 0 ? n : 1, sizeof(Record *));
    for (int i = 0; i < n; i++) {
        Record *found = finish(requests[i]);
        if (!found) continue;
        r->completed[r->waited++] = found;
        if (found->call != IRECV) continue;
        count_received(found, statuses + i * STATUS);
        answer(found);
    }
}

/* Where statuses are put: the caller's place, or one of our own. */
static char *room(int n, void *st, void **own, H comm) {
    *own = st == IGNORE_STATUS ? space((i64)n * STATUS, comm) : 0;
    return *own ? *own : st;
}

int NAME(Wait_augmented)(i64 h, H *request, void *st) {
    H was = *request;
    void *own;
    char *at = room(1, st, &own, WORLD);
    int status = MPI_Wait(request, at);
    complete(h, 1, &was, at);
    free(own);
    return status;
}

int NAME(Waitall_augmented)(i64 h, int n, H *requests, void *st) {
    H *were = copied(n, requests);
    void *own;
    char *at = room(n, st, &own, WORLD);
    int status = MPI_Waitall(n, requests, at);
    complete(h, n, were, at);
    free(were);
    free(own);
    return status;
}

int NAME(Waitany_augmented)(i64 h, int n, H *requests, int *index, void *st) {
    H *were = copied(n, requests);
    void *own;
    char *at = room(1, st, &own, WORLD);
    int status = MPI_Waitany(n, requests, index, at);
    if (*index >= 0) complete(h, 1, were + *index, at);
    free(were);
    free(own);
    return status;
}

int NAME(Test_augmented)(i64 h, H *request, int *flag, void *st) {
    H was = *request;
    void *own;
    char *at = room(1, st, &own, WORLD);
    int status = MPI_Test(request, flag, at);
    if (*flag) complete(h, 1, &was, at);
    free(own);
    return status;
}

int NAME(Testall_augmented)(i64 h, int n, H *requests, int *flag, void *st) {
    H *were = copied(n, requests);
    void *own;
    char *at = room(n, st, &own, WORLD);
    int status = MPI_Testall(n, requests, flag, at);
    if (*flag) complete(h, n, were, at);
    free(were);
    free(own);
    return status;
}

int NAME(Testany_augmented)(i64 h, int n, H *requests, int *index, int *flag, void *st) {
    H *were = copied(n, requests);
    void *own;
    char *at = room(1, st, &own, WORLD);
    int status = MPI_Testany(n, requests, index, flag, at);
    if (*flag && *index >= 0) complete(h, 1, were + *index, at);
    free(were);
    free(own);
    return status;
}

/* ---- all ranks together */

int NAME(Bcast_augmented)(i64 h, void *buf, int count, H type, int root, H comm, char *dbuf) {
    int status = MPI_Bcast(buf, count, type, root, comm);
    Record *r = fill(h, BCAST, count, type, comm, status);
    r->shadow = dbuf, r->root = root;
    MPI_Comm_rank(comm, &r->rank);
    return status;
}

/* Which numbers of this rank are the extremum: of several that are equal the lowest rank's. `best`: the result, on all ranks. */
static void find_winners(Record *r, const char *mine, const char *best) {
    int *claims = space(2 * r->numbers * sizeof(int), r->comm), *first = claims + r->numbers, size;
    H together;
    MPI_Comm_size(r->comm, &size);
    for (i64 i = 0; i < r->numbers; i++) {
        int equal = r->kind == F64 ? ((double *)mine)[i] == ((double *)best)[i] : ((float *)mine)[i] == ((float *)best)[i];
        claims[i] = equal ? r->rank : size;
    }
    ALL(Allreduce, Iallreduce, claims, first, (int)r->numbers, INT, MIN, r->comm);
    r->winners = space(r->numbers, r->comm);
    for (i64 i = 0; i < r->numbers; i++) r->winners[i] = first[i] == r->rank;
    free(claims);
}

static double number(const Record *r, const char *all, i64 i) { return r->kind == F64 ? ((double *)all)[i] : ((float *)all)[i]; }

static void put(const Record *r, char *all, i64 i, double x) {
    if (r->kind == F64) ((double *)all)[i] = x;
    else ((float *)all)[i] = (float)x;
}

/* The derivative of a product by a factor is the product of the others, whichever are zero. */
static void find_factors(Record *r, char *mine) {
    int size, each = r->count ? (int)(r->numbers / r->count) : 1;
    H together;
    MPI_Comm_size(r->comm, &size);
    char *all = space(size * bytes_of(r, r->numbers), r->comm);
    r->factors = space(bytes_of(r, r->numbers), r->comm);
    ALL(Allgather, Iallgather, mine, r->count, r->type, all, r->count, r->type, r->comm);
    for (i64 i = 0; i < r->numbers; i += each) {
        double x = 1, y = 0;
        for (int rank = 0; rank < size; rank++) {
            i64 at = rank * r->numbers + i;
            double u = number(r, all, at), v = each == 2 ? number(r, all, at + 1) : 0, was = x;
            if (rank == r->rank) continue;
            x = each == 2 ? x * u - y * v : x * u;
            y = each == 2 ? was * v + y * u : 0;
        }
        put(r, r->factors, i, x);
        if (each == 2) put(r, r->factors, i + 1, y);
    }
    free(all);
}

/* Adjoints or tangents of this rank's part of a reduction: of the winners only, or times the factors. `sign`: -1 for adjoints,
   which take the conjugate. */
static void weigh(Record *r, char *all, int sign) {
    int each = r->count ? (int)(r->numbers / r->count) : 1;
    for (i64 i = 0; r->winners && i < r->numbers; i++)
        if (!r->winners[i]) clear(r, all + bytes_of(r, i), 1);
    for (i64 i = 0; r->factors && i < r->numbers; i += each) {
        double a = number(r, all, i), u = number(r, r->factors, i);
        if (each == 1) put(r, all, i, a * u);
        else {
            double b = number(r, all, i + 1), v = sign * number(r, r->factors, i + 1);
            put(r, all, i, a * u - b * v);
            put(r, all, i + 1, a * v + b * u);
        }
    }
}

static void check_operation(Record *r, H op) {
    if (r->call && op != SUM && op != PROD && op != MAX && op != MIN)
        stop("numba_enzyme: NE913: reductions by MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX are differentiated, others are not", r->comm);
}

static int is_extremum(Record *r) { return r->call && (r->op == MAX || r->op == MIN); }

/* A copy of what this rank gives to a reduction that is not a sum. */
static char *given(Record *r, const char *buf, const char *out) {
    if (!r->call || r->op == SUM) return 0;
    char *copy = space(bytes_of(r, r->numbers), r->comm);
    __builtin_memcpy(copy, buf == IN_PLACE ? out : buf, bytes_of(r, r->numbers));
    return copy;
}

int NAME(Reduce_augmented)(i64 h, void *buf, void *out, int count, H type, H op, int root, H comm, char *dbuf, char *dout) {
    Record *r = fill(h, REDUCE, count, type, comm, 0);
    r->shadow = buf == IN_PLACE ? dout : dbuf, r->result = dout, r->root = root, r->op = op;
    check_operation(r, op);
    MPI_Comm_rank(comm, &r->rank);
    char *mine = given(r, buf, out);
    H together;
    int status = r->failed = MPI_Reduce(buf, out, count, type, op, root, comm);
    if (!status && is_extremum(r)) {
        char *best = space(bytes_of(r, r->numbers), comm);
        if (r->rank == root) __builtin_memcpy(best, out, bytes_of(r, r->numbers));
        ALL(Bcast, Ibcast, best, count, type, root, comm);
        find_winners(r, mine, best);
        free(best);
    } else if (!status && mine) find_factors(r, mine);
    free(mine);
    return status;
}

int NAME(Allreduce_augmented)(i64 h, void *buf, void *out, int count, H type, H op, H comm, char *dbuf, char *dout) {
    Record *r = fill(h, ALLREDUCE, count, type, comm, 0);
    r->shadow = buf == IN_PLACE ? dout : dbuf, r->result = dout, r->op = op;
    check_operation(r, op);
    MPI_Comm_rank(comm, &r->rank);
    char *mine = given(r, buf, out);
    int status = r->failed = MPI_Allreduce(buf, out, count, type, op, comm);
    if (!status && is_extremum(r)) find_winners(r, mine, out);
    else if (!status && mine) find_factors(r, mine);
    free(mine);
    return status;
}

/* The part of a buffer of all ranks' elements that is this rank's own, for calls in place. */
static char *own_part(Record *r, char *all) { return all ? all + r->rank * bytes_of(r, r->numbers) : 0; }

static Record *parts(i64 h, int call, int count, H type, int others, H other, int root, H comm, int in_place) {
    Record *r = fill(h, call, in_place ? others : count, in_place ? other : type, comm, 0);
    int each;
    MPI_Comm_rank(comm, &r->rank);
    MPI_Comm_size(comm, &r->size);
    r->others = others, r->other_type = other, r->root = root;
    kind_of(r->type, &each);
    r->other_numbers = r->numbers * r->size;
    return r;
}

int NAME(Gather_augmented)(i64 h, void *buf, int count, H type, void *out, int others, H other, int root, H comm, char *dbuf, char *dout) {
    int status = MPI_Gather(buf, count, type, out, others, other, root, comm);
    Record *r = parts(h, GATHER, count, type, others, other, root, comm, buf == IN_PLACE);
    r->shadow = buf == IN_PLACE ? own_part(r, dout) : dbuf, r->result = dout, r->failed = status;
    return status;
}

int NAME(Scatter_augmented)(i64 h, void *buf, int count, H type, void *out, int others, H other, int root, H comm, char *dbuf, char *dout) {
    int status = MPI_Scatter(buf, count, type, out, others, other, root, comm);
    Record *r = parts(h, SCATTER, others, other, count, type, root, comm, out == IN_PLACE);
    r->shadow = dbuf, r->result = out == IN_PLACE ? own_part(r, dbuf) : dout, r->failed = status;
    return status;
}

int NAME(Allgather_augmented)(i64 h, void *buf, int count, H type, void *out, int others, H other, H comm, char *dbuf, char *dout) {
    int status = MPI_Allgather(buf, count, type, out, others, other, comm);
    Record *r = parts(h, ALLGATHER, count, type, others, other, 0, comm, buf == IN_PLACE);
    r->shadow = buf == IN_PLACE ? own_part(r, dout) : dbuf, r->result = dout, r->failed = status;
    return status;
}

int NAME(Reduce_scatter_block_augmented)(i64 h, void *buf, void *out, int count, H type, H op, H comm, char *dbuf, char *dout) {
    int status = MPI_Reduce_scatter_block(buf, out, count, type, op, comm);
    Record *r = parts(h, SPREAD, count, type, count, type, 0, comm, 0);
    if (r->call && (op != SUM || buf == IN_PLACE))
        stop("numba_enzyme: NE913: MPI_Reduce_scatter_block is differentiated for MPI_SUM, not in place", comm);
    r->shadow = dbuf, r->result = dout, r->failed = status;
    return status;
}

int NAME(Barrier_augmented)(i64 h, H comm) {
    Record *r = (Record *)h;
    r->call = BARRIER, r->comm = comm;
    return r->failed = MPI_Barrier(comm);
}

/* ---- the reverse sweep */

static void reverse_send(Record *r) {
    char *came = space(bytes_of(r, r->numbers), r->comm);
    if (r->root != PROC_NULL) MPI_Recv(came, r->count, r->type, r->root, r->tag + ADJOINT, r->comm, IGNORE_STATUS);
    add(r, r->shadow, came, r->numbers);
    free(came);
}

static void reverse_recv(Record *r) {
    char *goes = taken(r, r->result, r->other_numbers);
    MPI_Send(goes, r->others, r->type, r->source, r->other_tag + ADJOINT, r->comm);
    free(goes);
}

static void reverse_sendrecv(Record *r) {
    char *goes = taken(r, r->result, r->other_numbers), *came = space(bytes_of(r, r->numbers), r->comm);
    MPI_Sendrecv(goes, r->others, r->other_type, r->source, r->other_tag + ADJOINT, came, r->count, r->type, r->root, r->tag + ADJOINT,
                 r->comm, IGNORE_STATUS);
    add(r, r->shadow, came, r->numbers);
    free(goes);
    free(came);
}

/* The adjoint of a message has been started, or is done: those of earlier ones may be. */
static void start(Record *r);
static void release(Record *r) {
    for (int i = 0; i < r->befores; i++)
        if (!--r->before[i]->after && r->before[i]->posted) start(r->before[i]);
}

static void start(Record *r) {
    r->started = 1;
    if (r->call == ISEND) {
        r->space = space(bytes_of(r, r->numbers), r->comm);
        MPI_Irecv(r->space, r->count, r->type, r->root, r->tag + ADJOINT, r->comm, &r->request);
    } else {
        char *from = r->result;
        if (!from) from = r->space = space(bytes_of(r, r->other_numbers), r->comm);
        MPI_Isend(from, r->others, r->type, r->source, r->other_tag + ADJOINT, r->comm, &r->request);
    }
    release(r);
}

/* The mirror of a wait: the adjoint of its request starts on its way. */
static void post(Record *r) {
    r->posted = 1;
    if (!r->after) start(r);
}

static void reverse_request(Record *r) {
    if (!r->posted) stop("numba_enzyme: NE914: a request of MPI_Isend or MPI_Irecv was not completed by a wait or a test", r->comm);
    if (!r->started) start(r);
    MPI_Wait(&r->request, IGNORE_STATUS);
    if (r->call == ISEND) add(r, r->shadow, r->space, r->numbers);
    else clear(r, r->result, r->other_numbers);
}

static void reverse_bcast(Record *r) {
    char *mine = taken(r, r->shadow, r->numbers), *sum = space(bytes_of(r, r->numbers), r->comm);
    MPI_Reduce(mine, sum, r->count, r->type, SUM, r->root, r->comm);
    if (r->rank == r->root) add(r, r->shadow, sum, r->numbers);
    free(mine);
    free(sum);
}

static void reverse_reduction(Record *r) {
    int has = r->call == ALLREDUCE || r->rank == r->root;
    char *sum = taken(r, has ? r->result : 0, r->numbers), *all = sum;
    if (r->call == REDUCE) MPI_Bcast(sum, r->count, r->type, r->root, r->comm);
    else {
        all = space(bytes_of(r, r->numbers), r->comm);
        MPI_Allreduce(sum, all, r->count, r->type, SUM, r->comm);
        free(sum);
    }
    weigh(r, all, -1);
    add(r, r->shadow, all, r->numbers);
    free(all);
}

static void reverse_gather(Record *r) {
    char *all = r->rank == r->root ? taken(r, r->result, r->other_numbers) : 0, *mine = space(bytes_of(r, r->numbers), r->comm);
    MPI_Scatter(all, r->count, r->type, mine, r->count, r->type, r->root, r->comm);
    add(r, r->shadow, mine, r->numbers);
    free(all);
    free(mine);
}

static void reverse_scatter(Record *r) {
    char *mine = taken(r, r->result, r->numbers), *all = r->rank == r->root ? space(bytes_of(r, r->other_numbers), r->comm) : 0;
    MPI_Gather(mine, r->count, r->type, all, r->count, r->type, r->root, r->comm);
    if (r->rank == r->root) add(r, r->shadow, all, r->other_numbers);
    free(all);
    free(mine);
}

static void reverse_allgather(Record *r) {
    char *all = taken(r, r->result, r->other_numbers), *mine = space(bytes_of(r, r->numbers), r->comm);
    MPI_Reduce_scatter_block(all, mine, r->count, r->type, SUM, r->comm);
    add(r, r->shadow, mine, r->numbers);
    free(all);
    free(mine);
}

static void reverse_spread(Record *r) {
    char *mine = taken(r, r->result, r->numbers), *all = space(bytes_of(r, r->other_numbers), r->comm);
    MPI_Allgather(mine, r->count, r->type, all, r->count, r->type, r->comm);
    add(r, r->shadow, all, r->other_numbers);
    free(all);
    free(mine);
}

void NAME(reverse)(i64 h) {
    Record *r = (Record *)h;
    if (r->failed) stop("numba_enzyme: NE915: a call of MPI failed, so its adjoint is not defined", r->comm);
    hear(r, &r->sent);
    hear(r, &r->received);
    if (r->call >= BCAST && r->call <= SPREAD) agree(r);
    switch (r->call) {
    case SEND: reverse_send(r), release(r); break;
    case RECV: reverse_recv(r), release(r); break;
    case SENDRECV: reverse_sendrecv(r), release(r); break;
    case ISEND:
    case IRECV: reverse_request(r); break;
    case WAIT: for (int i = r->waited; i-- > 0;) post(r->completed[i]); break;
    case BCAST: reverse_bcast(r); break;
    case REDUCE:
    case ALLREDUCE: reverse_reduction(r); break;
    case GATHER: reverse_gather(r); break;
    case SCATTER: reverse_scatter(r); break;
    case ALLGATHER: reverse_allgather(r); break;
    case SPREAD: reverse_spread(r); break;
    case BARRIER: patience() ? meet(r->comm) : MPI_Barrier(r->comm); break;
    }
    drop(r);
}

/* ---- forward mode: the same calls on tangents, after those on primals */

/* In the check a tangent is on its way until its receiver has asked for it. */
static int start_tangent(void *buf, int count, H type, int dest, int tag, H comm, H *request) {
    return patience() ? MPI_Issend(buf, count, type, dest, tag + TANGENT, comm, request)
                      : MPI_Isend(buf, count, type, dest, tag + TANGENT, comm, request);
}

static char *or_zeros(Record *r, char *shadow, i64 n) {
    return shadow ? shadow : (r->space = space(bytes_of(r, n), r->comm));
}

static void end(Record *r, int status) {
    if (status) stop("numba_enzyme: NE915: a message of tangents failed", r->comm);
    dropped(r, r->space, r->numbers);
    free(r->space);
    free(r->winners);
    free(r->factors);
}

static void name_both(Record *r, int source, int tag) {
    if (r->call && (source == ANY_SOURCE || tag < 0))
        stop("numba_enzyme: NE912: receiving from any source or of any tag is differentiated in reverse mode only", r->comm);
}

void NAME(Send_tangent)(void *buf, int count, H type, int dest, int tag, H comm, char *dbuf) {
    Record own = {0}, *r = fill((i64)&own, SEND, count, type, comm, 0);
    H request;
    if (!r->call) return;
    end(r, ended(start_tangent(or_zeros(r, dbuf, r->numbers), count, type, dest, tag, comm, &request), &request, dest, comm));
}

void NAME(Recv_tangent)(void *buf, int count, H type, int source, int tag, H comm, void *st, char *dbuf) {
    Record own = {0}, *r = fill((i64)&own, RECV, count, type, comm, 0);
    name_both(r, source, tag);
    H request;
    if (!r->call) return;
    end(r, ended(MPI_Irecv(or_zeros(r, dbuf, r->numbers), count, type, source, tag + TANGENT, comm, &request), &request, source, comm));
}

void NAME(Sendrecv_tangent)(void *buf, int count, H type, int dest, int tag, void *in, int room, H itype, int source, int itag,
                            H comm, void *st, char *dbuf, char *din) {
    Record own = {0}, *r = fill((i64)&own, SENDRECV, count, type, comm, 0);
    int status = 0, each;
    H in_request, out_request;
    name_both(r, source, itag);
    if (kind_of(itype, &each) != r->kind) stop("numba_enzyme: NE910: MPI_Sendrecv sends and receives different kinds of numbers", comm);
    if (r->call) {
        char *goes = dbuf ? dbuf : space(bytes_of(r, r->numbers), comm), *into = din ? din : space(bytes_of(r, (i64)room * each), comm);
        status = MPI_Irecv(into, room, itype, source, itag + TANGENT, comm, &in_request);
        if (!status) status = start_tangent(goes, count, type, dest, tag, comm, &out_request);
        if (!status) status = ended(0, &in_request, source, comm);
        if (!status) status = ended(0, &out_request, dest, comm);
        if (!dbuf) free(goes);
        if (!din) dropped(r, into, (i64)room * each), free(into);
    }
    end(r, status);
}

/* Found by the primal's request where that is completed. */
void NAME(Isend_tangent)(void *buf, int count, H type, int dest, int tag, H comm, H *request, char *dbuf) {
    Record own = {0}, *r = fill((i64)&own, ISEND, count, type, comm, 0), *lasting;
    if (!r->call || dest == PROC_NULL) return;
    lasting = space(sizeof(Record), comm);
    *lasting = own;
    if (start_tangent(or_zeros(lasting, dbuf, r->numbers), count, type, dest, tag, comm, &lasting->tangent)) end(r, 1);
    lasting->root = dest;
    begin(lasting, *request, ISEND);
}

void NAME(Irecv_tangent)(void *buf, int count, H type, int source, int tag, H comm, H *request, char *dbuf) {
    Record own = {0}, *r = fill((i64)&own, IRECV, count, type, comm, 0), *lasting;
    name_both(r, source, tag);
    if (!r->call || source == PROC_NULL) return;
    lasting = space(sizeof(Record), comm);
    *lasting = own;
    if (MPI_Irecv(or_zeros(lasting, dbuf, r->numbers), count, type, source, tag + TANGENT, comm, &lasting->tangent)) end(r, 1);
    lasting->source = source;
    begin(lasting, *request, IRECV);
}

/* What a completing call has found, as its augmented form notes it; `last`: no other tangent will ask. */
void NAME(completed_tangent)(i64 h, int last) {
    Record *r = (Record *)h;
    if (last) {
        for (int i = 0; i < r->waited; i++) {
            Record *one = r->completed[i];
            int failed = ended(0, &one->tangent, one->call == IRECV ? one->source : one->root, one->comm);
            if (failed) end(one, failed);
            if (one->call == IRECV) dropped(one, one->space, one->numbers);
            drop(one);
        }
        drop(r);
    }
}

void NAME(Bcast_tangent)(void *buf, int count, H type, int root, H comm, char *dbuf) {
    Record own = {0}, *r = fill((i64)&own, BCAST, count, type, comm, 0);
    H together;
    if (!r->call) return;
    end(r, ALL(Bcast, Ibcast, or_zeros(r, dbuf, r->numbers), count, type, root, comm));
}

static void reduction_tangent(Record *r, char *buf, char *out, char *dbuf, char *dout, int root) {
    int in_place = buf == IN_PLACE, all = root < 0, status;
    if (!r->call) return;
    check_operation(r, r->op);
    H together;
    if (r->op != SUM && in_place)
        stop("numba_enzyme: NE913: extrema and products in place are differentiated in reverse mode only", r->comm);
    MPI_Comm_rank(r->comm, &r->rank);
    char *from = space(bytes_of(r, r->numbers), r->comm), *to = space(bytes_of(r, r->numbers), r->comm);
    if (in_place ? dout != 0 : dbuf != 0) __builtin_memcpy(from, in_place ? dout : dbuf, bytes_of(r, r->numbers));
    if (is_extremum(r)) {
        char *best = space(bytes_of(r, r->numbers), r->comm);
        if (all || r->rank == root) __builtin_memcpy(best, out, bytes_of(r, r->numbers));
        if (!all) ALL(Bcast, Ibcast, best, r->count, r->type, root, r->comm);
        find_winners(r, buf, best);
        free(best);
    } else if (r->op == PROD) find_factors(r, buf);
    weigh(r, from, 1);
    status = all ? ALL(Allreduce, Iallreduce, from, to, r->count, r->type, SUM, r->comm)
                 : ALL(Reduce, Ireduce, from, to, r->count, r->type, SUM, root, r->comm);
    if (dout && (all || r->rank == root)) __builtin_memcpy(dout, to, bytes_of(r, r->numbers));
    else if (all || r->rank == root) dropped(r, to, r->numbers);
    free(from);
    free(to);
    end(r, status);
}

void NAME(Reduce_tangent)(void *buf, void *out, int count, H type, H op, int root, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = fill((i64)&own, REDUCE, count, type, comm, 0);
    r->op = op;
    reduction_tangent(r, buf, out, dbuf, dout, root);
}

void NAME(Allreduce_tangent)(void *buf, void *out, int count, H type, H op, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = fill((i64)&own, ALLREDUCE, count, type, comm, 0);
    r->op = op;
    reduction_tangent(r, buf, out, dbuf, dout, -1);
}

void NAME(Gather_tangent)(void *buf, int count, H type, void *out, int others, H other, int root, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = parts((i64)&own, GATHER, count, type, others, other, root, comm, buf == IN_PLACE);
    H together;
    if (!r->call) return;
    char *from = buf == IN_PLACE ? IN_PLACE : or_zeros(r, dbuf, r->numbers);
    char *all = r->rank == root && !dout ? space(bytes_of(r, r->other_numbers), comm) : dout;
    end(r, ALL(Gather, Igather, from, count, type, all, others, other, root, comm));
    if (all != dout) dropped(r, all, r->other_numbers), free(all);
}

void NAME(Scatter_tangent)(void *buf, int count, H type, void *out, int others, H other, int root, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = parts((i64)&own, SCATTER, others, other, count, type, root, comm, out == IN_PLACE);
    H together;
    if (!r->call) return;
    char *into = out == IN_PLACE ? IN_PLACE : or_zeros(r, dout, r->numbers);
    char *all = r->rank == root && !dbuf ? space(bytes_of(r, r->other_numbers), comm) : dbuf;
    end(r, ALL(Scatter, Iscatter, all, count, type, into, others, other, root, comm));
    if (all != dbuf) free(all);
}

void NAME(Allgather_tangent)(void *buf, int count, H type, void *out, int others, H other, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = parts((i64)&own, ALLGATHER, count, type, others, other, 0, comm, buf == IN_PLACE);
    H together;
    if (!r->call) return;
    char *from = buf == IN_PLACE ? IN_PLACE : or_zeros(r, dbuf, r->numbers);
    char *all = dout ? dout : space(bytes_of(r, r->other_numbers), comm);
    end(r, ALL(Allgather, Iallgather, from, count, type, all, others, other, comm));
    if (all != dout) dropped(r, all, r->other_numbers), free(all);
}

void NAME(Reduce_scatter_block_tangent)(void *buf, void *out, int count, H type, H op, H comm, char *dbuf, char *dout) {
    Record own = {0}, *r = parts((i64)&own, SPREAD, count, type, count, type, 0, comm, 0);
    H together;
    if (!r->call) return;
    if (op != SUM || buf == IN_PLACE)
        stop("numba_enzyme: NE913: MPI_Reduce_scatter_block is differentiated for MPI_SUM, not in place", comm);
    char *from = dbuf ? dbuf : space(bytes_of(r, r->other_numbers), comm);
    end(r, ALL(Reduce_scatter_block, Ireduce_scatter_block, from, or_zeros(r, dout, r->numbers), count, type, SUM, comm));
    if (from != dbuf) free(from);
}

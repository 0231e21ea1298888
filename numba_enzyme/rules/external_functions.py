"""Facts about functions of the C and C++ libraries (and Rust's allocator) that are not differentiable mathematics.

    printf: inactive, reads memory, happens once        free: frees argument 0        exit: does not return

Left out on purpose, so that they are refused: functions that fill caller's memory from outside (fread, scanf), qsort and
others with call-backs, functions that return a pointer into an argument (strchr, memchr), longjmp.
"""

from __future__ import annotations

import re
from dataclasses import replace

from .effects import ANY, Allocator, CallFacts, CallKind, effect, pure, table
from .symbols import words

COPY = CallFacts(reads=(1,), writes=(0,), kind=CallKind.MEMCPY)
MOVE = CallFacts(reads=(1,), writes=(0,), kind=CallKind.MEMMOVE)
SET = CallFacts(writes=(0,), kind=CallKind.MEMSET)
NEVER_RETURNS = effect(noreturn=True, reads=ANY)
FREE = effect(frees=0)
REALLOC = CallFacts(allocates=Allocator.REALLOC, size_arguments=(1,), frees=0, reads=(0,), writes=(0,), inaccessible=True)

INTEGER_MATHS = """ilogb ilogbf llogb llogbf lrint lrintf llrint llrintf lround lroundf llround llroundf isnan isnanf isinf isinff
finite finitef __isnan __isnanf __isinf __isinff __finite __finitef __fpclassify __fpclassifyf __signbit __signbitf
__issignaling __issignalingf __iseqsig __iseqsigf abs labs llabs toupper tolower isdigit isspace isalpha isalnum isprint"""

STANDARD_C = (
    # Mathematics with an integer result, tests and constants.
    (INTEGER_MATHS, pure()),
    ("nan nanf strlen strnlen atoi atol atoll atof wcslen", pure(reads=(0,))),
    ("strcmp strncmp strcasecmp strncasecmp memcmp bcmp strcoll strspn strcspn", pure(reads=(0, 1))),
    ("strtod strtof strtol strtoll strtoul strtoull", pure(reads=(0,), writes=(1,))),
    ("__errno_location __error getpid getenv secure_getenv sysconf omp_get_thread_num omp_get_num_threads", pure()),
    ("feclearexcept feraiseexcept fetestexcept fegetround", effect()),
    # Output.
    ("printf __printf_chk puts putchar putchar_unlocked puts_unlocked perror", effect(reads=ANY)),
    ("fprintf __fprintf_chk fputs fputc putc fwrite fflush vprintf vfprintf fputs_unlocked fwrite_unlocked dprintf write",
     effect(reads=ANY)),
    ("fopen fclose open close", effect(reads=ANY)),
    ("sprintf snprintf __sprintf_chk __snprintf_chk vsnprintf vsprintf __vsnprintf_chk", effect(reads=ANY, writes=(0,))),
    # Characters; text never carries derivatives.
    ("strcpy strncpy strcat strncat __strcpy_chk __strncpy_chk __strcat_chk",
     CallFacts(inactive=True, reads=(0, 1), writes=(0,))),
    # Clock, random numbers, sleep.
    ("rand random drand48 lrand48 mrand48 srand srandom srand48 clock omp_get_wtime usleep sleep", effect()),
    ("time", effect(writes=(0,))),
    ("gettimeofday", effect(writes=(0, 1))),
    ("clock_gettime clock_getres", effect(writes=(1,))),
    ("rand_r", effect(reads=(0,), writes=(0,))),
    # The end.
    ("exit _exit _Exit abort quick_exit __assert_fail __assert_rtn __assert_perror_fail __stack_chk_fail __chk_fail "
     "__fortify_fail",
     NEVER_RETURNS),
    ("atexit", effect()),
    # Memory.
    ("memcpy __memcpy_chk", COPY),
    ("memmove __memmove_chk", MOVE),
    ("memset __memset_chk", SET),
    ("malloc valloc pvalloc", effect(allocates=Allocator.MALLOC, size_arguments=(0,))),
    ("calloc", effect(allocates=Allocator.CALLOC, size_arguments=(0, 1), zeroed=True)),
    ("realloc", REALLOC),
    ("reallocarray", replace(REALLOC, size_arguments=(1, 2))),
    ("aligned_alloc memalign", effect(allocates=Allocator.ALIGNED_ALLOC, size_arguments=(1,))),
    ("posix_memalign", effect(allocates=Allocator.POSIX_MEMALIGN, size_arguments=(2,), writes=(0,))),
    ("free cfree", FREE),
    ("malloc_usable_size", pure()),
)  # fmt: skip

NEW = effect(allocates=Allocator.NEW, size_arguments=(0,))
NEWS = [f"_Z{operator}{size}" for operator in ("nw", "na") for size in ("m", "j")]
DELETES = [f"_Z{operator}Pv{size}" for operator in ("dl", "da") for size in ("", "m", "j")]
EXCEPTION_CLASSES = words("""
13runtime_error 11logic_error 12domain_error 16invalid_argument 12length_error 12out_of_range 11range_error 14overflow_error
15underflow_error 9exception 9bad_alloc""")
NOTHROW, ALIGNED = "RKSt9nothrow_t", "St11align_val_t"

CPLUSPLUS = (
    (" ".join(p + tail for p in NEWS for tail in ("", NOTHROW, ALIGNED, ALIGNED + NOTHROW)), NEW),
    (" ".join(p + tail for p in DELETES for tail in ("", NOTHROW, ALIGNED, ALIGNED + NOTHROW)), FREE),
    ("__cxa_throw __cxa_rethrow __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length __cxa_pure_virtual "
     "__cxa_deleted_virtual _ZSt9terminatev __clang_call_terminate _Unwind_Resume", NEVER_RETURNS),
    (" ".join(f"_ZSt{length}__throw_*" for length in range(15, 40)), NEVER_RETURNS),
    ("__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort", effect(reads=(0,), writes=(0,))),
    ("__cxa_atexit __cxa_thread_atexit __cxa_finalize", effect()),
    ("__cxa_allocate_exception __cxa_free_exception __cxa_get_exception_ptr __cxa_begin_catch __cxa_end_catch",
     effect(kind=CallKind.EXCEPTION)),
    (" ".join(f"_ZNSt{name}{member}*" for name in EXCEPTION_CLASSES for member in ("C1", "C2", "D0", "D1", "D2")),
     effect(reads=ANY, writes=(0,))),
    # std::unordered_map: the hash of text, the number of buckets.
    ("_ZSt11_Hash_bytesPKvmm _ZSt15_Fnv_hash_bytesPKvmm", pure(reads=(0,))),
    ("_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm",
     effect(reads=(0,), writes=(0,))),
    ("_ZNSt8ios_base4InitC1Ev _ZNSt8ios_base4InitD1Ev", effect(writes=(0,))),
    # std::ostream: operators, put, flush, write.
    ("_ZNSo* _ZStls* _ZSt16__ostream_insert* _ZSt4endl* _ZSt5flush* _ZNKSt5ctypeIcE*", effect(reads=ANY)),
)  # fmt: skip

RUST = (
    ("__rust_alloc __rdl_alloc", effect(allocates=Allocator.ALIGNED_ALLOC, size_arguments=(0,))),
    ("__rust_alloc_zeroed", effect(allocates=Allocator.ALIGNED_ALLOC, size_arguments=(0,), zeroed=True)),
    ("__rust_realloc", replace(REALLOC, size_arguments=(3,))),
    ("__rust_dealloc __rdl_dealloc", FREE),
    ("__rust_no_alloc_shim_is_unstable_v2", pure()),
)

RUST_SYMBOL = re.compile(r"_RNvCs\w+_7___rustc\d+_(__r\w+)")  # 7 letters: __rustc, the crate that a compiler makes up


def plain_rust(name: str) -> str:
    """The name of a function of Rust's allocator without what newer compilers write around it."""
    found = RUST_SYMBOL.fullmatch(name)
    return found[1] if found else name


EXTERNAL_FUNCTIONS = table(*STANDARD_C, *CPLUSPLUS, *RUST)

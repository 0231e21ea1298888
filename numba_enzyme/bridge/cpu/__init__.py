"""Derivatives of `@njit` functions: extract the IR, ask the pipeline, link the answer, emit the call.

    extract(dispatcher, argument types)         -> Extracted: text of one linked, unvectorised LLVM module
    FlatRequest.build(...)                      -> one Activity per LLVM parameter
    link(Extracted, request)                    -> LinkedDerivative: a Numba code library and the name of its function
    call_derivative(dispatcher, mode, ...)      -> an intrinsic that emits the call inside @njit code
"""

from ..numba_internals import check

check()  # before a module of this package imports a private name that is not there

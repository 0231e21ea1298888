"""A judge of the LLVM IR entry: C, C++ and IR programs, differentiated, compiled, run and compared with independent witnesses.

    //! f(dup d(1, 2, 3); active 2.5; const 3) -> active
    double f(double *x, double s, long n) { ... }

Every program states its own request in its first lines (``specification``); ``python -m tests.programs.run`` prints the table.
"""

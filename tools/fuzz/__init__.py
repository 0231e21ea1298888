"""Random programs that judge the compiler: of LLVM IR (`ir`), of Python (`python`), and of loops over rows (`loops`)."""

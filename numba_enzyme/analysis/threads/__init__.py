"""Threads: who shares memory, which addresses differ from thread to thread, barriers and the phases between them."""

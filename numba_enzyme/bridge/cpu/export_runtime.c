/* What compiled functions need beside themselves: reference-counted memory, and the pool of tapes.

   The names and the layout of MemInfo are those that Numba's compiled code expects. */
#include <stdint.h>
#include <stdlib.h>

#define HIDDEN __attribute__((visibility("hidden")))

typedef void (*Destructor)(void *data, size_t size, void *info);
typedef struct {
    size_t references;
    Destructor destructor;
    void *info, *data;
    size_t size;
    void *external;
} MemInfo;

HIDDEN int64_t ne_tape_pool[33];

static MemInfo *described(MemInfo *made, void *data, size_t size, Destructor destructor, void *info) {
    *made = (MemInfo){1, destructor, info, data, size, NULL};
    return made;
}

HIDDEN MemInfo *NRT_MemInfo_alloc_aligned(size_t size, unsigned alignment) {
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    if (size > SIZE_MAX - sizeof(MemInfo) - alignment) return NULL;
    MemInfo *made = malloc(sizeof(MemInfo) + alignment + size);
    if (!made) return NULL;
    uintptr_t data = ((uintptr_t)(made + 1) + alignment - 1) / alignment * alignment;
    return described(made, (void *)data, size, NULL, NULL);
}

HIDDEN MemInfo *NRT_MemInfo_alloc_safe_aligned(size_t size, unsigned alignment) {
    return NRT_MemInfo_alloc_aligned(size, alignment);
}

HIDDEN MemInfo *NRT_MemInfo_alloc(size_t size) { return NRT_MemInfo_alloc_aligned(size, 16); }
HIDDEN MemInfo *NRT_MemInfo_alloc_safe(size_t size) { return NRT_MemInfo_alloc_aligned(size, 16); }

HIDDEN MemInfo *NRT_MemInfo_alloc_dtor(size_t size, Destructor destructor) {
    MemInfo *made = NRT_MemInfo_alloc(size);
    if (made) made->destructor = destructor;
    return made;
}

HIDDEN MemInfo *NRT_MemInfo_alloc_dtor_safe(size_t size, Destructor destructor) { return NRT_MemInfo_alloc_dtor(size, destructor); }

static void free_variable(void *data, size_t size, void *info) {
    if (info) ((Destructor)info)(data, size, NULL);
    free(data);
}

HIDDEN MemInfo *NRT_MemInfo_new_varsize_dtor(size_t size, Destructor destructor) {
    MemInfo *made = malloc(sizeof(MemInfo));
    void *data = made ? malloc(size ? size : 1) : NULL;
    if (!data) {
        free(made);
        return NULL;
    }
    return described(made, data, size, free_variable, (void *)destructor);
}

HIDDEN MemInfo *NRT_MemInfo_new_varsize(size_t size) { return NRT_MemInfo_new_varsize_dtor(size, NULL); }

HIDDEN void *NRT_MemInfo_varsize_alloc(MemInfo *memory, size_t size) {
    memory->data = malloc(size ? size : 1);
    if (memory->data) memory->size = size;
    return memory->data;
}

HIDDEN void *NRT_MemInfo_varsize_realloc(MemInfo *memory, size_t size) {
    void *moved = realloc(memory->data, size ? size : 1);
    if (!moved) return NULL;
    memory->data = moved;
    memory->size = size;
    return moved;
}

HIDDEN void NRT_MemInfo_varsize_free(MemInfo *memory, void *data) {
    free(data);
    if (memory->data == data) memory->data = NULL;
}

HIDDEN void NRT_MemInfo_call_dtor(MemInfo *memory) {
    if (memory->destructor) memory->destructor(memory->data, memory->size, memory->info);
    free(memory);
}

HIDDEN void *NRT_Allocate(size_t size) { return malloc(size ? size : 1); }
HIDDEN void NRT_Free(void *memory) { free(memory); }

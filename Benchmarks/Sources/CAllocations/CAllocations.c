// SPDX-License-Identifier: MIT
#include "CAllocations.h"
#include <stddef.h>

int64_t black_hole;

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>

extern void *__libc_malloc(size_t size);
static int64_t count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

int64_t allocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

int64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
int64_t allocations_count(void) { return -1; }
int64_t allocated_bytes(void) { return -1; }
#endif

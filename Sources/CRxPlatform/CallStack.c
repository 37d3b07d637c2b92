// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CRxPlatform.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <pthread.h>

static _Thread_local uintptr_t stack_start, stack_end;

static void find_stack(void) {
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
    stack_start = (uintptr_t)start;
    stack_end = stack_start + size;
  }
  pthread_attr_destroy(&attributes);
}

// Follows the frame pointers, which Swift keeps. C code need not: where the chain leaves this thread's stack or does not
// lead outwards, it ends; so nothing is read but this stack, whatever a register held.
__attribute__((noinline)) size_t crx_return_addresses(uintptr_t *addresses, size_t limit) {
  if (stack_end == 0) find_stack();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t lowest = stack_start;
  size_t count = 0;
  while (count < limit && frame >= lowest && frame % sizeof(uintptr_t) == 0 && frame < stack_end &&
         stack_end - frame >= 2 * sizeof(uintptr_t)) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] == 0) break;
    addresses[count++] = words[1];
    lowest = frame + 2 * sizeof(uintptr_t);
    frame = words[0];
  }
  return count;
}
#else
size_t crx_return_addresses(uintptr_t *addresses, size_t limit) {
  (void)addresses;
  (void)limit;
  return 0;
}
#endif

void crx_trap(void) { __builtin_trap(); }

// SPDX-License-Identifier: MIT
// What Swift cannot express for our oldest deployment targets: atomics on plain memory, a cheap thread identity,
// a thread-local record for the trampoline, and a lock. Everything that differs between platforms is in this target.
#ifndef CRX_PLATFORM_H
#define CRX_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CRX_INLINE static inline __attribute__((always_inline))

// Atomics on a machine word.

CRX_INLINE uintptr_t crx_load_relaxed(const uintptr_t *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}
CRX_INLINE uintptr_t crx_load(const uintptr_t *_Nonnull word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
CRX_INLINE void crx_store_relaxed(uintptr_t *_Nonnull word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}
CRX_INLINE void crx_store(uintptr_t *_Nonnull word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}
CRX_INLINE uintptr_t crx_exchange(uintptr_t *_Nonnull word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}
CRX_INLINE bool crx_compare_exchange(uintptr_t *_Nonnull word, uintptr_t expected, uintptr_t desired) {
  return __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}
CRX_INLINE uintptr_t crx_fetch_or(uintptr_t *_Nonnull word, uintptr_t bits) {
  return __atomic_fetch_or(word, bits, __ATOMIC_ACQ_REL);
}
CRX_INLINE uintptr_t crx_fetch_add(uintptr_t *_Nonnull word, uintptr_t value) {
  return __atomic_fetch_add(word, value, __ATOMIC_ACQ_REL);
}
CRX_INLINE uintptr_t crx_fetch_sub(uintptr_t *_Nonnull word, uintptr_t value) {
  return __atomic_fetch_sub(word, value, __ATOMIC_ACQ_REL);
}

// Thread identity: a non-zero multiple of four that no two live threads share.

#if defined(__APPLE__) || !defined(__has_builtin)
#include <pthread.h>
CRX_INLINE uintptr_t crx_thread_id(void) { return (uintptr_t)pthread_self(); }
#elif __has_builtin(__builtin_thread_pointer) && (defined(__x86_64__) || defined(__aarch64__))
CRX_INLINE uintptr_t crx_thread_id(void) { return (uintptr_t)__builtin_thread_pointer(); }
#else
#include <pthread.h>
CRX_INLINE uintptr_t crx_thread_id(void) { return (uintptr_t)pthread_self(); }
#endif

// The library's record of the current thread, most of it for the trampoline. It lives as long as the thread.

typedef struct {
  /// Actions that wait in `queue`.
  size_t pending;
  /// The Swift object that holds waiting actions, retained; NULL while no trampoline runs or nothing ever waited.
  void *_Nullable queue;
  /// Whether a trampoline is running further up this thread's stack.
  bool running;
  /// The address of the running subscription whose source the trampoline has been started for; zero when all its actions have run.
  uintptr_t outermost;
  /// Locks of the library that this thread holds; counted in debug builds, to find call-outs under a lock.
  size_t held_locks;
  /// Objects that are being released further up this thread's stack, of those that count.
  size_t releases;
  /// The Swift object that holds what waits to be released, retained; NULL if there is nothing.
  void *_Nullable waiting_releases;
  /// While nodes of chains are being released further up this thread's stack: the Swift object to be released next,
  /// retained, or 1 if there is none; otherwise 0.
  uintptr_t next_node;
  /// The Swift object that says where the receiver of an error was subscribed, while it receives it; debug builds only.
  void *_Nullable call_site;
} crx_trampoline;

crx_trampoline *_Nonnull crx_current_trampoline(void);

/// Writes the return addresses of this thread's calls, the innermost first, and returns how many; at most `limit`, and
/// none where the platform has no frame pointers that can be relied upon.
size_t crx_return_addresses(uintptr_t *_Nonnull addresses, size_t limit);

/// Stops the program as a failed precondition does.
_Noreturn void crx_trap(void);

/// Tells the processor that this thread only waits for a word to change.
CRX_INLINE void crx_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
  __asm__ __volatile__("yield");
#endif
}

/// Lets other threads run, for loops that wait for a few instructions of another thread.
void crx_yield(void);

// A lock of a machine word or a mutex, whatever the platform does best. Never held while calling out.

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock crx_lock;
#else
#include <pthread.h>
typedef pthread_mutex_t crx_lock;
#endif

void crx_lock_init(crx_lock *_Nonnull lock);
void crx_lock_destroy(crx_lock *_Nonnull lock);
void crx_lock_acquire(crx_lock *_Nonnull lock);
void crx_lock_release(crx_lock *_Nonnull lock);

#endif

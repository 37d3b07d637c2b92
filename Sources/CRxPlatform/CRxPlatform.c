// SPDX-License-Identifier: MIT
#include "CRxPlatform.h"

#include <sched.h>

static _Thread_local crx_trampoline trampoline;

crx_trampoline *crx_current_trampoline(void) { return &trampoline; }

void crx_yield(void) { sched_yield(); }

#if defined(__APPLE__)
void crx_lock_init(crx_lock *lock) { *lock = OS_UNFAIR_LOCK_INIT; }
void crx_lock_destroy(crx_lock *lock) { (void)lock; }
void crx_lock_acquire(crx_lock *lock) { os_unfair_lock_lock(lock); }
void crx_lock_release(crx_lock *lock) { os_unfair_lock_unlock(lock); }
#else
void crx_lock_init(crx_lock *lock) { pthread_mutex_init(lock, NULL); }
void crx_lock_destroy(crx_lock *lock) { pthread_mutex_destroy(lock); }
void crx_lock_acquire(crx_lock *lock) { pthread_mutex_lock(lock); }
void crx_lock_release(crx_lock *lock) { pthread_mutex_unlock(lock); }
#endif

#pragma once
typedef struct { unsigned int v; } os_unfair_lock; typedef os_unfair_lock *os_unfair_lock_t;
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
void os_unfair_lock_lock(os_unfair_lock_t); void os_unfair_lock_unlock(os_unfair_lock_t); _Bool os_unfair_lock_trylock(os_unfair_lock_t);

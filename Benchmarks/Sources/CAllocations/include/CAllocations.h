// SPDX-License-Identifier: MIT
// Counts the calls of malloc in the process, where the C library lets a program stand in for it.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H
#include <stdint.h>

/// Allocations so far, or -1 where they cannot be counted.
int64_t allocations_count(void);

/// Bytes that the allocator has given away and not got back, its own headers included, or -1 where it does not say.
int64_t allocated_bytes(void);

/// Where results go, so that they are not optimised away. Here because a variable of C needs no initialisation at its first use
/// and no checks of its accesses, which would be measured with each element.
extern int64_t black_hole;

#endif

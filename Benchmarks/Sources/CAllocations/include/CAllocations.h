#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// Calls of malloc and its kin in this process so far; −1 where they cannot be counted.
long allocation_count(void);

/// Bytes that are allocated now; −1 where that is not known.
long allocated_bytes(void);

#endif

#ifndef HELD_MESSAGES_H
#define HELD_MESSAGES_H

// What is said on standard error while the program draws would spoil the picture and be gone with it: the
// reason of a crash, above all. It is kept in memory meanwhile.

/// Sends standard error, if it is a terminal, to memory.
void octodo_messages_hold(void);

/// Sends standard error back to where it went, and writes there what was held, at most the last 64 kB. Safe
/// in a signal handler; does nothing where nothing is held.
void octodo_messages_release(void);

#endif

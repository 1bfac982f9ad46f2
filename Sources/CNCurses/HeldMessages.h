#ifndef HELD_MESSAGES_H
#define HELD_MESSAGES_H

// Text written to standard error while the program draws, above all the reason of a crash, would spoil the screen and
// disappear with it. It is kept in memory until the program has ended.

/// Sends standard error, if it is a terminal, to memory.
void octodo_messages_hold(void);

/// Restores standard error and writes the held text to it, at most the last 64 kB. Safe in a signal handler; does
/// nothing if nothing is held.
void octodo_messages_release(void);

#endif

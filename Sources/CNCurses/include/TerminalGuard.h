#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

// The last line of defence of the user's terminal. While it is armed, every way out of the process but SIGKILL gives
// the terminal back: exit(3), and the signals of a crash or of somebody who wants the program gone.

/// Remembers the modes of the terminal, to be given back later; false, with errno, where it is none.
bool octodo_tty_save(int descriptor);

/// Arms the guard: from now on the program's end writes `bytes` (at most 512; what leaves the screen) and gives back
/// the saved modes. What the program says on standard error is held back until then if that is a terminal, lest it is
/// lost on the screen that is left. False, with errno, where nothing was saved or the bytes are too many.
bool octodo_tty_arm(const char *bytes, size_t count);

/// Gives the terminal back, if the guard is armed, and disarms it. Safe in a signal handler, and as often as one likes.
void octodo_tty_restore(void);

/// Disarms the guard, for somebody who left the screen in the usual way: gives back the modes, and the signal handlers
/// that were there before, and lets out what was held back, but writes no `bytes`.
void octodo_tty_disarm(void);

#endif

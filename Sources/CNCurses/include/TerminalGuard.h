#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

// The last line of defence for the user's terminal. While it is armed, every exit of the process except SIGKILL
// restores the terminal: exit(3), crash signals, and signals that ask the program to end.

/// Remembers the modes of the terminal, to be given back later, and opens its output; false, with errno,
/// where it is none. Raw modes, which only a program that was killed leaves behind, are remembered as the usual ones.
bool octodo_tty_save(int descriptor);

/// Where the terminal is written to: standard output, opened anew so that writing never waits, or
/// standard output itself where the system does not allow that.
int octodo_tty_output(void);

/// Puts the terminal into raw mode and arms the guard: from now on the program's end writes `leave` (at most
/// 512 bytes; what leaves the screen) to standard output and gives back the saved modes. What the program
/// says on standard error is held back until then if that is a terminal, lest it is lost on the screen that
/// is left. False, with errno, where nothing was saved, the bytes are too many, or the terminal is gone.
bool octodo_tty_take(const char *leave, size_t count);

/// The same at the end of the usual way: writes `leave`, gives back the modes and the signal handlers that
/// were there before, and lets out what was held back. Does nothing unless the guard is armed.
void octodo_tty_give_back(void);

#endif

#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

// The last line of defence for the user's terminal. While it is armed, every exit of the process except SIGKILL
// restores the terminal: exit(3), crash signals, and signals that ask the program to end.

/// Saves the modes of the terminal and opens its output. False, with errno, if it is not a terminal. Raw modes are
/// saved as the usual ones, because only a program that was killed leaves them behind.
bool octodo_tty_save(int descriptor);

/// The descriptor to write to the terminal with: standard output, opened again so that a write never blocks, or
/// standard output itself if the system does not allow that.
int octodo_tty_output(void);

/// Puts the terminal into raw mode and arms the guard: from now on every end of the program writes `leave` (at most
/// 512 bytes, which leave the alternate screen) to standard output and restores the saved modes. If standard error is
/// a terminal, its text is held back until then, because it would be lost on the alternate screen. False, with errno,
/// if nothing was saved, there are too many bytes, or the terminal is gone.
bool octodo_tty_take(const char *leave, size_t count);

/// The same for the usual end: writes `leave`, restores the modes and the previous signal handlers, and prints the
/// text that was held back. Does nothing unless the guard is armed.
void octodo_tty_give_back(void);

#endif

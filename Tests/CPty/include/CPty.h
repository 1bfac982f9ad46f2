#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <sys/types.h>

// A program on its own pseudo-terminal, as under a shell: the foreground job of a session whose leader waits for it.
// The leader reports each stop and the end in two ways: as a mark on the terminal, after all output of the program,
// `[[stopped 19]]`, `[[exited 0]]` or `[[killed 11]]`; and as a line of the same text in `reports`, in case the
// terminal is gone.

struct octodo_pty {
  /// The terminal's other side: what is written here the program reads as typed.
  int master;
  /// The program's own side, until it is started.
  int slave;
  int reports;
  pid_t leader;
  /// The program itself, and its process group.
  pid_t job;
};

/// Opens a pseudo-terminal; false, with errno, if that fails. Its erase character is `erase`, which
/// distinguishes its modes from the default ones.
bool octodo_pty_open(struct octodo_pty *pty, int rows, int columns, char erase);

/// Starts a program on it; false, with errno, if that fails.
bool octodo_pty_start(
    struct octodo_pty *pty, const char *path, char *const arguments[], char *const environment[]);

/// Writes the terminal's modes into `text`, for comparison; false, with errno, where they cannot be had.
bool octodo_pty_modes(int master, char *text, unsigned long capacity);

/// Gives the terminal a size in cells; the program gets SIGWINCH.
bool octodo_pty_resize(int master, int rows, int columns);

/// Has the terminal take no more output, as Ctrl+S does, or take it again; false, with errno, where that
/// fails.
bool octodo_pty_pause(int master, bool is_paused);

/// As `ulimit -n` does, for a program that runs; false, with errno, if that fails.
bool octodo_pty_limit_descriptors(pid_t job, unsigned long count);

/// Waits for input at most `milliseconds` and reads it. 0: no time left; -1: the other side is closed.
long octodo_pty_read(int descriptor, void *buffer, unsigned long capacity, int milliseconds);

/// Ends what is still running, and waits for its end.
void octodo_pty_end(struct octodo_pty *pty);

#endif

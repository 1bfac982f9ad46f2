#ifndef TERMINAL_OUTPUT_H
#define TERMINAL_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

// Writes to a terminal that may accept no output for any time: after Ctrl+S, or at the other end of a stalled
// connection. The last two functions are safe in a signal handler.

/// Opens the terminal of a descriptor again, so that a write never blocks: O_NONBLOCK on the descriptor itself would
/// apply to all programs that share it. -1 if that fails.
int octodo_output_open(int descriptor);

/// Writes what the terminal accepts now. Returns the number of bytes, or -1 if the terminal is gone.
long octodo_output_write(int descriptor, const void *bytes, size_t count);

/// Writes as much as the terminal accepts in that time; false if that is not all.
bool octodo_output_write_in_time(int descriptor, const void *bytes, size_t count, int milliseconds);

#endif

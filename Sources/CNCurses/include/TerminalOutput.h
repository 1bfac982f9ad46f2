#ifndef TERMINAL_OUTPUT_H
#define TERMINAL_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

// Writes to a terminal that may accept no output for any time: after Ctrl+S, or at the other end of a stalled
// connection. The last two functions are safe in a signal handler.

/// Opens the terminal of a descriptor once more, so that writing never waits: O_NONBLOCK on the
/// descriptor itself would hold for all programs that share it. -1 where that cannot be.
int octodo_output_open(int descriptor);

/// Writes what the terminal takes now, and returns how many bytes that were; -1 where it is gone.
long octodo_output_write(int descriptor, const void *bytes, size_t count);

/// Writes as much as the terminal takes in that time; false where that is not all.
bool octodo_output_write_in_time(int descriptor, const void *bytes, size_t count, int milliseconds);

#endif

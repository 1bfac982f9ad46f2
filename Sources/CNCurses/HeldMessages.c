#define _GNU_SOURCE
#include "HeldMessages.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "TerminalOutput.h"

enum { most_bytes = 64 * 1024, patience_milliseconds = 100 };

static int held = -1;
static int usual = -1;
// The terminal behind it, which messages are written to once there are any.
static int output = -1;

static void forget(void) {
  if (output >= 0 && output != usual) close(output);
  if (usual >= 0) close(usual);
  close(held);
  held = usual = output = -1;
}

void octodo_messages_hold(void) {
  if (held >= 0 || !isatty(STDERR_FILENO)) return;
  held = memfd_create("messages", MFD_CLOEXEC);
  if (held < 0) return;
  usual = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  output = octodo_output_open(STDERR_FILENO);
  if (output < 0) output = usual;
  if (usual >= 0 && dup2(held, STDERR_FILENO) >= 0) return;
  forget();
}

void octodo_messages_release(void) {
  if (held < 0) return;
  dup2(usual, STDERR_FILENO);
  struct stat status;
  off_t next = fstat(held, &status) == 0 && status.st_size > most_bytes ? status.st_size - most_bytes : 0;
  char bytes[1024];
  ssize_t count;
  while ((count = pread(held, bytes, sizeof bytes, next)) > 0) {
    if (!octodo_output_write_in_time(output, bytes, (size_t)count, patience_milliseconds)) break;
    next += count;
  }
  forget();
}

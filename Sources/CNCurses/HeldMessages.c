#define _GNU_SOURCE
#include "HeldMessages.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_bytes = 64 * 1024, patience_milliseconds = 500 };

static int held = -1;
static int usual = -1;

void octodo_messages_hold(void) {
  if (held >= 0 || !isatty(STDERR_FILENO)) return;
  held = memfd_create("messages", MFD_CLOEXEC);
  if (held < 0) return;
  usual = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (usual >= 0 && dup2(held, STDERR_FILENO) >= 0) return;
  if (usual >= 0) close(usual);
  close(held);
  held = usual = -1;
}

void octodo_write_in_time(int descriptor, const char *bytes, size_t count) {
  struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
  while (count > 0 && poll(&writable, 1, patience_milliseconds) == 1) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    }
  }
}

void octodo_messages_release(void) {
  if (held < 0) return;
  dup2(usual, STDERR_FILENO);
  struct stat status;
  off_t next = fstat(held, &status) == 0 && status.st_size > most_bytes ? status.st_size - most_bytes : 0;
  char bytes[1024];
  ssize_t count;
  while ((count = pread(held, bytes, sizeof bytes, next)) > 0) {
    octodo_write_in_time(STDERR_FILENO, bytes, (size_t)count);
    next += count;
  }
  close(usual);
  close(held);
  held = usual = -1;
}

#define _GNU_SOURCE
#include "CTerminalFaults.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

// The program's own definitions take precedence over those of the C library, also for calls in a signal handler.

static bool writes_fail;
static int modes_to_fail;

void octodo_fail(const char *what) {
  writes_fail = strcmp(what, "writes") == 0;
  modes_to_fail = strcmp(what, "modes") == 0 ? INT_MAX : strcmp(what, "modes-once") == 0 ? 1 : 0;
  if (strcmp(what, "closed") == 0) close_range(STDIN_FILENO, STDERR_FILENO, 0);
}

static bool is_terminal(int descriptor) {
  struct winsize size;
  return syscall(SYS_ioctl, descriptor, TIOCGWINSZ, &size) == 0;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (writes_fail && is_terminal(descriptor)) {
    errno = EIO;
    return -1;
  }
  return syscall(SYS_write, descriptor, bytes, count);
}

int tcsetattr(int descriptor, int actions, const struct termios *modes) {
  if (modes_to_fail > 0) {
    modes_to_fail--;
    errno = EIO;
    return -1;
  }
  // The kernel's structure is a prefix of the library's, which is larger; see termios2 in asm-generic/termbits.h.
  return (int)syscall(SYS_ioctl, descriptor, TCSETS + (unsigned)actions, modes);
}

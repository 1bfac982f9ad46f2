#define _GNU_SOURCE
#include "TerminalOutput.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static bool are_same(int one, int other) {
  unsigned int first, second;
  return ioctl(one, TIOCGDEV, &first) == 0 && ioctl(other, TIOCGDEV, &second) == 0 && first == second;
}

int octodo_output_open(int descriptor) {
  int flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  if (!isatty(descriptor)) return -1;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int own = open(path, flags);
  if (own >= 0) return own;
  // After su(1) the terminal's file still belongs to another user, but a session may always open its own terminal.
  own = open("/dev/tty", flags);
  if (own < 0 || are_same(own, descriptor)) return own;
  close(own);
  return -1;
}

long octodo_output_write(int descriptor, const void *bytes, size_t count) {
  ssize_t written;
  do written = write(descriptor, bytes, count);
  while (written < 0 && errno == EINTR);
  return written < 0 && errno == EAGAIN ? 0 : written;
}

static long long now_in_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

bool octodo_output_write_in_time(int descriptor, const void *bytes, size_t count, int milliseconds) {
  const char *next = bytes;
  long long deadline = now_in_milliseconds() + milliseconds;
  while (count > 0) {
    long long left = deadline - now_in_milliseconds();
    struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
    int ready = poll(&writable, 1, left > 0 ? (int)left : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready != 1) return false;
    long written = octodo_output_write(descriptor, next, count);
    if (written < 0) return false;
    next += written;
    count -= (size_t)written;
  }
  return true;
}

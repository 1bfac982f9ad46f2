#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { report_descriptor = 3 };

// The calling process has threads, so everything from here to `octodo_pty_start` is async-signal-safe.

static void run_job(const char *path, char *const arguments[], char *const environment[]) {
  close(report_descriptor);
  setpgid(0, 0);
  tcsetpgrp(STDIN_FILENO, getpid());
  for (int signal = 1; signal < NSIG; signal++) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    if (signal != SIGKILL && signal != SIGSTOP) sigaction(signal, &usual, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  _exit(127);
}

static void report(const char *what, int number) {
  char text[32] = "[[";
  size_t length = 2 + strlen(what);
  memcpy(text + 2, what, length - 2);
  text[length++] = ' ';
  if (number >= 100) text[length++] = '0' + number / 100;
  if (number >= 10) text[length++] = '0' + number / 10 % 10;
  text[length++] = '0' + number % 10;
  memcpy(text + length, "]]\n", 3);
  length += 3;
  (void)!write(report_descriptor, text, length);
  // The last one, because the terminal may accept no output.
  (void)!write(STDOUT_FILENO, text, length);
}

static void lead(const char *path, char *const arguments[], char *const environment[]) {
  sigaction(SIGHUP, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
  sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
  sigaction(SIGTTOU, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
  pid_t job = fork();
  if (job == 0) run_job(path, arguments, environment);
  (void)!write(report_descriptor, &job, sizeof job);
  int status = 0;
  while (waitpid(job, &status, WUNTRACED) == job && WIFSTOPPED(status)) report("stopped", WSTOPSIG(status));
  if (WIFSIGNALED(status)) {
    report("killed", WTERMSIG(status));
  } else {
    report("exited", WEXITSTATUS(status));
  }
  // A terminal whose session ends loses its modes, so the session is kept until the caller has read them.
  char nothing;
  (void)!read(report_descriptor, &nothing, 1);
  _exit(0);
}

static void become_leader(
    int slave, int reports, const char *path, char *const arguments[], char *const environment[]) {
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  int kept = fcntl(reports, F_DUPFD, 10);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(slave, descriptor);
  dup2(kept, report_descriptor);
  // Above all the terminals of other tests, which cannot hang up while a process has them open.
  close_range(report_descriptor + 1, ~0U, 0);
  lead(path, arguments, environment);
}

bool octodo_pty_open(struct octodo_pty *pty, int rows, int columns, char erase) {
  char name[64];
  struct termios modes;
  pty->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (pty->master < 0 || grantpt(pty->master) != 0 || unlockpt(pty->master) != 0) return false;
  if (ptsname_r(pty->master, name, sizeof name) != 0) return false;
  pty->slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (pty->slave < 0 || tcgetattr(pty->slave, &modes) != 0) return false;
  modes.c_cc[VERASE] = (cc_t)erase;
  return tcsetattr(pty->slave, TCSANOW, &modes) == 0 && octodo_pty_resize(pty->master, rows, columns);
}

bool octodo_pty_start(
    struct octodo_pty *pty, const char *path, char *const arguments[], char *const environment[]) {
  int reports[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, reports) != 0) return false;
  pty->leader = fork();
  if (pty->leader == 0) become_leader(pty->slave, reports[1], path, arguments, environment);
  close(pty->slave);
  close(reports[1]);
  pty->slave = -1;
  pty->reports = reports[0];
  return pty->leader > 0 && read(pty->reports, &pty->job, sizeof pty->job) == sizeof pty->job;
}

bool octodo_pty_modes(int master, char *text, unsigned long capacity) {
  struct termios modes;
  if (tcgetattr(master, &modes) != 0) return false;
  int length = snprintf(
      text, capacity, "iflag %o oflag %o cflag %o lflag %o cc", modes.c_iflag, modes.c_oflag, modes.c_cflag,
      modes.c_lflag);
  for (int i = 0; i < NCCS && (unsigned long)length + 4 < capacity; i++) {
    length += snprintf(text + length, capacity - (unsigned long)length, " %02x", modes.c_cc[i]);
  }
  return true;
}

bool octodo_pty_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size) == 0;
}

bool octodo_pty_pause(int master, bool is_paused) {
  char name[64];
  if (ptsname_r(master, name, sizeof name) != 0) return false;
  int slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave < 0) return false;
  bool done = tcflow(slave, is_paused ? TCOOFF : TCOON) == 0;
  close(slave);
  return done;
}

bool octodo_pty_limit_descriptors(pid_t job, unsigned long count) {
  struct rlimit limit = {.rlim_cur = count, .rlim_max = count};
  return prlimit(job, RLIMIT_NOFILE, &limit, NULL) == 0;
}

long octodo_pty_read(int descriptor, void *buffer, unsigned long capacity, int milliseconds) {
  struct pollfd ready = {.fd = descriptor, .events = POLLIN};
  int count = poll(&ready, 1, milliseconds);
  if (count == 0 || (count < 0 && errno == EINTR)) return 0;
  ssize_t length = read(descriptor, buffer, capacity);
  return length > 0 ? length : -1;
}

void octodo_pty_end(struct octodo_pty *pty) {
  if (pty->job > 0) kill(-pty->job, SIGKILL);
  if (pty->reports >= 0) close(pty->reports);
  if (pty->slave >= 0) close(pty->slave);
  if (pty->master >= 0) close(pty->master);
  if (pty->leader > 0) waitpid(pty->leader, NULL, 0);
}

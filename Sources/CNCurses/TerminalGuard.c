#define _GNU_SOURCE
#include "TerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "HeldMessages.h"
#include "TerminalOutput.h"

// Everything below `on_deadly_signal` in the call tree is async-signal-safe, see signal-safety(7).

enum { idle, armed, restoring };
enum { most_leave_bytes = 512, signal_stack_bytes = 64 * 1024, patience_milliseconds = 200 };

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
// The loop receives the first four as events while they are blocked; the guard sees them only if they are not
// blocked. The others terminate a program without its request, for example SIGXCPU with `ulimit -t`.
static const int requests[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM,
                               SIGVTALRM, SIGPROF, SIGIO,   SIGPWR,  SIGXCPU, SIGSTKFLT, SIGSYS};
enum { crash_count = sizeof crashes / sizeof *crashes, request_count = sizeof requests / sizeof *requests };

static atomic_int state = idle;
static int terminal = -1;
static int output = -1;
static struct termios saved_modes;
static char leave_bytes[most_leave_bytes];
static size_t leave_count;
static struct sigaction before_crashes[crash_count];
static struct sigaction before_requests[request_count];
static char signal_stack[signal_stack_bytes] __attribute__((aligned(16)));

// The modes that cfmakeraw(3) sets. No shell starts a program with them, so a killed program left them behind.
static bool are_left_raw(const struct termios *modes) {
  return !(modes->c_lflag & (ICANON | ECHO | ISIG | IEXTEN)) && !(modes->c_oflag & OPOST) &&
         !(modes->c_iflag & (ICRNL | IXON));
}

// Restores the kernel modes that cfmakeraw(3) disables.
static void make_usual(struct termios *modes) {
  modes->c_iflag |= ICRNL | IXON;
  modes->c_oflag |= OPOST | ONLCR;
  modes->c_lflag |= ICANON | ECHO | ISIG | IEXTEN;
}

bool octodo_tty_save(int descriptor) {
  if (tcgetattr(descriptor, &saved_modes) != 0) return false;
  if (are_left_raw(&saved_modes)) make_usual(&saved_modes);
  // A separate descriptor, so that the terminal can be restored even if standard input is already closed.
  if (terminal < 0) terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (terminal < 0) terminal = descriptor;
  if (output < 0) output = octodo_output_open(STDOUT_FILENO);
  if (output < 0) output = STDOUT_FILENO;
  return true;
}

int octodo_tty_output(void) { return output; }

// If another process group is in the foreground, the terminal is not ours to change.
static bool owns_terminal(void) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground < 0 || foreground == getpgrp();
}

// The first caller restores; later ones have nothing left to do.
static bool begin_restoring(void) {
  int expected = armed;
  return atomic_compare_exchange_strong(&state, &expected, restoring);
}

// A terminal that accepts no output may discard what it has not shown yet, because that screen will not be seen
// again.
static void leave_screen(void) {
  if (octodo_output_write_in_time(output, leave_bytes, leave_count, patience_milliseconds)) return;
  tcflush(output, TCOFLUSH);
  octodo_output_write_in_time(output, leave_bytes, leave_count, patience_milliseconds);
}

// Retries on failure, with the other descriptor, because a terminal left in raw mode is unusable.
static void restore_modes(void) {
  const int ways[] = {terminal, terminal, output, STDIN_FILENO};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    if (tcsetattr(ways[i], TCSANOW, &saved_modes) == 0) return;
  }
}

// No step depends on the success of an earlier one.
static void restore(void) {
  if (owns_terminal()) {
    leave_screen();
    restore_modes();
  }
  octodo_messages_release();
}

static void restore_in_haste(void) {
  if (!begin_restoring()) return;
  // The rest of an unfinished paste must not reach the shell as commands.
  if (owns_terminal()) tcflush(terminal, TCIFLUSH);
  restore();
  atomic_store(&state, idle);
}

static void on_deadly_signal(int signal) {
  restore_in_haste();
  // Another thread may be restoring; it needs this time before the process ends.
  for (int wait = 0; wait < 200 && atomic_load(&state) == restoring; wait++) poll(NULL, 0, 1);
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(signal, &usual, NULL);
  // The signal is blocked here, so it takes effect on return.
  raise(signal);
}

static void catch_signal(int signal, struct sigaction *before, bool even_if_ignored) {
  sigaction(signal, NULL, before);
  if (!even_if_ignored && before->sa_handler == SIG_IGN) return;
  struct sigaction ours = {.sa_handler = on_deadly_signal, .sa_flags = SA_ONSTACK};
  sigfillset(&ours.sa_mask);
  sigaction(signal, &ours, NULL);
}

static void catch_signals(void) {
  // A separate stack, for a crash by stack overflow. It replaces the stack of Swift's backtracer, as our handlers
  // replace its handlers: with the terminal in raw mode, the backtracer would wait for a key that the user does not
  // know about.
  stack_t stack = {.ss_sp = signal_stack, .ss_size = sizeof signal_stack};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < crash_count; i++) catch_signal(crashes[i], &before_crashes[i], true);
  for (int i = 0; i < request_count; i++) catch_signal(requests[i], &before_requests[i], false);
}

bool octodo_tty_take(const char *leave, size_t count) {
  if (atomic_load(&state) != idle) return true;
  if (terminal < 0 || count > sizeof leave_bytes) {
    errno = EINVAL;
    return false;
  }
  memcpy(leave_bytes, leave, count);
  leave_count = count;
  static bool is_at_exit;
  if (!is_at_exit) is_at_exit = atexit(restore_in_haste) == 0;
  catch_signals();
  octodo_messages_hold();
  atomic_store(&state, armed);
  struct termios raw = saved_modes;
  cfmakeraw(&raw);
  if (tcsetattr(terminal, TCSADRAIN, &raw) == 0) return true;
  octodo_tty_give_back();
  return false;
}

void octodo_tty_give_back(void) {
  if (!begin_restoring()) return;
  restore();
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &before_crashes[i], NULL);
  for (int i = 0; i < request_count; i++) sigaction(requests[i], &before_requests[i], NULL);
  atomic_store(&state, idle);
}

#define _GNU_SOURCE
#include "CNCurses.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

// ncurses would install unsafe handlers for these.
static const int caught_signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
enum { caught_count = sizeof caught_signals / sizeof *caught_signals };

static void do_nothing(int signal) { (void)signal; }

int octodo_open_screen(const char *type) {
  int output = memfd_create("screen", MFD_CLOEXEC);
  FILE *file = output < 0 ? NULL : fdopen(output, "w");
  if (!file) return -1;
  struct sigaction before[caught_count];
  for (int i = 0; i < caught_count; i++) sigaction(caught_signals[i], NULL, &before[i]);
  // ncurses ignores SIGTSTP while it draws, and would lose a stop signal that arrives then. It leaves the signal
  // alone if a handler is already installed when it starts (`_nc_signal_handler` in its lib_tstp.c).
  struct sigaction kept = {.sa_handler = do_nothing};
  sigaction(SIGTSTP, &kept, NULL);
  SCREEN *screen = newterm(type, file, stdin);
  for (int i = 0; i < caught_count; i++) sigaction(caught_signals[i], &before[i], NULL);
  if (screen) return output;
  fclose(file);
  return -1;
}

cchar_t octodo_blank_cell(attr_t attributes, int pair) {
  cchar_t cell;
  // The last argument sets the pair, because the one before it has only 16 bits.
  setcchar(&cell, L" ", attributes, 0, &pair);
  return cell;
}

static int (*width_of)(uint32_t);

void octodo_use_widths(int (*width)(uint32_t character)) { width_of = width; }

__attribute__((visibility("default"))) int wcwidth(wchar_t character) {
  if (character == 0) return 0;
  if (width_of) return width_of((uint32_t)character);
  return character < 0x20 || (character >= 0x7F && character < 0xA0) ? -1 : 1;
}

bool octodo_use_utf8(void) {
  static const char *const locales[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    if (setlocale(LC_CTYPE, locales[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}

bool octodo_window_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

long octodo_read_ready(int descriptor, void *buffer, unsigned long capacity) {
  struct pollfd ready = {.fd = descriptor, .events = POLLIN};
  while (poll(&ready, 1, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  if (ready.revents == 0) return 0;
  if (!(ready.revents & POLLIN)) return -1;
  ssize_t count = read(descriptor, buffer, capacity);
  if (count > 0) return count;
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}

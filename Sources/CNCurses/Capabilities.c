#define _GNU_SOURCE
#include "CNCurses.h"

#include <unistd.h>

// A file of its own, for this header defines macros by the name of `columns` and the like.
#if __has_include(<ncursesw/term.h>)
#include <ncursesw/term.h>
#else
#include <term.h>
#endif

bool octodo_load_terminal(const char *type) {
  int problem;
  return setupterm(type, STDOUT_FILENO, &problem) == OK;
}

const char *octodo_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

bool octodo_can_draw(void) {
  return octodo_capability("cup") && (octodo_capability("clear") || octodo_capability("ed"));
}

bool octodo_wraps_late(void) { return tigetflag("xenl") > 0; }

void octodo_forget_terminal(void) { del_curterm(cur_term); }

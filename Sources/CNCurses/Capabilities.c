#define _GNU_SOURCE
#include "CNCurses.h"

#include <string.h>
#include <unistd.h>

// In a separate file, because this header defines macros named `columns` and the like.
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

static bool is_control_sequence(const char *name) {
  const char *value = octodo_capability(name);
  return value && strncmp(value, "\033[", 2) == 0;
}

bool octodo_can_draw(void) {
  return is_control_sequence("cup") && (is_control_sequence("clear") || is_control_sequence("ed"));
}

bool octodo_wraps_late(void) { return tigetflag("xenl") > 0; }

bool octodo_wraps_at_once(void) { return tigetflag("am") > 0 && !octodo_wraps_late(); }

void octodo_forget_terminal(void) { del_curterm(cur_term); }

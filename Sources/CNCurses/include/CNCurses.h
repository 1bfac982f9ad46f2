#ifndef CNCURSES_H
#define CNCURSES_H

// Swift uses ncurses through this header: the library's functions, plus its macros and global variables, which Swift
// cannot access.

#define NCURSES_WIDECHAR 1
#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#else
#include <curses.h>
#endif

#include "TerminalGuard.h"
#include "TerminalOutput.h"

static const attr_t octodo_attribute_bold = A_BOLD;
static const attr_t octodo_attribute_dim = A_DIM;
static const attr_t octodo_attribute_italic = A_ITALIC;
static const attr_t octodo_attribute_underline = A_UNDERLINE;
static const attr_t octodo_attribute_reverse = A_REVERSE;

static inline WINDOW *octodo_standard_screen(void) { return stdscr; }
static inline WINDOW *octodo_current_screen(void) { return curscr; }
static inline int octodo_color_count(void) { return COLORS; }
static inline int octodo_pair_count(void) { return COLOR_PAIRS; }

/// Loads the description of a terminal type for the next three functions, without changing the terminal. Returns false
/// if there is none, or only a generic one.
bool octodo_load_terminal(const char *type);

/// A string capability of the loaded terminal type; NULL if it lacks it.
const char *octodo_capability(const char *name);

/// Whether the loaded terminal type can move its cursor and clear its screen with the control sequences of ECMA-48.
bool octodo_can_draw(void);

/// Whether the terminal wraps only before the next character, not after the last column, so that its last row
/// can be filled to the end without scrolling.
bool octodo_wraps_late(void);

/// Whether the terminal type wraps as soon as the last column is written, like `ansi`. Most terminals that use such a
/// name today do not.
bool octodo_wraps_at_once(void);

/// Frees what `octodo_load_terminal` loaded.
void octodo_forget_terminal(void);

/// newterm(3X) with a file in memory as its output, so that a whole frame can be sent to the terminal in one write;
/// ncurses alone writes at each move of the cursor. The file is no terminal, so ncurses leaves modes, size and signals
/// to octodo. Returns the file's descriptor, or -1 on failure.
int octodo_open_screen(const char *type);

/// A blank cell with attributes and a colour pair. The next two functions put characters into it, because setcchar(3X)
/// would measure and check every cell of a frame again.
cchar_t octodo_blank_cell(attr_t attributes, int pair);

/// Replaces the character and the combining marks of a cell.
static inline void octodo_set_character(cchar_t *cell, uint32_t character) {
  cell->chars[0] = (wchar_t)character;
  for (int i = 1; i < CCHARW_MAX; i++) cell->chars[i] = 0;
}

/// Puts a combining mark, counted from 0, on the character of a cell. There is room for four.
static inline void octodo_set_mark(cchar_t *cell, int index, uint32_t mark) {
  if (index + 1 < CCHARW_MAX) cell->chars[index + 1] = (wchar_t)mark;
}

/// Gives ncurses the widths of characters in columns, -1 for what is not printable. ncurses calls wcwidth(3), and the
/// dynamic linker resolves that to the function of this library instead of the C library's, which knows only the
/// characters of its own time and would make ncurses draw a blank for the others.
void octodo_use_widths(int (*width)(uint32_t character));

/// Sets a UTF-8 locale for the C library: the user's own, or else C.UTF-8. Returns false if neither exists.
bool octodo_use_utf8(void);

/// The terminal's size in cells as the kernel knows it; false if it knows none.
bool octodo_window_size(int descriptor, int *rows, int *columns);

/// Reads without waiting, so that the descriptor, which other programs share, can stay a blocking one.
/// Returns 0 if there is nothing to read, -1 if the other side is closed.
long octodo_read_ready(int descriptor, void *buffer, unsigned long capacity);

#endif

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

/// Loads the description of a terminal type, for the three functions that follow, without touching the
/// terminal; false where there is none, or only a generic one.
bool octodo_load_terminal(const char *type);

/// A string capability of the terminal that is loaded; NULL where it has none.
const char *octodo_capability(const char *name);

/// Whether the terminal that is loaded can be drawn on: it can place its cursor and clear its screen,
/// with the control sequences of ECMA-48.
bool octodo_can_draw(void);

/// Whether the terminal wraps only before the next character, not after the last column, so that its last row
/// can be filled to the end without scrolling.
bool octodo_wraps_late(void);

/// Whether the terminal wraps as soon as the last column is written, as is said of `ansi` and the like.
/// Most of what runs under such a name today does not.
bool octodo_wraps_at_once(void);

/// Frees what `octodo_load_terminal` loaded.
void octodo_forget_terminal(void);

/// newterm(3X) with a file in memory for its output, so that a whole picture can go to the terminal in one
/// piece, while ncurses alone writes at each move of the cursor. It finds no terminal there, so modes, size
/// and signals are left to us. Returns the file's descriptor, -1 where it fails.
int octodo_open_screen(const char *type);

/// A blank cell with attributes and a colour pair. The two functions that follow put characters into it;
/// setcchar(3X) would measure and check everything again for each cell of a picture.
cchar_t octodo_blank_cell(attr_t attributes, int pair);

/// Puts a character into a cell, in place of that and of the marks that it had.
static inline void octodo_set_character(cchar_t *cell, uint32_t character) {
  cell->chars[0] = (wchar_t)character;
  for (int i = 1; i < CCHARW_MAX; i++) cell->chars[i] = 0;
}

/// Puts a combining mark, counted from 0, on the character of a cell. There is room for four.
static inline void octodo_set_mark(cchar_t *cell, int index, uint32_t mark) {
  if (index + 1 < CCHARW_MAX) cell->chars[index + 1] = (wchar_t)mark;
}

/// The columns that the C library gives a character, -1 for an unprintable one. ncurses counts by it.
int octodo_width(uint32_t character);

/// Makes the C library read and write UTF-8: in the user's locale, or else in C.UTF-8. False where it has
/// neither.
bool octodo_use_utf8(void);

/// The terminal's size in cells as the kernel knows it; false where it knows none.
bool octodo_window_size(int descriptor, int *rows, int *columns);

/// Reads what is there and no more, so that the descriptor, which other programs share, may stay a blocking
/// one. 0: nothing is there; -1: the other side is gone.
long octodo_read_ready(int descriptor, void *buffer, unsigned long capacity);

#endif

// The minimal cost of a list in ncurses: draws and scrolls N items, in the layout of octodo's list of
// repositories. Scripts/bench compares octodo with it, on the same machine in the same run.
//
//   cc -O2 floor.c -lncursesw -o floor && ./floor 1000
//
// Keys: j k, arrows, PageUp, PageDown, q.

#define _XOPEN_SOURCE 700
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

// The tabs and the query above the list, the status line below.
enum { first_row = 2, other_rows = 3 };

struct item {
  char name[40];
  int stars;
  const char *language;
  int days;
  const char *description;
};

static struct item *make_items(int count) {
  static const char *const languages[] = {"Swift", "C", "Rust", "TypeScript", "Go", "Python", "Ruby"};
  static const char *const descriptions[] = {
      "A library that does one thing and does it well",
      "Tools for the terminal, small and fast, without configuration",
      "The missing part of the standard library, with tests and examples for each function in it",
      "Notes on how it works",
      "An editor for people who like their keyboard",
  };
  struct item *items = calloc((size_t)count, sizeof *items);
  if (!items) return NULL;
  for (int i = 0; i < count; i++) {
    snprintf(items[i].name, sizeof items[i].name, "owner%d/project-%d", i % 97, i);
    items[i].stars = (i * 7919) % 100000;
    items[i].language = languages[i % (int)(sizeof languages / sizeof *languages)];
    items[i].days = (i * 31) % 900;
    items[i].description = descriptions[i % (int)(sizeof descriptions / sizeof *descriptions)];
  }
  return items;
}

static void draw_item(int row, const struct item *item, bool is_selected) {
  char line[512];
  snprintf(
      line, sizeof line, "%-30.30s %7d  %-12.12s %4dd  %-300.300s", item->name, item->stars, item->language,
      item->days, item->description);
  if (is_selected) attron(A_REVERSE);
  mvaddnstr(row, 0, line, COLS);
  if (is_selected) attroff(A_REVERSE);
}

static void draw(const struct item *items, int count, int top, int selected) {
  int rows = LINES - other_rows;
  erase();
  attron(A_BOLD);
  mvaddstr(0, 0, " 1 Search ");
  attroff(A_BOLD);
  addstr("  2 Todos ");
  mvaddstr(1, 0, "/ language:swift stars:>100");
  for (int i = 0; i < rows && top + i < count; i++) {
    draw_item(first_row + i, &items[top + i], top + i == selected);
  }
  // The benchmark waits for the last word, which marks the end of the frame.
  mvprintw(LINES - 1, 0, "%d of %d  Enter open  / search  ? help  status", selected + 1, count);
  refresh();
}

int main(int argument_count, char **arguments) {
  int count = argument_count > 1 ? atoi(arguments[1]) : 1000;
  struct item *items = count > 0 ? make_items(count) : NULL;
  if (!items) {
    fputs("Say how many items to show: floor 1000\n", stderr);
    return 2;
  }
  setlocale(LC_ALL, "");
  if (!newterm(NULL, stdout, stdin)) {
    fputs("This terminal cannot be used; check TERM.\n", stderr);
    return 2;
  }
  raw();
  noecho();
  nonl();
  curs_set(0);
  leaveok(stdscr, TRUE);
  keypad(stdscr, TRUE);
  int top = 0;
  int selected = 0;
  for (int key = KEY_RESIZE; key != 'q' && key != ERR; key = getch()) {
    int rows = LINES - other_rows > 1 ? LINES - other_rows : 1;
    if (key == 'j' || key == KEY_DOWN) selected++;
    if (key == 'k' || key == KEY_UP) selected--;
    if (key == KEY_NPAGE) selected += rows;
    if (key == KEY_PPAGE) selected -= rows;
    if (selected >= count) selected = count - 1;
    if (selected < 0) selected = 0;
    if (selected < top) top = selected;
    if (selected >= top + rows) top = selected - rows + 1;
    draw(items, count, top, selected);
  }
  endwin();
  free(items);
  return 0;
}

#include "CMarkdown.h"

#include "Arena.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <cmark-gfm/buffer.h>
#include <cmark-gfm/houdini.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// A text, and where each of its lines starts; no lines until they are wanted.
typedef struct {
  const char *text;
  size_t length;
  size_t *starts;
  size_t count;
} source_lines;

struct octodo_markdown {
  cmark_node *root;
  cmark_iter *iterator;
  source_lines lines;
  // Whether its nodes are in the arena.
  bool has_arena;
};

// Held as long as a document: the library keeps the marks of its extensions in tables, which each parser changes while it
// runs, and there is one arena.
static pthread_mutex_t parsing = PTHREAD_MUTEX_INITIALIZER;

// In bytes. Building and freeing the nodes of a longer text one by one takes a fifth of the time of all that is done with
// them. A short one does not need the 2 MiB with which the arena begins.
static const size_t longest_without_arena = 64 * 1024;

static void attach(cmark_parser *parser, const char *name) {
  cmark_syntax_extension *extension = cmark_find_syntax_extension(name);
  if (extension != NULL) cmark_parser_attach_syntax_extension(parser, extension);
}

// Finds where each line starts. Lines end with \n, \r or both, as for the library.
static bool find_lines(source_lines *lines) {
  size_t capacity = 0;
  for (size_t index = 0; index < lines->length; index++) {
    char last = index == 0 ? '\n' : lines->text[index - 1];
    if (last != '\n' && (last != '\r' || lines->text[index] == '\n')) continue;
    if (lines->count == capacity) {
      capacity = capacity == 0 ? 256 : capacity * 2;
      size_t *starts = realloc(lines->starts, capacity * sizeof *starts);
      if (starts == NULL) return false;
      lines->starts = starts;
    }
    lines->starts[lines->count++] = index;
  }
  return true;
}

// Whether the box at the start of a task has an x. It is the first bracket after the mark of the item, while the library
// takes any [x] in the line.
static bool is_checked(cmark_node *item, source_lines *lines) {
  if (!cmark_gfm_extensions_get_tasklist_item_checked(item)) return false;
  if (lines->count == 0 && !find_lines(lines)) return true;
  size_t line = (size_t)cmark_node_get_start_line(item) - 1;
  size_t column = (size_t)cmark_node_get_start_column(item) - 1;
  if (line >= lines->count) return false;
  size_t start = lines->starts[line] + column;
  size_t end = line + 1 < lines->count ? lines->starts[line + 1] : lines->length;
  if (start >= end) return false;
  const char *bracket = memchr(lines->text + start, '[', end - start);
  if (bracket == NULL || bracket + 1 == lines->text + end) return false;
  return bracket[1] == 'x' || bracket[1] == 'X';
}

static bool is_task(cmark_node *node) {
  if (cmark_node_get_type(node) != CMARK_NODE_ITEM) return false;
  return strcmp(cmark_node_get_type_string(node), "tasklist") == 0;
}

static cmark_node *parse(const char *text, size_t length, bool has_tables, cmark_mem *memory) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_FOOTNOTES, memory);
  if (parser == NULL) return NULL;
  attach(parser, "strikethrough");
  attach(parser, "tasklist");
  if (has_tables) attach(parser, "table");
  cmark_parser_feed(parser, text, length);
  cmark_node *root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return root;
}

octodo_markdown *octodo_markdown_parse(const char *text, size_t length, bool has_tables) {
  octodo_markdown *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  document->lines = (source_lines){.text = text, .length = length};
  document->has_arena = length > longest_without_arena;
  cmark_mem *memory = document->has_arena ? octodo_arena() : cmark_get_default_mem_allocator();
  pthread_mutex_lock(&parsing);
  document->root = parse(text, length, has_tables, memory);
  document->iterator = document->root == NULL ? NULL : cmark_iter_new(document->root);
  if (document->iterator == NULL) {
    octodo_markdown_free(document);
    return NULL;
  }
  return document;
}

void octodo_markdown_free(octodo_markdown *document) {
  if (document->has_arena) {
    octodo_arena_reset();
  } else {
    if (document->iterator != NULL) cmark_iter_free(document->iterator);
    if (document->root != NULL) cmark_node_free(document->root);
  }
  pthread_mutex_unlock(&parsing);
  free(document->lines.starts);
  free(document);
}

// The numbers of extension nodes are known only at run time.
static octodo_markdown_kind extension_kind(cmark_node *node) {
  const char *name = cmark_node_get_type_string(node);
  if (strcmp(name, "table") == 0) return octodo_markdown_table;
  if (strcmp(name, "table_row") == 0 || strcmp(name, "table_header") == 0) return octodo_markdown_row;
  if (strcmp(name, "table_cell") == 0) return octodo_markdown_cell;
  if (strcmp(name, "strikethrough") == 0) return octodo_markdown_struck;
  return octodo_markdown_other;
}

static octodo_markdown_kind kind(cmark_node *node) {
  switch (cmark_node_get_type(node)) {
    case CMARK_NODE_BLOCK_QUOTE: return octodo_markdown_quote;
    case CMARK_NODE_LIST: return octodo_markdown_list;
    case CMARK_NODE_ITEM: return octodo_markdown_item;
    case CMARK_NODE_CODE_BLOCK: return octodo_markdown_code_block;
    case CMARK_NODE_HTML_BLOCK: return octodo_markdown_html_block;
    case CMARK_NODE_PARAGRAPH: return octodo_markdown_paragraph;
    case CMARK_NODE_HEADING: return octodo_markdown_heading;
    case CMARK_NODE_THEMATIC_BREAK: return octodo_markdown_rule;
    case CMARK_NODE_FOOTNOTE_DEFINITION: return octodo_markdown_footnote;
    case CMARK_NODE_TEXT: return octodo_markdown_text;
    case CMARK_NODE_SOFTBREAK: return octodo_markdown_soft_break;
    case CMARK_NODE_LINEBREAK: return octodo_markdown_line_break;
    case CMARK_NODE_CODE: return octodo_markdown_code;
    case CMARK_NODE_HTML_INLINE: return octodo_markdown_html;
    case CMARK_NODE_EMPH: return octodo_markdown_emphasis;
    case CMARK_NODE_STRONG: return octodo_markdown_strong;
    case CMARK_NODE_LINK: return octodo_markdown_link;
    case CMARK_NODE_IMAGE: return octodo_markdown_image;
    case CMARK_NODE_FOOTNOTE_REFERENCE: return octodo_markdown_footnote_reference;
    default: return extension_kind(node);
  }
}

static int number(cmark_node *node, octodo_markdown_kind kind, source_lines *lines) {
  switch (kind) {
    case octodo_markdown_heading: return cmark_node_get_heading_level(node);
    case octodo_markdown_list:
      return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? cmark_node_get_list_start(node) : -1;
    case octodo_markdown_item:
      if (!is_task(node)) return -1;
      return is_checked(node, lines) ? 1 : 0;
    case octodo_markdown_table: return cmark_gfm_extensions_get_table_columns(node);
    default: return 0;
  }
}

bool octodo_markdown_next(octodo_markdown *document, octodo_markdown_event *event) {
  cmark_event_type type = cmark_iter_next(document->iterator);
  if (type == CMARK_EVENT_DONE) return false;
  cmark_node *node = cmark_iter_get_node(document->iterator);
  event->kind = kind(node);
  event->ends = type == CMARK_EVENT_EXIT;
  bool has_address = event->kind == octodo_markdown_link || event->kind == octodo_markdown_image;
  event->text = has_address ? cmark_node_get_url(node) : cmark_node_get_literal(node);
  event->info = event->kind == octodo_markdown_code_block ? cmark_node_get_fence_info(node) : NULL;
  event->number = number(node, event->kind, &document->lines);
  event->has_parentheses =
      event->kind == octodo_markdown_list && cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM;
  event->is_tight = event->kind == octodo_markdown_list && cmark_node_get_list_tight(node) != 0;
  event->alignments =
      event->kind == octodo_markdown_table ? cmark_gfm_extensions_get_table_alignments(node) : NULL;
  return true;
}

char *octodo_markdown_unescape(const char *html, size_t length) {
  cmark_strbuf text;
  cmark_strbuf_init(cmark_get_default_mem_allocator(), &text, 0);
  houdini_unescape_html_f(&text, (const uint8_t *)html, (bufsize_t)length);
  return (char *)cmark_strbuf_detach(&text);
}

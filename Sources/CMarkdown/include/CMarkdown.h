#ifndef OCTODO_CMARKDOWN_H
#define OCTODO_CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

/// What a node of a Markdown document is.
typedef enum {
  octodo_markdown_other,
  octodo_markdown_quote,
  octodo_markdown_list,
  octodo_markdown_item,
  octodo_markdown_code_block,
  octodo_markdown_html_block,
  octodo_markdown_paragraph,
  octodo_markdown_heading,
  octodo_markdown_rule,
  octodo_markdown_footnote,
  octodo_markdown_table,
  octodo_markdown_row,
  octodo_markdown_cell,
  octodo_markdown_text,
  octodo_markdown_soft_break,
  octodo_markdown_line_break,
  octodo_markdown_code,
  octodo_markdown_html,
  octodo_markdown_emphasis,
  octodo_markdown_strong,
  octodo_markdown_struck,
  octodo_markdown_link,
  octodo_markdown_image,
  octodo_markdown_footnote_reference,
} octodo_markdown_kind;

/// A node that begins or ends. One without content only begins.
typedef struct {
  octodo_markdown_kind kind;
  bool ends;
  /// Of text, code, HTML and footnote references, in UTF-8; NULL elsewhere. It lives as long as the document.
  const char *text;
  /// Of a heading its level; of a list that is numbered its first number, of another one -1; of a task its state, 1 where
  /// it is done and 0 where not, of another item -1; of a table its columns; 0 elsewhere.
  int number;
  /// True for a list whose items stand close together.
  bool is_tight;
  /// One letter a column of a table: l, c, r, or 0 where nothing is said; NULL elsewhere.
  const unsigned char *alignments;
} octodo_markdown_event;

/// A Markdown document in the order of its source.
typedef struct octodo_markdown octodo_markdown;

/// Reads Markdown as GitHub does (github.github.com/gfm), with or without its tables. `text` is UTF-8. NULL where there is
/// no memory.
octodo_markdown *octodo_markdown_parse(const char *text, size_t length, bool has_tables);

/// Returns false at the end of the document.
bool octodo_markdown_next(octodo_markdown *document, octodo_markdown_event *event);

void octodo_markdown_free(octodo_markdown *document);

/// HTML text with its character references, such as `&amp;`, as what they stand for. The caller frees it.
char *octodo_markdown_unescape(const char *html, size_t length);

#endif

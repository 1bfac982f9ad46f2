#ifndef OCTODO_CMARKDOWN_H
#define OCTODO_CMARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

/// The kind of a node in a Markdown document.
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

/// The start or the end of a node. A node without content has no end.
typedef struct {
  octodo_markdown_kind kind;
  bool ends;
  /// The text of text, code, HTML and footnote references, the address of links and images, in UTF-8; NULL for other
  /// nodes. Valid as long as the document.
  const char *text;
  /// What follows the fence of a block of code, its language first; NULL for other nodes.
  const char *info;
  /// Heading: its level. List: its first number, or -1 without numbers. Item: 1 for a completed task, 0 for an open
  /// one, -1 for other items. Table: the number of columns. Other nodes: 0.
  int number;
  /// True for a list with numbers such as `1)`.
  bool has_parentheses;
  /// True for a list without empty lines between its items.
  bool is_tight;
  /// The alignment of each column of a table: l, c, r, or 0 for none; NULL for other nodes.
  const unsigned char *alignments;
} octodo_markdown_event;

/// A Markdown document in the order of its source.
typedef struct octodo_markdown octodo_markdown;

/// Parses GitHub's Markdown (github.github.com/gfm), with or without tables. `text` is UTF-8, and must stay where it is as
/// long as the document. The thread that parsed it must free it before it parses another one. Returns NULL if memory runs
/// out.
octodo_markdown *octodo_markdown_parse(const char *text, size_t length, bool has_tables);

/// Returns false at the end of the document.
bool octodo_markdown_next(octodo_markdown *document, octodo_markdown_event *event);

void octodo_markdown_free(octodo_markdown *document);

/// Decodes the character references of HTML text, such as `&amp;`. The caller frees the result.
char *octodo_markdown_unescape(const char *html, size_t length);

#endif

import CMarkdown

/// The start and end of each node of a Markdown document, parsed by cmark-gfm, GitHub's own parser.
struct MarkdownEvents: ~Copyable {
  private let document: OpaquePointer

  /// Nil if memory is exhausted.
  init?(_ source: BoundedSource) {
    let document = source.bytes.withUnsafeBytes { bytes in
      octodo_markdown_parse(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, source.hasTables)
    }
    guard let document else { return nil }
    self.document = document
  }

  deinit {
    octodo_markdown_free(document)
  }

  /// Nil at the end.
  func next() -> octodo_markdown_event? {
    var event = octodo_markdown_event()
    return octodo_markdown_next(document, &event) ? event : nil
  }
}

extension octodo_markdown_event {
  /// The text of the node itself.
  var literal: String { text.map { String(cString: $0) } ?? "" }
}

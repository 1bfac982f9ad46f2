import CMarkdown

/// The nodes of a Markdown document as they begin and end, read by cmark-gfm, which is GitHub's own.
struct MarkdownEvents: ~Copyable {
  private let document: OpaquePointer

  /// Nil where there is no memory for it.
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
  /// What the node says itself.
  var literal: String { text.map { String(cString: $0) } ?? "" }
}

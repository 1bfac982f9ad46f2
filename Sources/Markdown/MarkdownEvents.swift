import CMarkdown

/// The start and end of each node of a Markdown document, parsed by cmark-gfm, GitHub's own parser.
struct MarkdownEvents: ~Copyable {
  private let document: OpaquePointer

  /// Nil if memory is exhausted.
  /// - Parameter source: UTF-8, which must stay where it is as long as the events are read.
  init?(_ source: UnsafeRawBufferPointer, hasTables: Bool) {
    let text = source.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let document = octodo_markdown_parse(text, source.count, hasTables) else { return nil }
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

  /// The language of a block of code, the first word after its fence; nil if it has none.
  var language: String? {
    guard let info else { return nil }
    let text = String(cString: info).utf8.drop(while: Self.isBetweenWords).prefix { !Self.isBetweenWords($0) }
    let name = text.first == UInt8(ascii: ".") ? text.dropFirst() : text
    return name.isEmpty ? nil : String(Substring(name).prefix(Self.longestLanguage))
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool { " \t\n,{}".utf8.contains(byte) }

  /// In characters.
  private static let longestLanguage = 30
}

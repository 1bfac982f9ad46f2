import Markdown
import Terminal

/// Any README or post can be parsed, and each of its parts drawn at any width, not wider than that.
struct ReadmeFuzz {
  let complaint: String?

  private static let roomy = 8

  init(_ input: [UInt8]) {
    let source = String(decoding: input, as: UTF8.self)
    let texts = [MarkdownText(source), MarkdownText(source, as: .post), MarkdownText(plain: source)]
    let parts = texts.flatMap(\.parts)
    let widths = [1, 7, 40, 80]
    complaint =
      widths.lazy.compactMap { columns -> String? in
        let rows = parts.map { $0.rows(columns: columns) }
        guard rows.allSatisfy({ !$0.isEmpty }) else { return "A part has no row in \(columns) columns." }
        // A narrower terminal has no room for a wide character beside a margin.
        let isTooWide = columns >= Self.roomy && rows.contains { $0.contains { $0.width > columns } }
        return isTooWide ? "A row is wider than \(columns) columns." : nil
      }.first
  }
}

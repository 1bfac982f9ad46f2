import Markdown

/// Any README can be parsed, and each of its parts drawn at any width.
struct ReadmeFuzz {
  let complaint: String?

  init(_ input: [UInt8]) {
    let parts = MarkdownText(String(decoding: input, as: UTF8.self)).parts
    let widths = [1, 7, 40, 80]
    complaint =
      widths.lazy.compactMap { columns in
        parts.allSatisfy { !$0.rows(columns: columns).isEmpty }
          ? nil : "A part has no row in \(columns) columns."
      }.first
  }
}

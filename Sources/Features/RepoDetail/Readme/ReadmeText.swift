import Markdown

/// A README as parts for reading.
public struct ReadmeText: Hashable, Sendable {
  private let text: MarkdownText
  private let isCut: Bool

  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Reads all of the source, which takes milliseconds where there is much of it: for a helper thread.
  public init(_ source: String) {
    let shown = source.prefix(bytes: Self.longest)
    text = MarkdownText(String(shown))
    isCut = shown.endIndex < source.endIndex || text.isCut
  }

  var parts: [DetailPart] {
    let parts = text.parts.map { DetailPart.markdown($0) }
    return isCut ? parts + [.words(Self.end)] : parts
  }

  private static let end =
    "--- The README goes on; this is as much as is shown here. Press o to see it in the browser. ---"
}

extension String {
  /// The start of the text, in at most so many bytes. No scalar is cut in half.
  fileprivate func prefix(bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: bytes)
    return self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
  }
}

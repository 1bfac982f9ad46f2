/// A README's source as parts for reading. Markdown is made to be read as text, so the marks of headings, lists,
/// tables and code stay; images, tags, addresses and the marks of emphasis, which hide the text, do not.
public struct ReadmeText: Hashable, Sendable {
  let parts: [DetailPart]
  private let source: String

  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Looks at each line of the source, which takes a while where there are many: for a helper thread.
  public init(_ source: String) {
    self.source = source
    parts = Self.parts(of: Array(source.utf8)[...])
  }

  /// Equal sources have equal parts.
  public static func == (left: ReadmeText, right: ReadmeText) -> Bool { left.source == right.source }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  private static func parts(of source: SourceSlice) -> [DetailPart] {
    let shown = source.prefix(bytes: longest)
    let parts = ReadmeBlocks(shown).parts
    guard shown.endIndex < source.endIndex else { return parts }
    let end =
      "--- The README goes on; GitHub itself shows no more than this. Press o to see it in the browser. ---"
    return parts + [.words(end)]
  }
}

/// A README's source as parts for reading: prose is wrapped, code is left as it is. Markdown is made to be
/// read as text, so its marks stay.
enum ReadmeText {
  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024
  /// Bytes: a longer line is more than one part, for a part is laid out at once.
  private static let longestPart = 4_096

  static func parts(of source: String) -> [DetailPart] {
    let shown = source[...].prefix(bytes: longest)
    let parts = parts(of: shown)
    guard shown.endIndex < source.endIndex else { return parts }
    let end =
      "--- The README goes on; GitHub itself shows no more than this. Press o to see it in the browser. ---"
    return parts + [.words(end)]
  }

  private static func parts(of source: Substring) -> [DetailPart] {
    var parts: [DetailPart] = []
    var block: CodeFence?
    for line in source.sourceLines {
      let fence = block == nil ? CodeFence(line) : nil
      let isFence = fence != nil || block?.isClosed(by: line) == true
      if isFence { block = fence }
      let isCode = block != nil || isFence || isIndentedCode(line) || line.utf8.first == UInt8(ascii: "|")
      for piece in line.pieces(bytes: longestPart) {
        parts.append(isCode ? .code(piece, isFence: isFence) : .prose(piece))
      }
    }
    return parts
  }

  private static func isIndentedCode(_ line: Substring) -> Bool {
    line.utf8.first == UInt8(ascii: "\t") || line.utf8.starts(with: "    ".utf8)
  }
}

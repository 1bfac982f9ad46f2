/// A README's source as parts for reading. Markdown is made to be read as text, so most of its marks stay;
/// images, tags and addresses, which hide the text, do not.
enum ReadmeText {
  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  static func parts(of text: String) -> [DetailPart] {
    let source = Array(text.utf8)[...]
    let shown = source.prefix(bytes: longest)
    let parts = ReadmeBlocks(shown).parts
    guard shown.endIndex < source.endIndex else { return parts }
    let end =
      "--- The README goes on; GitHub itself shows no more than this. Press o to see it in the browser. ---"
    return parts + [.words(end)]
  }
}

import FoundationEssentials

/// A file as GitHub's JSON has it, which is what a server sends that does not know the raw media type.
/// Source: docs.github.com/rest/repos/contents, "Get a repository README".
struct ReadmeRecord {
  /// The start of the file, in about as many bytes as `SourceText` reads.
  let bytes: [UInt8]

  /// Of base64, which has four letters for three bytes.
  private static let mostLetters = SourceText.mostBytes / 3 * 4 + 4

  /// Nil where there is no file in base64.
  init?(_ json: JSONValue) {
    // GitHub breaks the lines after 60 letters.
    guard json["encoding"].word == "base64", let content = json["content"].text(bytes: Self.mostLetters * 2),
      let data = Data(base64Encoded: Self.start(of: content), options: .ignoreUnknownCharacters)
    else { return nil }
    bytes = [UInt8](data)
  }

  private static func start(of content: String) -> String {
    let letters = content.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(mostLetters / 4 * 4)
    return String(decoding: Array(letters), as: UTF8.self)
  }
}

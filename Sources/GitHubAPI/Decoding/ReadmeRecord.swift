import FoundationEssentials

/// A file as GitHub's JSON has it, which is what a server sends that does not know the raw media type.
/// Source: docs.github.com/rest/repos/contents, "Get a repository README".
struct ReadmeRecord {
  let bytes: [UInt8]

  /// Nil where there is no file in base64.
  init?(_ json: JSONValue) {
    guard json["encoding"].text == "base64", let content = json["content"].text,
      let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
    else { return nil }
    bytes = [UInt8](data)
  }
}

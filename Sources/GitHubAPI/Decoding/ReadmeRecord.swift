import FoundationEssentials

/// A file as GitHub's JSON has it, which is what a server sends that does not know the raw media type.
/// Source: docs.github.com/rest/repos/contents, "Get a repository README".
struct ReadmeRecord: Decodable {
  let bytes: [UInt8]

  private enum CodingKeys: CodingKey {
    case content, encoding
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let content = try fields.decode(String.self, forKey: .content)
    guard try fields.decode(String.self, forKey: .encoding) == "base64",
      let data = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .content, in: fields, debugDescription: "The content is not in base64.")
    }
    bytes = [UInt8](data)
  }
}

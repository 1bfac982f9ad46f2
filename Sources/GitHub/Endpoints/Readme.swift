public import Domain
import FoundationEssentials

/// The README that GitHub shows for a repository.
public struct ReadmeFile: Hashable, Sendable {
  /// The file's name, which says its format; nil if the server sent the text alone.
  public let name: String?
  /// Empty if `isTooLarge`.
  public let text: String
  /// True for a file of more than 1 MB, which GitHub sends only as raw text.
  public let isTooLarge: Bool
  /// GitHub looks for a README in `.github`, in the root and in `docs`.
  public let location: FileLocation

  public init(name: String?, text: String, isTooLarge: Bool = false, location: FileLocation = FileLocation())
  {
    (self.name, self.text, self.isTooLarge, self.location) = (name, text, isTooLarge, location)
  }
}

extension Endpoint where Value == ReadmeFile? {
  /// The README with its name; nil if there is none.
  /// Source: docs.github.com/rest/repos/contents, "Get a repository README".
  public static func readme(of name: RepoName) -> Self { readme(of: name, as: .json) }

  /// The README's text without its name, for one that is too large for JSON; nil if there is none.
  public static func readmeText(of name: RepoName) -> Self { readme(of: name, as: .raw) }

  private static func readme(of name: RepoName, as type: MediaType) -> Self {
    Self("/repos/\(name)/readme", accept: type, absent: .some(nil)) { response throws(AppError) in
      guard !response.isWebPage else { throw .notJSON }
      if !response.isRaw {
        if let file = (try? response.json()).flatMap(ReadmeFile.init) { return file }
        if response.isPlainJSON { throw .notJSON }
      }
      // A script's stub, or a server that does not know the media type.
      return ReadmeFile(name: nil, text: SourceText.read(response.body))
    }
  }
}

extension ReadmeFile {
  /// Decodes the description of a file; nil if it is none, or its content cannot be read.
  fileprivate init?(_ json: JSONValue) {
    guard let encoding = json["encoding"].word else { return nil }
    let name = json["name"].word
    let location = FileLocation(path: json["path"].word ?? "", page: json["html_url"].word)
    switch encoding {
    case "base64":
      guard let file = [UInt8](base64File: json) else { return nil }
      self.init(name: name, text: SourceText.read(file), location: location)
    case "none":
      guard json["content"].word?.isEmpty == true else { return nil }
      self.init(name: name, text: "", isTooLarge: true, location: location)
    default: return nil
    }
  }
}

extension [UInt8] {
  /// Of base64, which encodes three bytes in four letters.
  private static var maxLetters: Int { SourceText.maxBytes / 3 * 4 + 4 }

  /// Decodes the start of a base64 file in GitHub's JSON, about as many bytes as `SourceText` reads. Nil if there is
  /// no base64 file.
  fileprivate init?(base64File json: JSONValue) {
    // GitHub breaks lines after 60 letters.
    guard let content = json["content"].text(bytes: Self.maxLetters * 2) else { return nil }
    var letters = Self(content.utf8)
    letters.removeAll { $0 <= UInt8(ascii: " ") }
    let start = Data(letters.prefix(Self.maxLetters / 4 * 4))
    guard let data = Data(base64Encoded: start, options: .ignoreUnknownCharacters) else { return nil }
    self.init(data)
  }
}

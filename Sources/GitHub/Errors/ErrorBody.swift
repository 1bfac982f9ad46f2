import HTTP
import HTTPTypes

/// GitHub's message about a failed request, unsanitised.
/// Source: docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api, "Validation failed".
struct ErrorBody {
  /// In characters; a longer text is cut.
  static let longestReason = 500

  /// The maximum number of bytes of one text.
  static let longestText = longestReason * 4
  /// In bytes. A longer body is not a message from GitHub.
  private static let longestBody = 64 << 10
  private static let maxDetails = 20

  /// Worded as part of a sentence, without a full stop; nil if the body has no message.
  let reason: String?
  /// False for an answer that is not from GitHub's API, such as a proxy's page. True for no body at all.
  let isJSON: Bool
  /// True if GitHub blocked the repository.
  let isBlock: Bool

  /// - Parameter token: a text that repeats it is no reason, because it would be shown.
  init(_ response: HTTPClientResponse, without token: Token? = nil) {
    let type = response.head.headerFields[.contentType]?.lowercased() ?? ""
    self.init(response.body, isPlain: type.hasPrefix("text/plain"), without: token)
  }

  /// - Parameters:
  ///   - isPlain: whether a body that is not JSON is a message itself, as GitHub sends some; proxies send pages.
  ///   - token: a text that repeats it is no reason, because it would be shown.
  init(_ body: [UInt8], isPlain: Bool = false, without token: Token? = nil) {
    let json = body.count <= Self.longestBody ? try? JSONValue(body) : nil
    isJSON = json != nil || body.isEmpty
    isBlock = json?["block"].isObject == true
    let details = (json?["errors"].items(first: Self.maxDetails) ?? []).compactMap {
      ErrorDetail($0).sentence
    }
    let plain = isPlain && json == nil ? Self.sentence(body) : nil
    let message = [json?["message"].text(bytes: Self.longestText), json.flatMap(Self.block), plain]
    let parts =
      (message.compactMap(\.self) + [details.joined(separator: ", ")]).map(Self.withoutStop)
      .filter { !$0.isEmpty }
    let text = parts.joined(separator: ": ")
    let repeatsToken = token.map { text.contains($0.secret) } ?? false
    reason = parts.isEmpty || repeatsToken ? nil : String(text.prefix(Self.longestReason))
  }

  /// Why a repository is blocked for legal reasons, and the page about it.
  /// Source: docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api; the field `block` of a 451.
  private static func block(_ json: JSONValue) -> String? {
    let block = json["block"]
    guard block.isObject else { return nil }
    let parts = [block["reason"].word, block["html_url"].webPage].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A plain text in one line; nil for a page of HTML that is called one.
  private static func sentence(_ body: [UInt8]) -> String? {
    let text = String(decoding: body.prefix(longestText), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.first?.hasPrefix("<") == false ? words.joined(separator: " ") : nil
  }

  private static func withoutStop(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == "." || last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

/// One entry of `errors`: an object, or a plain text at some endpoints.
struct ErrorDetail {
  /// What is wrong, in words.
  let sentence: String?

  init(_ json: JSONValue) {
    sentence =
      json.text(bytes: ErrorBody.longestText) ?? json["message"].text(bytes: ErrorBody.longestText)
      ?? Self.words(code: json["code"].word, field: json["field"].word)
  }

  private static func words(code: String?, field: String?) -> String? {
    guard let code else { return field.map { "\($0) is not valid" } }
    let subject = field ?? "the resource"
    return switch code {
    case "missing": "\(subject) does not exist"
    case "missing_field": "\(subject) is missing"
    case "invalid": "\(subject) is not valid"
    case "already_exists": "\(subject) exists already"
    case "unprocessable": "\(subject) cannot be processed"
    default: field.map { "\($0): \(code)" } ?? code
    }
  }
}

/// What GitHub says about a request that it did not carry out. Its texts are as GitHub sent them.
/// Source: docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api, "Validation failed".
struct ErrorBody {
  /// What a person can read of it; a longer text is cut.
  static let longestReason = 500

  /// Bytes of one of its texts.
  static let longestText = longestReason * 4
  /// Bytes. A longer body is no message of GitHub's.
  private static let longestBody = 64 << 10
  private static let mostDetails = 20

  /// The part of a sentence, without a full stop; nil where the body says nothing.
  let reason: String?

  init(_ body: [UInt8]) {
    // A body that is no JSON is one that says nothing; proxies send such.
    let json = body.count <= Self.longestBody ? try? JSONValue(body) : nil
    let details = (json?["errors"].items(first: Self.mostDetails) ?? []).compactMap {
      ErrorDetail($0).sentence
    }
    let parts =
      ([json?["message"].text(bytes: Self.longestText)].compactMap { $0 } + [details.joined(separator: ", ")])
      .map(Self.withoutStop).filter { !$0.isEmpty }
    reason = parts.isEmpty ? nil : String(parts.joined(separator: ": ").prefix(Self.longestReason))
  }

  private static func withoutStop(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == "." || last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

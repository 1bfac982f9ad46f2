public import Stubs

/// The stubs that match a request.
public enum StubAdvice {
  /// The lines that end the report of a request that no stub matches.
  static func lines(for sent: SentRequest) -> [String] {
    let stub = stub(method: "\(sent.method)", target: sent.target)
    return [
      "    to answer:  \(stub) -> 200 file \"NAME.json\"",
      "    octodo help sample: files to begin with. The program got a refused connection, and its screen says so.",
    ]
  }

  /// A stub without its reply. A first page of any size is not mentioned.
  public static func stub(method: String, target: RequestTarget) -> String {
    let path = String(target.text.prefix { $0 != "?" })
    let start = "stub \(method)"
    guard let first = target.query.first else { return "\(start) \(ScriptString.quoted(path))" }
    let telling = target.query.filter { $0.name != "per_page" && !($0.name == "page" && $0.value == "1") }
    let wanted = telling.isEmpty ? [first] : telling
    // Only a word can stand before the equals sign, and only once.
    let canBeNamed = Set(wanted.map(\.name)).count == wanted.count && wanted.allSatisfy { isWord($0.name) }
    guard canBeNamed else { return "\(start) \(ScriptString.quoted(target.text))" }
    let properties = wanted.map { "\($0.name)=\(ScriptString.quoted($0.value))" }
    return "\(start) \(ScriptString.quoted(path)) including \(properties.joined(separator: " "))"
  }

  private static func isWord(_ text: String) -> Bool {
    text.utf8.first?.isLetter == true && text.utf8.allSatisfy(\.isWordByte)
      && !["body", "count"].contains(text)
  }
}

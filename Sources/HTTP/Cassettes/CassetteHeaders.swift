import HTTPTypes

/// Which headers of an answer a cassette keeps: what the program goes by, and nothing that says who asked.
enum CassetteHeaders {
  private static let names = [
    "content-type", "date", "etag", "last-modified", "link", "location", "retry-after", "x-ratelimit-limit",
    "x-ratelimit-remaining", "x-ratelimit-reset", "x-ratelimit-resource",
  ]
  private static let kept = Set(names.compactMap { HTTPField.Name($0) })

  static let list = names.joined(separator: ", ")

  static func mayKeep(_ name: HTTPField.Name) -> Bool {
    kept.contains(name)
  }

  /// The headers that are kept, in the order in which they came, without values that no line can hold.
  static func keep(_ fields: HTTPFields) -> HTTPFields {
    var result = HTTPFields()
    for field in fields where mayKeep(field.name) && PlainText.isPlain(field.value) {
      result.append(field)
    }
    return result
  }
}

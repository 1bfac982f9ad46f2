import HTTPTypes

/// The response headers that a cassette keeps: those that the program uses, none that identify the user.
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

  /// The kept headers in their order, without values that do not fit on one plain line.
  static func keep(_ fields: HTTPFields) -> HTTPFields {
    var result = HTTPFields()
    for field in fields where mayKeep(field.name) && PlainText.isPlain(field.value) {
      result.append(field)
    }
    return result
  }
}

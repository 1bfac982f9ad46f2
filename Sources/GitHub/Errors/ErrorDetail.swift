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

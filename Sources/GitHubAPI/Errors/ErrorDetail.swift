/// One entry of `errors`: an object, or at some endpoints a bare text.
struct ErrorDetail: Decodable {
  /// What is wrong, in words.
  let sentence: String?

  private enum CodingKeys: CodingKey {
    case message, code, field
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      sentence = text
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    sentence =
      fields.lenient(.message) ?? Self.words(code: fields.lenient(.code), field: fields.lenient(.field))
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

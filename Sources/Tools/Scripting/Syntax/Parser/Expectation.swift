/// What could be at a position.
enum Expectation: Equatable {
  /// A literal word or sign.
  case keyword(String)
  /// A kind of thing, such as "a text".
  case thing(String)

  var phrase: String {
    switch self {
    case .keyword(let word): "\"\(word)\""
    case .thing(let thing): thing
    }
  }

  /// `a, b or c`
  static func list(_ expectations: [Expectation]) -> String {
    var phrases: [String] = []
    for expectation in expectations where !phrases.contains(expectation.phrase) {
      phrases.append(expectation.phrase)
    }
    guard let last = phrases.popLast() else { return "" }
    return phrases.isEmpty ? last : phrases.joined(separator: ", ") + " or " + last
  }
}

/// The literal words inside of lines.
enum Keywords {
  /// From the usages of the whole language, sorted.
  static let all: [String] = {
    let usages =
      Verb.all.map { String($0.usage.dropFirst($0.name.count)) } + RegionForm.allCases.map(\.usage)
      + ReplyOption.allCases.map(\.usage) + Notation.all.filter { $0.name == "REPLY" }.map(\.meaning)
    let words = usages.flatMap { lowercaseWords(in: $0) }
    return Set(words).subtracting(["or", "end"]).sorted()
  }()

  private static func lowercaseWords(in usage: String) -> [String] {
    usage.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      word.allSatisfy(\.isLowercase)
    }
  }
}

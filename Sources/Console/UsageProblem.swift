public import Terminal
public import Texts

/// An invalid command line, and why.
public struct UsageProblem: Error, CustomStringConvertible {
  /// Says what to do instead.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }

  public var description: String { sentence }
}

extension Language {
  /// Parses the value of `--locale`.
  /// - Throws: `UsageProblem`.
  public init(argument locale: String) throws(UsageProblem) {
    guard let language = Language(locale: locale) else {
      throw UsageProblem("There are no texts for --locale \(locale.prefix(40)). Use en or ja.")
    }
    self = language
  }
}

extension Size {
  /// Parses a size of the command line, for example 100x30.
  /// - Throws: `UsageProblem`.
  public init(argument text: String) throws(UsageProblem) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1], (1...1000).contains(columns),
      (1...1000).contains(rows)
    else { throw UsageProblem("--size takes COLSxROWS, 100x30 for example, not \(text.prefix(40)).") }
    self.init(columns: columns, rows: rows)
  }
}

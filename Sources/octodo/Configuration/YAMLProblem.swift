import Yams

/// Why a text is no YAML, in octodo's own words: those of the parser are for programmers.
struct YAMLProblem {
  /// Goes after the name of the file.
  let clause: String
  /// Nil where no line is to blame.
  let line: Int?

  /// - Parameters:
  ///   - error: what Yams threw.
  ///   - text: what it was to read.
  init(_ error: any Error, in text: String) {
    switch error {
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      // What is not closed is missed behind the last line.
      let line = min(mark.line, Self.lines(of: text).count)
      self.line = line
      clause = " line \(line) is not written as a setting is, `page_size: 50` for example"
    case YamlError.duplicatedKeysInMapping(let keys, _):
      let key = keys.first ?? ""
      line = Self.secondLine(of: key, in: text)
      clause = "\(line.map { " line \($0)" } ?? "") sets `\(key)` again; leave one of the two"
    case YamlError.reader: (line, clause) = (nil, " is no text")
    default: (line, clause) = (nil, " cannot be read")
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Nil where no line begins with the key twice.
  private static func secondLine(of key: String, in text: String) -> Int? {
    let lines = lines(of: text)
    let places = lines.indices.filter { lines[$0].hasPrefix("\(key):") }
    return places.count > 1 ? places[1] + 1 : nil
  }
}

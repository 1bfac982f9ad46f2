import Yams

/// Why a text is no YAML, in octodo's own words: those of the parser are for programmers.
struct YAMLProblem {
  /// Goes after the name of the file.
  let clause: String

  /// - Parameters:
  ///   - error: what Yams threw.
  ///   - text: what it was to read.
  init(_ error: any Error, in text: String) {
    switch error {
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      // What is not closed is missed behind the last line.
      let line = min(mark.line, Self.lines(of: text).count)
      clause = " line \(line) is not written as a setting is, `page_size: 50` for example"
    case YamlError.duplicatedKeysInMapping(let keys, _):
      let key = keys.first ?? ""
      clause = "\(Self.secondLine(of: key, in: text)) sets `\(key)` again; leave one of the two"
    case YamlError.reader: clause = " is no text"
    default: clause = " cannot be read"
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Empty where no line begins with the key twice.
  private static func secondLine(of key: String, in text: String) -> String {
    let lines = lines(of: text)
    let places = lines.indices.filter { lines[$0].hasPrefix("\(key):") }
    return places.count > 1 ? " line \(places[1] + 1)" : ""
  }
}

import GitHub
import Texts
import Yams

/// Why a text is not valid YAML, in plain words instead of the parser's.
struct YAMLProblem {
  /// The text is not parsed, because Yams would take too long or too much memory.
  struct TooMuch: Error {}

  private enum Kind {
    case line
    case tab
    case repeated(key: String)
    case noText
    case tooMuch
    case other
  }

  /// Nil if no single line is the cause.
  let line: Int?
  private let kind: Kind

  /// - Parameters:
  ///   - error: the error that Yams threw.
  ///   - text: the parsed text.
  init(_ error: any Error, in text: String) {
    switch error {
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      // An unclosed construct is reported after the last line.
      let lines = Self.lines(of: text)
      let line = min(mark.line, lines.count)
      self.line = line
      let indent = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
      kind = indent.contains("\t") ? .tab : .line
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      let key = keys.first ?? ""
      line = Self.secondLine(of: key, after: context.mark, in: text)
      kind = .repeated(key: key)
    case is TooMuch: (line, kind) = (nil, .tooMuch)
    case YamlError.reader: (line, kind) = (nil, .noText)
    default: (line, kind) = (nil, .other)
    }
  }

  /// What is wrong, and that the defaults are used.
  func sentence(file: String, _ texts: ConfigurationTexts) -> String {
    switch (kind, line) {
    case (.line, let line?): texts.brokenLine(file: file, line: "\(line)")
    case (.tab, let line?): texts.tabAt(file: file, line: "\(line)")
    case (.repeated(let key), let line?): texts.repeatedAt(file: file, line: "\(line)", key: key)
    case (.repeated(let key), nil): texts.repeated(file: file, key: key)
    case (.noText, _): texts.noText(file: file)
    case (.tooMuch, _): texts.tooMuch(file: file, limit: "\(YAMLBounds.maxBytes / 1_024)")
    case (.other, _), (.line, nil), (.tab, nil): texts.unreadable(file: file)
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The line of the second use of a key: a line that begins with the key, as far to the right as the first use, or
  /// else the line of the first use, as in `{a: 1, a: 2}`.
  /// - Parameter first: where the first use is.
  private static func secondLine(of key: String, after first: Mark, in text: String) -> Int? {
    let lines = lines(of: text)
    guard lines.indices.contains(first.line - 1) else { return nil }
    let indent = first.column - 1
    let names = ["\(key):", "\"\(key)\":", "'\(key)':"]
    let rest = lines[first.line - 1].dropFirst(indent + key.count + 1)
    guard !names.contains(where: { rest.contains($0) }) else { return first.line }
    let second = lines.indices.dropFirst(first.line).first { index in
      let line = lines[index]
      return line.prefix(indent).allSatisfy { $0 == " " }
        && names.contains { line.dropFirst(indent).hasPrefix($0) }
    }
    return second.map { $0 + 1 } ?? first.line
  }
}

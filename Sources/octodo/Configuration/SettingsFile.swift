import Console
import Domain
import GitHub
import Screens
import Yams

/// config.yml on disk, for changing one setting in it.
struct SettingsFile {
  let path: String

  /// The number of attempts if another process keeps changing the file.
  private static let attempts = 5

  /// - Throws: `SettingsProblem`.
  func check() throws(SettingsProblem) {
    try Self.translating { try ConfigurationEditor(text() ?? "").check() }
  }

  /// Writes one setting. Retries if another process changes the file meanwhile.
  /// - Throws: `SettingsProblem`; then the file is unchanged.
  func set(_ key: String, to value: String) throws(SettingsProblem) {
    try Self.translating {
      for _ in 0..<Self.attempts {
        let old = try text()
        let new = try ConfigurationEditor(old ?? "").setting(key, to: value)
        if new == old { return }
        if try TextFile.replace(path, by: new, ifStill: { try text() == old }) { return }
      }
      throw TextFile.Problem(description: "another program keeps changing it")
    }
  }

  private func text() throws -> String? {
    let text = try TextFile.read(path)
    // Reading replaces invalid UTF-8 by this character, which must not be written back.
    guard text?.unicodeScalars.contains("\u{FFFD}") != true else {
      throw TextFile.Problem(description: "it is not written in UTF-8")
    }
    return text
  }

  private static func translating(_ body: () throws -> Void) throws(SettingsProblem) {
    do { try body() } catch let refusal as ConfigurationEditor.Refusal {
      switch refusal {
      case .broken(let line): throw .broken(line: line)
      case .unusual(let key, let line): throw .unusual(key: key, line: line)
      }
    } catch { throw .system(reason: "\(error)") }
  }
}

extension String {
  /// The byte order mark that some editors write at the beginning of a file, or nothing, and the text after it.
  var apartFromByteOrderMark: (mark: String, text: String) {
    guard unicodeScalars.first == "\u{FEFF}" else { return ("", self) }
    return ("\u{FEFF}", String(unicodeScalars.dropFirst()))
  }
}

extension Node {
  /// Parses YAML with every plain scalar as text; the reader of a setting converts it. Returns nil for an
  /// empty text.
  ///
  /// The parser's own detection of numbers and booleans uses regular expressions, which took 44 % of the
  /// time to the first frame (`Scripts/bench`, exec to the first full frame).
  /// - Throws: `YamlError`, `YAMLProblem.TooMuch`.
  static func settings(in text: String) throws -> Node? {
    guard YAMLBounds.allow(text) else { throw YAMLProblem.TooMuch() }
    // libyaml counts the mark as a column, so that the first line would be indented by one.
    let yaml = text.apartFromByteOrderMark.text
    // The tables of the default constructor are for what is no `Node`, and take 0.2 ms of each start.
    let parser = try Parser(
      yaml: yaml, resolver: .basic, constructor: Constructor([:], [:], [:]), encoding: .utf8)
    return try parser.singleRoot()?.withoutOuterBlanks
  }

  /// YAML trims only spaces and tabs from a plain scalar; other blanks around it look the same.
  private var withoutOuterBlanks: Node {
    switch self {
    case .scalar(let scalar) where scalar.style == .plain:
      let start = scalar.string.unicodeScalars.drop(while: \.isBlank)
      let end = start.lastIndex { !$0.isBlank }
      let string = end.map { String(start[...$0]) } ?? ""
      // Not by setting its string, which gives it the tag of the regular expressions.
      return .scalar(Node.Scalar(string, scalar.tag, scalar.style, scalar.mark, scalar.anchor))
    case .sequence(var sequence):
      for index in sequence.indices { sequence[index] = sequence[index].withoutOuterBlanks }
      return .sequence(sequence)
    case .mapping(var mapping):
      for key in mapping.keys { mapping[key] = mapping[key]?.withoutOuterBlanks }
      return .mapping(mapping)
    default: return self
    }
  }

  /// A whole number. The forms of yaml.org/type/int.html take 0.2 ms longer, which each start would wait for.
  var number: Int? { string.flatMap { Int($0) } ?? int }

  /// A boolean by yaml.org/type/bool.html. Nil for all other words, and for quoted text.
  var truth: Bool? {
    guard let scalar, scalar.style == .plain else { return nil }
    switch scalar.string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }
}

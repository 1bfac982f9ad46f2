import GitHub
import Yams

extension Node {
  /// Parses YAML with every plain scalar as text; the reader of a setting converts it. Returns nil for an
  /// empty text.
  ///
  /// The parser's own detection of numbers and booleans uses regular expressions, which took 44 % of the
  /// instructions before the first frame.
  /// - Throws: `YamlError`, `YAMLProblem.TooMuch`.
  static func settings(in text: String) throws -> Node? {
    guard YAMLBounds.allow(text) else { throw YAMLProblem.TooMuch() }
    return try Yams.compose(yaml: text, .basic)
  }

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

import GitHubAPI
import Yams

extension Node {
  /// A YAML text as settings are read from: every plain word is a text, and who reads a setting says what
  /// else it may be. Nil for an empty text.
  ///
  /// The parser's own way to tell numbers and truth values from texts is a set of regular expressions, which
  /// were 44 % of the instructions before the first frame.
  /// - Throws: `YamlError`, `YAMLProblem.TooMuch`.
  static func settings(in text: String) throws -> Node? {
    guard YAMLBounds.allow(text) else { throw YAMLProblem.TooMuch() }
    return try Yams.compose(yaml: text, .basic)
  }

  /// Source: yaml.org/type/bool.html. Nil for all other words, and for text in quotes.
  var truth: Bool? {
    guard let scalar, scalar.style == .plain else { return nil }
    switch scalar.string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }
}

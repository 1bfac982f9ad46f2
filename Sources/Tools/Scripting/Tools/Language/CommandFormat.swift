import FoundationEssentials

/// The formats in which `--commands` prints the language for other programs.
public enum CommandFormat: String, Sendable, CaseIterable {
  /// All tables of the language.
  case json
  /// A syntax file for Vim.
  case vim
  /// A TextMate grammar, which many other editors read.
  case textmate

  /// The whole text, without its last line end. It is the same each time unless the language changes.
  /// - Throws: the JSON encoder's error, which does not occur for these tables.
  public func text() throws -> String {
    switch self {
    case .json: try Self.json(CommandTable())
    case .vim: VimSyntax(CommandTable()).text
    case .textmate: try Self.json(TextMateGrammar(CommandTable()))
    }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

import FoundationEssentials

/// The forms in which the language can be printed for other programs (`--commands`).
public enum CommandFormat: String, Sendable, CaseIterable {
  /// All tables of the language.
  case json
  /// A syntax file for Vim.
  case vim
  /// A TextMate grammar, which many other editors read.
  case textmate

  /// The whole text, without its last line end. The same each time, but for changes of the language.
  /// - Throws: what the JSON encoder throws, which it does not for these tables.
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

public import Texts

extension Texts {
  /// Names or values one after another, as a sentence of the language separates them.
  public func list(_ words: [String]) -> String { words.joined(separator: app.listSeparator) }
}

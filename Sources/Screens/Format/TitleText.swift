public import Domain
import Terminal

/// Shortens a title for use in a sentence.
public enum TitleText {
  /// In columns: with the words around the title a sentence still fits into a line of 80.
  private static let longest = 38
  private static let longestEnd = 8

  /// The title, or its start and its end if it is long. It does not end with `…`, because the sentence can end after it.
  public static func short(_ title: String) -> String {
    guard DisplayText(title).width > longest else { return title }
    let start = part(title, columns: longest - longestEnd - 1)
    let end = part(title.reversed(), columns: longestEnd)
    return String(start) + "…" + String(end.reversed())
  }

  /// An address that a person reads, in one line of a sentence.
  static func address(_ url: String) -> String {
    let text = DisplayText(ReadableAddress.text(of: url))
    return text.width > longestAddress ? "\(text.truncated(to: longestAddress))" : "\(text)"
  }

  /// In columns.
  private static let longestAddress = 52

  /// The first characters that fit.
  private static func part(_ characters: some Sequence<Character>, columns: Int) -> [Character] {
    var width = 0
    return characters.prefix { character in
      width += DisplayText(String(character)).width
      return width <= columns
    }
  }
}

extension Todo {
  /// Its title as sentences name it.
  public var shortTitle: String { TitleText.short(drawn(title)) }
}

/// The content of a terminal.
struct VisibleScreen: Equatable {
  struct Cell: Equatable {
    /// Empty in the right half of a wide character.
    let text: String
    /// Its style in the words of scripts, in their order; empty for the plain style.
    let style: String

    static let blank = Cell(text: " ", style: "")

    /// - Parameter style: for a blank, only visible attributes are kept: ncurses itself draws a bold, dim or
    ///   italic blank as a plain one if that is shorter (`can_clear_with` in its tty_update.c).
    init(text: String, style: String) {
      self.text = text
      self.style = text == " " ? Self.seenOnBlank(style) : style
    }

    private static func seenOnBlank(_ style: String) -> String {
      if style.isEmpty { return style }
      let unseen: Set<Substring> = ["bold", "dim", "italic"]
      let seen = style.split(separator: " ").filter { !unseen.contains($0) }
      // The colour of text is visible on a blank only in reverse, or as the colour of a line.
      let hasInk = seen.contains("reverse") || seen.contains("underline")
      return seen.filter { hasInk || !$0.hasPrefix("fg=") }.joined(separator: " ")
    }
  }

  struct Unreadable: Error, CustomStringConvertible {
    let what: String

    var description: String { "This is no screen: \(what.debugDescription)" }
  }

  var rows: [[Cell]]
  /// `ROW:COLUMN` from 1, or `hidden ROW:COLUMN`.
  var cursor = "hidden"

  /// Whether a row holds the text.
  func contains(_ text: String) -> Bool {
    rows.contains { $0.map(\.text).joined().contains(text) }
  }
}

/// What a terminal shows.
struct Screen: Equatable {
  struct Cell: Equatable {
    /// Empty in the right half of a wide character.
    let text: String
    /// How it looks, in the words of the script language and in their order; empty for a plain one.
    let style: String

    static let blank = Cell(text: " ", style: "")

    /// - Parameter style: of a blank, only what is seen of it counts: ncurses itself draws one that is bold, dim or
    ///   italic as a plain one where that is shorter (`can_clear_with` in its tty_update.c).
    init(text: String, style: String) {
      self.text = text
      self.style = text == " " ? Self.seenOnBlank(style) : style
    }

    private static func seenOnBlank(_ style: String) -> String {
      if style.isEmpty { return style }
      let unseen: Set<Substring> = ["bold", "dim", "italic"]
      return style.split(separator: " ").filter { !unseen.contains($0) }.joined(separator: " ")
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

/// The meaning of a sign on the screen. All signs that octodo draws are in this table; none needs a variation
/// selector.
public enum Sign: Int, CaseIterable, Sendable {
  /// In front of the selected row.
  case selection
  case star
  /// An open todo and a completed one.
  case open, done
  /// A todo that waits for a date, one that is being worked on, and one that was given up.
  case waiting, started, cancelled
  /// A todo that comes back, and one that needs another one first.
  case recurring, blocked
  /// The state of what people work on: opened, closed, closed without a result; proposed, a draft, merged.
  case opened, closed, notPlanned, proposed, draft, merged
  case unread
  /// The sort order of a list.
  case ascending, descending
  /// In front of the heading of a section whose rows are hidden, or shown.
  case folded, unfolded
  /// In front of the summary of what GitHub folds in a text, all of which is shown.
  case summary
  /// In front of the rest of a line or a word that had no room.
  case continued
  case topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical
  /// Where the line between two panes meets their frame, above and below.
  case teeDown, teeUp
  /// Where two lines of a table cross.
  case crossing
  /// At the left of a quotation.
  case quotation
  /// Something that happened, and that changes come from a branch.
  case event, from
  /// A check that failed, one that has not ended, and one that neither failed nor passed.
  case failed, running, skipped

  /// The sign in Unicode, and in ASCII for terminals that draw the former in two columns or not at all.
  fileprivate var forms: (unicode: DisplayText, ascii: DisplayText) {
    switch self {
    case .selection: ("▌", ">")
    case .star: ("★", "")
    case .open: ("○", "[ ]")
    case .done: ("✓", "[x]")
    case .waiting: ("◌", "[~]")
    case .started: ("◉", "[>]")
    case .cancelled: ("✗", "[-]")
    case .recurring: ("⟳", "R")
    case .blocked: ("⊘", "B")
    case .opened, .unread: ("●", "o")
    case .closed: ("✓", "x")
    case .notPlanned: ("⊘", "-")
    case .proposed: ("◇", "o")
    case .draft: ("◌", "~")
    case .merged: ("◆", "+")
    case .ascending: ("↑", "^")
    case .descending: ("↓", "v")
    case .folded: ("▸", "+")
    case .unfolded: ("▾", "-")
    // Not the sign of a point of a list.
    case .summary: ("▾", "v")
    // Not U+21AA, which a terminal that draws it as an emoji gives two columns.
    case .continued: ("↳", ">")
    case .topLeft: ("╭", "+")
    case .topRight: ("╮", "+")
    case .bottomLeft: ("╰", "+")
    case .bottomRight: ("╯", "+")
    case .horizontal: ("─", "-")
    case .vertical: ("│", "|")
    case .teeDown: ("┬", "+")
    case .teeUp: ("┴", "+")
    case .crossing: ("┼", "+")
    case .quotation: ("▎", ">")
    case .event: ("•", "*")
    case .from: ("←", "<")
    case .failed: ("✗", "x")
    case .running: ("◌", "~")
    case .skipped: ("⊘", "-")
    }
  }
}

/// One form of all signs.
public struct Signs: Hashable, Sendable {
  private let texts: [DisplayText]
  public let isASCII: Bool

  public static let unicode = Signs(isASCII: false)
  public static let ascii = Signs(isASCII: true)

  private init(isASCII: Bool) {
    self.isASCII = isASCII
    texts = Sign.allCases.map { isASCII ? $0.forms.ascii : $0.forms.unicode }
  }

  public subscript(sign: Sign) -> DisplayText { texts[sign.rawValue] }

  /// A line that is written in ASCII, `--+--` for example, as it is drawn. Other characters stay as they are.
  func line(_ text: DisplayText) -> DisplayText {
    guard !isASCII else { return text }
    let signs: [Unicode.Scalar: Sign] = ["-": .horizontal, "|": .vertical, "+": .crossing, ">": .quotation]
    return DisplayText(glyphs: text.glyphs.map { signs[$0.base].map { self[$0].glyphs[0] } ?? $0 })
  }
}

extension Frame {
  /// The frame without octodo's own signs and punctuation beyond ASCII, for a terminal that draws them in two columns
  /// or not at all. Words in other scripts stay as they are.
  public func inASCII() -> Frame {
    var frame = self
    for index in frame.cells.indices where !frame.cells[index].glyph.base.isASCII {
      let glyph = frame.cells[index].glyph
      guard glyph.width == 1, let replacement = Self.replacements[glyph.base] else { continue }
      frame.cells[index].glyph = Glyph(base: replacement, width: 1)
    }
    return frame
  }

  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = {
    let punctuation: [Unicode.Scalar: Unicode.Scalar] = [
      "…": "~", "·": "-", "—": "-", "–": "-", "“": "\"", "”": "\"", "‘": "'", "’": "'", "›": ">", "‹": "<",
      "→": ">",
      "•": "*", "▾": "v", "★": "*", "○": "o", "✓": "x", "┌": "+", "┐": "+", "└": "+", "┘": "+",
      "├": "+",
      "┤": "+",
      "┬": "+", "┴": "+", "┼": "+",
    ]
    return Sign.allCases.reduce(into: punctuation) { table, sign in
      let (unicode, ascii) = (sign.forms.unicode, sign.forms.ascii)
      guard ascii.width == 1, let sign = unicode.glyphs.first?.base else { return }
      table[sign] = table[sign] ?? ascii.glyphs[0].base
    }
  }()
}

/// The form of the signs that the user prefers.
public enum SignChoice: String, CaseIterable, Sendable {
  /// Unicode, unless the locale has another encoding or the terminal draws `★` in two columns.
  case auto
  case unicode, ascii
}

public import Terminal

/// A text that must, or must not, be on the screen.
public struct SeeCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let pattern: Pattern
  /// The exact number of matches; nil for at least one.
  public let count: Int?
  public let region: Region?
}

/// The expected content of a row.
public enum RowCheck: Sendable, Hashable {
  /// The whole row, without trailing blanks.
  case equals(Template)
  case has(Pattern)
}

/// The style that every cell of a text, or one cell, must or must not have.
public struct StyleCheck: Sendable, Hashable {
  /// The cells that are checked.
  public enum Target: Sendable, Hashable {
    case pattern(Pattern)
    case cell(CellPosition)
  }

  public let isNegated: Bool
  public let subject: Target
  public let attributes: [StyleAttribute]
  public let region: Region?
}

/// One attribute of a cell's style.
public enum StyleAttribute: Sendable, Hashable {
  case flag(Flag)
  case foreground(WrittenColor)
  case background(WrittenColor)

  /// An attribute that a cell has or has not, by its word in a script.
  public enum Flag: String, Sendable, CaseIterable {
    case bold, dim, italic, underline, blink, reverse, hidden, strike
  }
}

/// A colour as a script writes it, because the message of a failed check repeats it.
public struct WrittenColor: Sendable, Hashable {
  /// Nil for an RGB value, which octodo never draws.
  public let color: Color?
  /// A name, a number, `default` or `"#rrggbb"`.
  public let word: String
}

/// Where the cursor must be.
public enum CursorCheck: Sendable, Hashable {
  case at(CellPosition)
  case hidden
}

/// The part of the screen that a check examines. Rows and columns count from 1.
public enum Region: Sendable, Hashable {
  case row(Int)
  case rows(ClosedRange<Int>)
  case columns(ClosedRange<Int>)
  /// Includes both corners.
  case box(topLeft: CellPosition, bottomRight: CellPosition)
  case pane(String)
}

/// One cell of the screen, as in `@3:10`; both count from 1.
public struct CellPosition: Sendable, Hashable {
  public let row: Int
  public let column: Int
}

/// A comparison with a stored screen.
public struct Snapshot: Sendable, Hashable {
  public let name: String
  public let region: Region?
  /// Text only, without styles.
  public let isPlain: Bool
}

/// A picture of the screen for readers, which is never compared.
public struct Shot: Sendable, Hashable {
  /// The format of a picture, which is also the file's extension.
  public enum Format: String, Sendable, CaseIterable {
    case svg, ansi, txt
  }

  public let file: String
  public let format: Format
  public let region: Region?
}

import Screens
import Terminal

/// The checks that a user adds to a script while recording it, by keys that do not reach the program.
struct RecordedChecks {
  static let seeKey = Key(.function(8))
  static let snapshotKey = Key(.function(9))

  /// What is done with an input.
  enum Use: Equatable {
    /// It is passed to the program.
    case passed
    /// It only changed the recorder's display.
    case taken
    /// It added a line to the script.
    case line(String)
  }

  /// The program's last frame, without the recorder's display.
  var frame: Frame?
  /// The screens to store, in order.
  private(set) var snapshots: [RecordedScreen] = []
  /// The text to look for, while it is being written.
  private var field: EditableLine?
  /// The field still has the text that the recorder proposed, which typing replaces.
  private var isProposed = false
  private var message: String?

  /// True while typed characters go into a text field of the program, because the cursor is visible only there.
  var isTyping: Bool { frame?.cursor != nil }

  /// Shows a sentence until the next input.
  mutating func say(_ sentence: String) {
    message = sentence
  }

  mutating func take(_ event: InputEvent) -> Use {
    switch event {
    case .resize, .focus: return .passed
    default: break
    }
    message = nil
    if field != nil, event != .key(.ctrl("c")) { return edit(event) }
    field = nil
    guard case .key(let key) = event, let frame else { return .passed }
    switch key {
    case Self.seeKey:
      let text = Self.proposal(in: frame)
      field = EditableLine(text, limit: 200)
      isProposed = !text.isEmpty
      return .taken
    case Self.snapshotKey:
      let name = "screen-\(snapshots.count + 1)"
      let text = SnapshotText(frame, in: Rect(frame.size), isPlain: false).text
      snapshots.append(RecordedScreen(name: name, text: text))
      return added("snapshot \(ScriptString.quoted(name))")
    default: return .passed
    }
  }

  private mutating func edit(_ event: InputEvent) -> Use {
    guard case .key(let key) = event else {
      if let text = event.typedText { insert(text) }
      return .taken
    }
    if key == Key(.escape) || key == Self.seeKey {
      field = nil
    } else if key == Key(.enter) {
      return finish()
    } else if let edit = LineEdit.allCases.first(where: { $0.keys.contains(key) }) {
      isProposed = false
      field?.apply(edit)
    } else if let text = event.typedText {
      insert(text)
    }
    return .taken
  }

  private mutating func insert(_ text: String) {
    if isProposed { field = EditableLine(limit: 200) }
    isProposed = false
    field?.insert(text)
  }

  private mutating func finish() -> Use {
    guard let frame, let text = field?.text, !text.allSatisfy({ $0 == " " }) else {
      field = nil
      return .taken
    }
    guard Self.isShown(text, in: Rect(frame.size), of: frame) else {
      message = "No row has this text."
      return .taken
    }
    field = nil
    let pane = Self.pane(with: text, in: frame).map { " in pane \($0)" } ?? ""
    return added("see \(ScriptString.quoted(text))\(pane)")
  }

  private mutating func added(_ line: String) -> Use {
    message = "Added to the script: \(line)"
    return .line(line)
  }

  /// The visible part of the selected row's text; empty if nothing is selected.
  private static func proposal(in frame: Frame) -> String {
    let selected = frame.focus.flatMap { frame.selected[$0] } ?? frame.selected.min { $0.key < $1.key }?.value
    var text = selected?.description ?? ""
    while !text.isEmpty, !isShown(text, in: Rect(frame.size), of: frame) { text.removeLast() }
    return text
  }

  /// The focused pane if it contains the text, otherwise the smallest pane that contains it.
  private static func pane(with text: String, in frame: Frame) -> String? {
    let found = frame.panes.filter { isShown(text, in: $0.value.intersection(Rect(frame.size)), of: frame) }
    if let focus = frame.focus, found[focus] != nil { return focus }
    return found.min {
      ($0.value.rows * $0.value.columns, $0.key) < ($1.value.rows * $1.value.columns, $1.key)
    }?
    .key
  }

  private static func isShown(_ text: String, in rect: Rect, of frame: Frame) -> Bool {
    (rect.row..<rect.endRow).contains { row in
      RowText(frame, row: row, columns: rect.column..<rect.endColumn).trimmed.contains(text)
    }
  }
}

extension RecordedChecks {
  private static let tags: [DisplayText] = [" REC  F8: see  F9: snapshot ", " REC F8 F9 ", " REC "]

  /// The program's frame with the recorder's keys where its first row is blank, and the field or a message in its
  /// last row.
  func drawn(over frame: Frame) -> Frame {
    let size = frame.size
    guard size.rows > 1, size.columns > 2 else { return frame }
    var picture = frame
    if let (tag, start) = Self.position(in: frame) {
      let buffer = FrameBuffer(size: Size(columns: tag.width, rows: 1))
      Canvas(buffer).draw(tag, row: 0, style: Style(.bold))
      for column in 0..<tag.width { picture[0, start + column] = buffer.frame[0, column] }
    }
    guard field != nil || message != nil else { return picture }
    let row = lastRow(columns: size.columns)
    for column in 0..<size.columns { picture[size.rows - 1, column] = row[0, column] }
    if let cursor = row.cursor { picture.cursor = Point(row: size.rows - 1, column: cursor.column) }
    return picture
  }

  /// The longest tag that fits into the first row, and its column, as far right as possible.
  private static func position(in frame: Frame) -> (tag: DisplayText, column: Int)? {
    let isBlank = (0..<frame.size.columns).map { frame[0, $0].glyph == .space }
    for tag in tags {
      let starts = stride(from: isBlank.count - tag.width, through: 0, by: -1)
      let start = starts.first { start in isBlank[start..<start + tag.width].allSatisfy(\.self) }
      if let start { return (tag, start) }
    }
    return nil
  }

  private func lastRow(columns: Int) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: 1))
    let canvas = Canvas(buffer)
    canvas.fill(Rect(canvas.size))
    let words: DisplayText = message.map { DisplayText($0) } ?? "Enter: add   Esc: cancel"
    guard let field else {
      canvas.draw(words, row: 0, column: 1, style: Style(.bold), width: columns - 2)
      return buffer.frame
    }
    // The text has at least half of the row.
    let room = words.width + 3 > columns / 2 ? 0 : words.width + 3
    canvas.draw(words, row: 0, column: columns - room + 1, style: Style(.bold), width: room)
    FieldView.draw(
      canvas.part(Rect(row: 0, column: 0, rows: 1, columns: columns - room)), row: 0, label: " see: ",
      text: field.text, before: field.beforeCursor, hint: "a text that is on the screen", isFocused: true)
    return buffer.frame
  }
}

import EventLoop
public import Terminal
import Texts

extension FormScreen {
  /// The row of the first field, unless the screen is low.
  private static let firstRow = 2
  private static let rowsForHeading = 6
  /// The height from which on there is room for advice.
  private static let rowsForAdvice = 14
  /// The column behind the label in which readings begin, if the texts are not longer.
  private static let readingColumn = 20
  private static let gap = 3
  /// In columns; less of a reading would say nothing.
  private static let leastReading = 8
  private static let widestSentence = 76

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("form", Rect(canvas.size))
    let inner = pane.part(Rect(row: 0, column: 1, rows: pane.size.rows, columns: pane.size.columns - 2))
    let first = pane.size.rows < Self.rowsForHeading ? 0 : Self.firstRow
    let room = pane.size.rows - first
    drawn = []
    readings = [:]
    let rows = FormRow.rows(output, columns: inner.size.columns, room: room)
    let foot = foot(columns: inner.size.columns, rows: rows.count, room: room)
    let gap = foot.isEmpty || room < Self.rowsForHeading ? 0 : 1
    let bodyRows = max(1, min(rows.count, room - foot.count - gap))
    let shown = visible(rows, bodyRows)
    if first > 0 {
      pane.draw(DisplayText(output.heading), row: 0, column: 1, style: pane.theme[.heading])
      if shown.count < rows.count { drawPosition(inner) }
    }
    for (offset, row) in rows[shown].enumerated() { draw(row, inner, row: first + offset) }
    for (offset, line) in foot.enumerated() where first + bodyRows + gap + offset < inner.size.rows {
      switch line {
      case .sentence(let text, let role):
        inner.draw(text, row: first + bodyRows + gap + offset, style: inner.theme[role])
      case .words(let words): drawWords(words, inner, row: first + bodyRows + gap + offset)
      }
    }
    if output.fields.indices.contains(output.form.focus) {
      canvas.reportFocus(output.fields[output.form.focus].name)
    }
  }

  /// The rows on view: the focused field, and as much as possible of what belongs to it.
  private func visible(_ rows: [FormRow], _ count: Int) -> Range<Int> {
    let focus = output.form.focus
    if output.fields.indices.contains(focus), output.fields[focus].longText == .whole,
      let last = rows.lastIndex(where: \.isWhole)
    {
      _ = scroll.follow(selected: last, count: rows.count, rows: count)
    }
    return scroll.follow(selected: rows.firstIndex(of: .field(focus)), count: rows.count, rows: count)
  }

  /// Says that there are more fields than rows.
  private func drawPosition(_ canvas: Canvas) {
    let position = DisplayText("\(output.form.focus + 1)/\(output.fields.count)")
    canvas.draw(
      position, row: 0, column: max(0, canvas.size.columns - position.width), style: canvas.theme[.faint])
  }

  private func draw(_ row: FormRow, _ canvas: Canvas, row line: Int) {
    switch row {
    case .field(let index): draw(index, canvas, row: line)
    case .fact(let text): canvas.draw(DisplayText(text), row: line)
    case .whole(let text): canvas.draw(text, row: line, style: canvas.theme[.secondary])
    case .blank: break
    }
  }

  // MARK: Fields

  private func draw(_ index: Int, _ canvas: Canvas, row: Int) {
    let (field, line, texts) = (output.fields[index], output.form.lines[index], output.texts)
    let label = DisplayText(field.label(texts))
    let columns = labelColumns(of: field)
    let padded = label + DisplayText(String(repeating: " ", count: max(0, columns - label.width)))
    let text = FieldView.draw(
      canvas, row: row, label: padded, text: line.text, before: line.beforeCursor,
      hint: DisplayText(field.hint(texts)), isFocused: index == output.form.focus)
    let area = canvas.part(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns)).area
    drawn.append((area, index, text))
    guard let (reading, column) = reading(of: index, columns: canvas.size.columns) else { return }
    canvas.draw(reading.text, row: row, column: column, style: canvas.theme[reading.role])
  }

  private func labelColumns(of field: FormField) -> Int {
    output.fields.filter { $0.group == field.group }.map { DisplayText($0.label(output.texts)).width }.max()
      ?? 0
  }

  /// What is understood of a field, and the column in which it is drawn beside the text; nil without room.
  private func reading(of index: Int, columns: Int) -> (reading: FormReading, column: Int)? {
    guard let reading = reading(of: index) else { return nil }
    let text = output.form.lines[index].text
    guard text.utf8.count <= columns else { return nil }
    let label = labelColumns(of: output.fields[index])
    let aligned = label + max(DisplayText(text).width + Self.gap, Self.readingColumn)
    if aligned + reading.text.width <= columns { return (reading, aligned) }
    let next = label + DisplayText(text).width + Self.gap
    return next + Self.leastReading <= columns ? (reading, next) : nil
  }

  /// What is understood of a field, read once a frame: that of the focused field may be drawn in two places.
  private func reading(of index: Int) -> FormReading? {
    if let known = readings[index] { return known }
    let reading = output.reading(of: index).map(FormReading.init)
    readings.updateValue(reading, forKey: index)
    return reading
  }

  // MARK: Below the fields

  /// What stands below the fields: why nothing was saved, or what is understood and offered, else advice.
  private func foot(columns: Int, rows: Int, room: Int) -> [FormFoot] {
    let most = max(1, room / 2)
    func lines(_ text: String, _ role: Role) -> [FormFoot] {
      let wrapped = DisplayText(text).wrapped(to: max(1, min(columns, Self.widestSentence)))
      return wrapped.prefix(most).map { .sentence($0, role) }
    }
    let (form, words) = (output.form, output.completion.map { [FormFoot.words($0)] } ?? [])
    if let problem = form.problem.map({ PaneMessage(problem: $0) }) {
      return lines(problem.line, problem.role)
    }
    let read = reading(of: form.focus)
    let beside = reading(of: form.focus, columns: columns)
    let isWhole = beside.map { $0.column + $0.reading.text.width <= columns } ?? false
    if let read, !isWhole { return lines(read.sentence, read.role) + words }
    if let fault = cutFault(columns: columns) { return lines(fault.sentence, fault.role) + words }
    guard words.isEmpty else { return words }
    let advice = output.advice.flatMap { lines($0, .faint) }
    let hasRoom = room + Self.firstRow >= Self.rowsForAdvice && rows + 1 + advice.count <= room
    return hasRoom ? advice : []
  }

  /// Why the first field that the user left cannot be saved, if there is no room for it beside the field.
  private func cutFault(columns: Int) -> FormReading? {
    for index in output.fields.indices where index != output.form.focus {
      guard let fault = reading(of: index), fault.isFault else { continue }
      let beside = reading(of: index, columns: columns)
      if beside.map({ $0.column + $0.reading.text.width > columns }) ?? true { return fault }
    }
    return nil
  }

  /// The words that are offered, the one that Tab takes first.
  private func drawWords(_ completion: FieldLanguage.Completion, _ canvas: Canvas, row: Int) {
    var column = 0
    for (index, word) in completion.shown.enumerated() {
      let (text, room) = (DisplayText(word), canvas.size.columns - column)
      guard room > 1 else { return }
      let style = canvas.theme[index == 0 ? .selectedRow : .secondary]
      canvas.draw(text, row: row, column: column, style: style, width: room)
      column += text.width + 2
    }
  }
}

/// A reading as it is drawn.
struct FormReading {
  let sentence: String
  let role: Role
  let isFault: Bool
  var text: DisplayText { DisplayText(sentence) }

  init(_ reading: FieldLanguage.Reading) {
    switch reading {
    case .understood(let sentence): (self.sentence, role, isFault) = (sentence, .secondary, false)
    case .fault(let sentence):
      let message = PaneMessage(problem: sentence)
      (self.sentence, role, isFault) = (message.line, message.role, true)
    }
  }
}

/// A line below the fields.
private enum FormFoot {
  case sentence(DisplayText, Role)
  case words(FieldLanguage.Completion)
}

/// A row with a field, or one between fields.
private enum FormRow: Equatable {
  case field(Int)
  case fact(String)
  case whole(DisplayText)
  case blank

  var isWhole: Bool { if case .whole = self { true } else { false } }

  /// The rows that a text takes at most below its field.
  private static let mostWhole = 12
  /// In columns: with this much less room a text is certainly cut in its field.
  private static let widestLabel = 4

  /// The fields with what is between them.
  @LoopActor
  static func rows(_ output: any FormOutput, columns: Int, room: Int) -> [FormRow] {
    var rows: [FormRow] = []
    let fields = output.fields
    for (index, field) in fields.enumerated() {
      rows.append(.field(index))
      guard index + 1 == fields.count || fields[index + 1].group != field.group else { continue }
      if field.group == fields.first?.group { rows += output.facts.map(FormRow.fact) }
      if index + 1 < fields.count { rows.append(.blank) }
    }
    guard let long = fields.firstIndex(where: { $0.longText == .whole }) else { return rows }
    // Before the blank row that ends the group.
    let end = rows.firstIndex(of: .blank) ?? rows.count
    let atMost = min(mostWhole, max(room / 3, room - rows.count - 3))
    let whole = whole(output.form.lines[long], columns, atMost: atMost)
    if !whole.isEmpty { rows.insert(contentsOf: [.blank] + whole, at: end) }
    return rows
  }

  /// The text that is longer than its field, wrapped, as far as there is room.
  private static func whole(_ line: EditableLine, _ columns: Int, atMost rows: Int) -> [FormRow] {
    // Only as much of a long text as can be drawn, because the cost of a key must not depend on its length.
    guard rows > 0, line.text.utf8.count > columns else { return [] }
    let text = DisplayText(String(line.text.prefix(columns * rows)))
    guard text.width > columns - widestLabel else { return [] }
    return text.wrapped(to: columns).prefix(rows).map(FormRow.whole)
  }
}

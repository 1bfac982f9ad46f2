import Domain
import EventLoop
import Terminal
import Texts

/// What a click in a form reaches.
struct DrawnForm {
  enum Target {
    /// With the index of the option, or the number of characters before the click.
    case field(Int, option: Int?, characters: Int?)
    case suggestion(Int)
  }

  var area: Rect?
  fileprivate var lines: [(area: Rect, field: Int, text: DrawnField?)] = []
  fileprivate var options: [(area: Rect, option: Int)] = []
  fileprivate var suggestions: [(area: Rect, index: Int)] = []

  func target(at point: Point) -> Target? {
    if let suggestion = suggestions.first(where: { $0.area.contains(point) }) {
      return .suggestion(suggestion.index)
    }
    return lines.first { $0.area.contains(point) }.map { line in
      .field(
        line.field, option: options.first { $0.area.contains(point) }?.option,
        characters: line.text?.characters(before: point))
    }
  }
}

extension OpenForm {
  private static let widest = 64
  /// The rows for suggestions, which stay free in the other fields, so that the box keeps its size.
  private static let suggestionRows = 5
  /// The rows for what is understood of a language.
  private static let readingRows = 2

  func draw(_ canvas: Canvas) {
    observe()
    let texts = environment.texts
    let hasList = form.fields.contains { if case .list = $0.content { true } else { false } }
    let hasSentence = form.fields.contains { if case .sentence = $0.content { true } else { false } }
    let rows =
      form.fields.count + (hasList || hasSentence ? Self.suggestionRows : 0)
      + (hasSentence ? Self.readingRows : 0)
    let width = min(canvas.size.columns - 2, Self.widest)
    let height = min(rows + 2, canvas.size.rows - 2)
    let box = canvas.pane(
      form.name,
      Rect(
        row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
        columns: width))
    BoxFrame.draw(box, title: DisplayText(form.title), footer: footer(texts, columns: width - 6))
    drawn = DrawnForm()
    drawn.area = box.area
    let inner = box.part(Rect(row: 1, column: 2, rows: height - 2, columns: width - 4))
    // In a low terminal the field with the focus and one suggestion are on view.
    let room = inner.size.rows
    let top = max(0, min(focus + (completion == nil ? 1 : 2) - room, form.fields.count - 1))
    let labels = form.fields.map { DisplayText($0.label) }
    let labelColumns = (labels.map(\.width).max() ?? 0) + 2
    let used = form.fields.count - top
    // The suggestions cover the fields below if there is no room for both.
    let end = completion != nil && used >= room ? focus + 1 : form.fields.count
    for index in (top..<end).prefix(room) {
      drawField(index, label: labels[index], labelColumns, inner, row: index - top)
    }
    if hasSentence { drawReading(inner, row: end - top, column: labelColumns) }
    let first = end - top + (hasSentence ? Self.readingRows : 0)
    let list = Rect(
      row: first, column: labelColumns, rows: max(0, room - first),
      columns: inner.size.columns - labelColumns)
    drawSuggestions(inner.part(list))
    canvas.reportFocus(form.fields[focus].name)
  }

  private func footer(_ texts: Texts, columns: Int) -> DisplayText {
    let words = texts.boxForm
    // There Enter completes, and applies only after that.
    let isInSuggestions = completion?.focus != nil
    let applies = isInSuggestions ? "" : words.enterApplies
    let own: String
    switch values[focus] {
    case .choice: own = words.chooses
    case _ where isInSuggestions: own = words.takes
    case .list: own = words.completes
    case .sentence: own = isDate ? words.stepsDays : suggestions.isEmpty ? "" : words.tabCompletes
    case .text: own = ""
    }
    let next = form.fields.count > 1 ? words.tabNext : ""
    let lines = [
      [own, applies, next, words.escLeaves], [own, applies, words.escLeaves],
      [isInSuggestions ? own : applies, words.escLeaves],
    ]
    .map { DisplayText($0.filter { !$0.isEmpty }.joined(separator: " · ")) }
    return lines.first { $0.width <= columns } ?? lines[lines.count - 1]
  }

  private func drawField(_ index: Int, label: DisplayText, _ columns: Int, _ canvas: Canvas, row: Int) {
    let isFocused = index == focus
    let padded = label + DisplayText(String(repeating: " ", count: max(0, columns - label.width)))
    let area = canvas.part(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns)).area
    let field = form.fields[index]
    switch (field.content, values[index]) {
    case (.text(_, let hint, _), .text(let line)), (.list(_, let hint, _, _), .list(let line, _)),
      (.sentence(_, let hint, _), .sentence(let line, _)):
      let isInText = isFocused && completion?.focus == nil
      let text = FieldView.draw(
        canvas, row: row, label: padded, text: line.text, before: line.beforeCursor, hint: DisplayText(hint),
        isFocused: isInText)
      drawn.lines.append((area, index, text))
    case (.choice(let options, _), .choice(_, let chosen)):
      canvas.draw(padded, row: row, style: canvas.theme[isFocused ? .heading : .text])
      drawn.lines.append((area, index, nil))
      draw(
        options, chosen: chosen,
        canvas.part(Rect(row: row, column: columns, rows: 1, columns: canvas.size.columns - columns)),
        isFocused: isFocused)
    default: break
    }
  }

  /// All options with the chosen one in brackets, or it alone with its position if they do not fit.
  private func draw(_ options: [BoxField.Option], chosen: Int, _ canvas: Canvas, isFocused: Bool) {
    let words = options.enumerated().map { index, option in
      DisplayText(index == chosen ? "[\(option.word)]" : " \(option.word) ")
    }
    let fits = words.reduce(0) { $0 + $1.width } <= canvas.size.columns
    var column = 0
    for (index, word) in words.enumerated() where fits || index == chosen {
      let isChosen = index == chosen
      let style = canvas.theme[isChosen ? isFocused ? .selectedRow : .name : .secondary]
      canvas.draw(word, row: 0, column: column, style: style, width: canvas.size.columns)
      if isChosen {
        if isFocused {
          canvas.parkCursor(row: 0, column: column)
          canvas.reportSelected(DisplayText(options[index].word), pane: form.name)
        }
      }
      if fits {
        let area = canvas.part(Rect(row: 0, column: column, rows: 1, columns: word.width)).area
        drawn.options.append((area, index))
      }
      column += word.width
    }
    guard !fits else { return }
    let position = DisplayText(" \(chosen + 1)/\(options.count)")
    canvas.draw(
      position, row: 0, column: column, style: canvas.theme[.faint],
      width: max(0, canvas.size.columns - column))
  }

  /// What is understood of the field, or why it is not.
  private func drawReading(_ canvas: Canvas, row: Int, column: Int) {
    let (text, role): (String, Role)
    switch reading {
    case .understood(let sentence): (text, role) = (sentence, .secondary)
    case .fault(let sentence):
      let message = PaneMessage(problem: sentence)
      (text, role) = (message.line, message.role)
    case nil: return
    }
    let width = canvas.size.columns - column
    // A long one has the rows of suggestions, too, where there are none.
    let rows = min(canvas.size.rows - row, Self.readingRows + (suggestions.isEmpty ? Self.suggestionRows : 0))
    let lines = DisplayText(text).wrapped(to: width)
    for (index, line) in lines.prefix(max(0, rows)).enumerated() {
      let isCut = index == rows - 1 && lines.count > rows
      let shown = isCut ? (line + DisplayText(" ") + lines[index + 1]).truncated(to: width) : line
      canvas.draw(shown, row: row + index, column: column, style: canvas.theme[role])
    }
  }

  private func drawSuggestions(_ canvas: Canvas) {
    guard let completion, canvas.size.rows > 0 else { return }
    let suggestions = suggestions
    var rows = canvas.size.rows
    if let note = note(on: completion) {
      rows = max(0, rows - 1)
      canvas.draw(
        DisplayText(note).truncated(to: canvas.size.columns), row: canvas.size.rows - 1,
        style: canvas.theme[.faint])
    }
    for (row, index) in suggestionsOnView(rows: rows).enumerated() {
      let isFocused = index == completion.focus
      let style = SelectionMark.draw(canvas, row: row, isSelected: isFocused, hasFocus: true)
      let text = DisplayText(EmojiNames.drawn(suggestions[index]))
      canvas.draw(
        text, row: row, column: SelectionMark.columns, style: isFocused ? style : canvas.theme[.secondary],
        width: canvas.size.columns - SelectionMark.columns)
      if isFocused { canvas.reportSelected(text, pane: form.name) }
      let line = Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns)
      drawn.suggestions.append((canvas.part(line).area, index))
    }
  }

  /// What a user should know of the suggestions; nil if there is nothing to say.
  private func note(on completion: Completion) -> String? {
    switch completion.source {
    case .loading: environment.texts.list.loading
    case .failed(let sentence): sentence
    case .loaded, nil: nil
    }
  }
}

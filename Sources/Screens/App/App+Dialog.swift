import Domain
import Terminal
import Texts

extension App {
  /// Handles input while a question is open. Input that came before its first frame is discarded, because it cannot be an
  /// answer.
  func answer(_ event: InputEvent) {
    let dialogs = environment.dialogs
    guard let question = dialogs.question else { return }
    switch event {
    case .key(let key):
      guard dialogs.isDrawn else { return terminal.bell() }
      answer(key, question)
    case .mouse(let mouse):
      guard dialogs.isDrawn, !dialogs.detailMoves.handle(event, row: { _ in nil }, open: {}),
        mouse.kind == .press(.left)
      else { return }
      if let choice = answerAreas.first(where: { $0.area.contains(mouse.at) }) {
        dialogs.dismiss(with: choice.answer)
      }
    default: break
    }
  }

  func handle(_ event: InputEvent, in form: OpenForm) {
    switch form.handle(event) {
    case .open: break
    case .unknownKey(let key): sayNothing(for: key)
    case .left: environment.dialogs.closeForm(with: nil)
    case .answered(let answer): environment.dialogs.closeForm(with: answer)
    }
  }

  /// No lower-case letter discards anything, because a user who keeps typing after Esc presses those. A question
  /// without a letter can open over a form, so there no letter answers it.
  private func answer(_ key: Key, _ question: Question) {
    let dialogs = environment.dialogs
    // While the text is cut, the arrows scroll it instead of moving the focus, so that a user who looks for the rest of
    // it does not come to the answer that acts.
    if dialogs.detail.isCut, dialogs.detailMoves.handle(key, environment.preferences) { return }
    switch key {
    case Key(.enter): dialogs.dismiss(with: dialogs.focus)
    case Key(.tab), Key(.right), Key(.down): dialogs.moveFocus(by: 1)
    case Key(.backTab), Key(.left), Key(.up): dialogs.moveFocus(by: -1)
    case Key(.escape): dialogs.dismiss()
    case .char("n"), .char("N"), .char("q"):
      if question.letter == nil { refuse(key) } else { dialogs.dismiss() }
    default:
      guard let letter = question.letter else { return refuse(key) }
      if key == .char(letter) {
        dialogs.dismiss(with: .yes)
      } else if key == .char(letter.inLowerCase) {
        terminal.bell()
        let texts = environment.texts.app
        environment.notices.say(texts.isCapital(capital: "\(letter)", key: "\(letter.inLowerCase)"))
      } else {
        refuse(key)
      }
    }
  }

  private func refuse(_ key: Key) {
    if !opensHelpOfBox(key) { terminal.bell() }
    sayNothing(for: key)
  }

  /// A question in the middle of the screen, with its answers below, the focused one in brackets.
  func drawDialog(_ canvas: Canvas, _ question: Question) {
    let width = min(canvas.size.columns - 2, 60)
    let room = width - 4
    let answers = answerRows(question, columns: room)
    let title = DisplayText(question.title)
    // A title that the frame would cut is the beginning of the text.
    let heading = title.width > PaneFrame.titleColumns(in: width) ? title.wrapped(to: room) : []
    let body =
      heading
      + question.detail.split(separator: "\n").flatMap { DisplayText(String($0)).wrapped(to: room) }
    let maxRows = canvas.size.rows - 4 - answers.count
    let gap = maxRows > 1 ? 1 : 0
    let shown = environment.dialogs.detail.show(body, rows: max(1, maxRows - gap))
    let height = min(shown.count + gap + answers.count + 2, canvas.size.rows)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("dialog", rect)
    BoxFrame.draw(
      box, title: heading.isEmpty ? title : .empty, counts: positionInDetail(of: body.count),
      footer: keys(of: question, columns: width - 6))
    for (row, line) in shown.enumerated() {
      let isHeading = shown.startIndex + row < heading.count
      box.draw(line, row: row + 1, column: 2, style: box.theme[isHeading ? .heading : .text], width: room)
    }
    let text = box.part(Rect(row: 1, column: 1, rows: shown.count, columns: width - 2))
    environment.dialogs.detailMoves.area = text.area
    box.hideCursor(row: 1, column: 2)
    answerAreas = []
    for (index, row) in answers.enumerated() {
      draw(row, on: box, row: 1 + shown.count + gap + index, isDefault: question.answers[0])
    }
    canvas.reportFocus("dialog")
    environment.dialogs.isDrawn = true
  }

  /// One row of answers, centred. After a move of the focus the hidden cursor follows it, for Braille displays.
  private func draw(
    _ answers: [DrawnAnswer], on box: Canvas, row: Int, isDefault first: Question.Choice
  ) {
    let focus = environment.dialogs.focus
    var column = (box.size.columns - Self.width(of: answers)) / 2
    for drawn in answers {
      let isFocused = drawn.answer == focus
      box.draw(drawn.text, row: row, column: column, style: isFocused ? box.theme[.selectedRow] : .plain)
      if isFocused, focus != first { box.hideCursor(row: row, column: column) }
      let area = box.part(Rect(row: row, column: column, rows: 1, columns: drawn.text.width)).area
      answerAreas.append((drawn.answer, area))
      column += drawn.text.width + Self.answerGap
    }
  }

  private typealias DrawnAnswer = (answer: Question.Choice, text: DisplayText)
  private static let answerGap = 2

  private static func width(of answers: [DrawnAnswer]) -> Int {
    answers.reduce(-answerGap) { $0 + answerGap + $1.text.width }
  }

  /// All answers in one row, or one per row if they do not fit.
  private func answerRows(_ question: Question, columns: Int) -> [[DrawnAnswer]] {
    let cancel = environment.texts.app.cancel
    let answers: [DrawnAnswer] = question.answers.map { answer in
      let word = question.word(for: answer, cancel: cancel)
      return (answer, DisplayText(answer == environment.dialogs.focus ? "[\(word)]" : " \(word) "))
    }
    return Self.width(of: answers) <= columns ? [answers] : answers.map { [$0] }
  }

  /// The keys that answer, as many as fit: `Esc Keep · Y Delete · Tab next · Enter chooses`. Answers that discard nothing
  /// have no letter.
  private func keys(of question: Question, columns: Int) -> DisplayText {
    let texts = environment.texts.app
    let no = "Esc \(question.word(for: .no, cancel: texts.cancel))"
    let yes = question.letter.map { "\($0) \(question.yes)" }
    let parts = [no, yes, "Tab \(texts.nextAnswer)", texts.enterChooses].compactMap(\.self)
    let lines = parts.indices.map { DisplayText(parts[...$0].joined(separator: " · ")) }
    let cut =
      environment.dialogs.detail.hasMore ? lines.map { DisplayText(texts.moreHelp(keys: "\($0)")) } : []
    return (lines + cut).last { $0.width <= columns } ?? lines[0]
  }

  /// The last line on view of a text that is cut, and the number of its lines.
  private func positionInDetail(of count: Int) -> DisplayText {
    let detail = environment.dialogs.detail
    guard detail.isCut else { return .empty }
    return DisplayText(environment.texts.list.position(number: "\(detail.end)", total: "\(count)"))
  }
}

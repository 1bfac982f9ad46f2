import Terminal
import Texts

extension App {
  /// Draws one whole frame: the tabs, the current screen, the status line, and any overlay.
  func draw(_ canvas: Canvas) {
    guard !canvas.size.isTooSmall else { return drawTooSmall(canvas) }
    guard let screen = router.top else { return drawArrival(canvas) }
    drawTabs(canvas.pane("tabs", Rect(row: 0, column: 0, rows: 1, columns: canvas.size.columns)))
    // Read before the observed part, because `surroundings` observe them already.
    let (question, menu, form) = (
      environment.dialogs.question, environment.dialogs.menu, environment.dialogs.form
    )
    let hasBox = hasBox
    let (notices, remark) = (environment.notices.texts, environment.notices.remark)
    observe {
      let status = statusRows(canvas.size, screen, notices, remark, hasBox: hasBox)
      drawScreen(screen, canvas, above: status)
      let boxes = canvas.part(boxArea(of: canvas.size, above: status))
      palette?.draw(boxes)
      if !isHelpOfBox { drawHelp(boxes, screen: screen) }
      menu?.draw(boxes)
      form?.draw(boxes)
      drawStatus(canvas, screen: screen, notices: notices, remark: remark, hasBox: hasBox)
      if let question { drawDialog(canvas, question) }
      if isHelpOfBox { drawHelp(boxes, screen: screen) }
    }
  }

  /// Draws the screen between the tabs and the status line. A message of several lines covers its last rows, unless the
  /// selected row is among them.
  /// - Parameter status: in rows.
  private func drawScreen(_ screen: any Screen, _ canvas: Canvas, above status: Int) {
    func draw(above status: Int) {
      let rows = max(canvas.size.rows - 1 - status, 1)
      screen.draw(canvas.part(Rect(row: 1, column: 0, rows: rows, columns: canvas.size.columns)))
    }
    draw(above: 1)
    guard status > 1, canvas.parkedRow >= canvas.size.rows - status else { return }
    canvas.fill(
      Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: canvas.size.columns), style: .plain)
    draw(above: status)
  }

  /// In rows: a lower box shows too little.
  private static let lowestBox = 10

  /// Where boxes are drawn, so that a notice of several lines hides none of their rows. The last row of the area stays
  /// free.
  private func boxArea(of size: Size, above status: Int) -> Rect {
    let rows = max(size.rows - (status - 1), min(size.rows, Self.lowestBox))
    return Rect(row: 0, column: 0, rows: rows, columns: size.columns)
  }

  /// The rows of the status line, of the notice that covers more than that, or of the remark above it.
  private func statusRows(
    _ size: Size, _ screen: any Screen, _ notices: [String], _ remark: String?, hasBox: Bool
  ) -> Int {
    if prompt(of: screen) != nil { return 1 }
    let lines = noticeLines(notices, columns: size.columns - 2, hasBox: hasBox)
    return lines.isEmpty
      ? 1 + remarkLines(remark, size).count : min(lines.count, size.rows - 1)
  }

  /// The lines of notices that have no room beside the hints of the status line.
  private func noticeLines(_ notices: [String], columns: Int, hasBox: Bool) -> [DisplayText] {
    let lines = notices.flatMap { DisplayText($0).wrapped(to: columns) }
    return lines.count > 1 || hasBox ? lines : []
  }

  /// The lines above the status line.
  private func remarkLines(_ remark: String?, _ size: Size) -> ArraySlice<DisplayText> {
    (remark.map { DisplayText($0).wrapped(to: size.columns - 2) } ?? []).prefix(size.rows - 2)
  }

  private func drawTooSmall(_ canvas: Canvas) {
    let smallest = Size.smallestTerminal
    let texts = environment.texts.app
    let size = texts.sizeNeeded(
      needed: "\(smallest.columns)x\(smallest.rows)", size: "\(canvas.size.columns)x\(canvas.size.rows)")
    for (row, line) in [texts.tooSmall, size, texts.quitAnywhere, texts.keysIgnored].enumerated() {
      canvas.draw(DisplayText(line), row: row)
    }
  }

  private func drawArrival(_ canvas: Canvas) {
    guard let arrival else { return }
    Paragraph.draw(canvas, [DisplayText(arrival.message)], row: 1)
  }

  private static let programName: DisplayText = "octodo "

  private func drawTabs(_ canvas: Canvas) {
    canvas.fill(Rect(canvas.size), style: canvas.theme[.tabBar])
    let current = router.currentTab
    let isTyping = router.top?.isTyping == true
    let keys = router.top.map { tabKeys(on: $0) } ?? []
    var column = 0
    for (index, label) in tabLabels(current: current).enumerated() {
      let role = index == current ? Role.currentTab : .tabBar
      canvas.draw(label, row: 0, column: column, style: canvas.theme[role])
      if isTyping, let key = keys[index] {
        canvas.restyle(row: 0, columns: column + 1..<column + 1 + DisplayText("\(key)").width) { style in
          index == current ? style.adding(Style(.dim)) : canvas.theme[.statusHint]
        }
      }
      column += label.width
    }
    let name = Self.programName
    let start = canvas.size.columns - name.width
    guard start > column else { return }
    canvas.draw(name, row: 0, column: start, style: canvas.theme[.statusHint])
  }

  /// The columns of each tab's label in the first row.
  var tabColumns: [Range<Int>] {
    var column = 0
    return tabLabels(current: router.currentTab).map { label in
      defer { column += label.width }
      return column..<(column + label.width)
    }
  }

  private func tabLabels(current: Int) -> [DisplayText] {
    TabLabels(
      titles: router.tabs.map { tab in
        let title = tab.title(environment.texts)
        return environment.badges[tab.root].map { "\(title) \($0)" } ?? title
      }, columns: terminal.size.columns, current: current,
      keys: router.top.map { tabKeys(on: $0) } ?? []
    ).labels
  }

  private func drawStatus(
    _ canvas: Canvas, screen: any Screen, notices: [String], remark: String?, hasBox: Bool
  ) {
    let room = canvas.size.columns - 2
    drawnPrompt = nil
    if let prompt = prompt(of: screen) {
      let row = Rect(row: canvas.size.rows - 1, column: 0, rows: 1, columns: room + 2)
      drawnPrompt = prompt.draw(canvas.pane("status", row)).map { (prompt, $0) }
      return
    }
    var lines = noticeLines(notices, columns: room, hasBox: hasBox)
    guard !lines.isEmpty else {
      return drawStatusLine(canvas, screen: screen, notice: notices.first, remark: remark, hasBox: hasBox)
    }
    // A notice that needs more than one line covers the rows above it, until the next key.
    let height = min(lines.count, canvas.size.rows - 1)
    if height < lines.count { lines[height - 1] = lines[height - 1].truncated(to: room - 1) + "…" }
    drawNotice(lines.prefix(height), statusPane(canvas, rows: height))
  }

  /// The input line of a search in a box or on the screen; nil if none is open.
  private func prompt(of screen: any Screen) -> Prompt? {
    if isHelpInFront { return helpSearch.finder.prompt }
    if let menu = environment.dialogs.menu { return menu.prompt }
    return overlay == .none ? screen.prompt : helpSearch.finder.prompt
  }

  /// The lowest rows of the screen.
  private func statusPane(_ canvas: Canvas, rows: Int) -> Canvas {
    canvas.pane(
      "status", Rect(row: canvas.size.rows - rows, column: 0, rows: rows, columns: canvas.size.columns))
  }

  private func drawNotice(_ lines: ArraySlice<DisplayText>, _ canvas: Canvas) {
    let style = canvas.theme[.notice]
    canvas.fill(Rect(canvas.size), style: style)
    for (row, line) in lines.enumerated() {
      canvas.draw(line, row: row, column: 1, style: style, width: canvas.size.columns - 2)
    }
  }

  /// - Parameters:
  ///   - notice: replaces the screen's status; nil if there is none.
  ///   - remark: is drawn above the line.
  private func drawStatusLine(
    _ canvas: Canvas, screen: any Screen, notice: String?, remark: String?, hasBox: Bool
  ) {
    let columns = canvas.size.columns
    let above = remarkLines(remark, canvas.size)
    let both = statusPane(canvas, rows: above.count + 1)
    if !above.isEmpty {
      drawNotice(above, both.part(Rect(row: 0, column: 0, rows: above.count, columns: columns)))
    }
    let rect = Rect(row: above.count, column: 0, rows: 1, columns: columns)
    let pane = both.part(rect)
    pane.fill(Rect(pane.size), style: pane.theme[.statusLine])
    let line =
      hasBox ? statusBehindBox(of: screen) : statusLine(of: screen, notice: notice, columns: rect.columns - 2)
    pane.draw(line.left, row: 0, column: 1, style: pane.theme[notice == nil ? .statusLine : .notice])
    var column = rect.columns - 1 - line.right.width
    for piece in line.right.pieces {
      column += pane.draw(piece.text, row: 0, column: column, style: pane.theme[piece.role])
    }
  }

  /// Behind a box, the status line shows the screen's status without key hints, because the keys belong to the box.
  private func statusBehindBox(of screen: any Screen) -> StatusText.Line {
    StatusText.Line(left: DisplayText(screen.status.first { !$0.isEmpty } ?? ""))
  }

  private func statusLine(of screen: any Screen, notice: String?, columns: Int) -> StatusText.Line {
    var hints: [StatusText.Hint] = []
    for action in hintedActions(of: screen) {
      guard let hint = action.hint(), let key = action.keys.first?.description, action.isEnabled(),
        // Only the first action with a key gets it.
        !hints.contains(where: { $0.key == key })
      else { continue }
      hints.append(StatusText.Hint(key: key, words: hint))
    }
    let running = [runningCommands.status(environment)].compactMap(\.self)
    var text = StatusText(
      status: notice.map { [$0] } ?? running + screen.status.filter { isTrue($0, on: screen) },
      shortStatus: [], hints: hints, help: helpHint(on: screen), isMessage: notice != nil)
    if let line = text.inFull(columns: columns) { return line }
    text.shortStatus = notice.map { [$0] } ?? running + screen.shortStatus.filter { isTrue($0, on: screen) }
    return text.fit(columns: columns)
  }

  /// Whether a part of the status can stand there: while a field has the keys, the one that loads again is a letter.
  private func isTrue(_ part: String, on screen: any Screen) -> Bool {
    part != environment.texts.list.triesAgain || screen.actions.contains { $0.id == Action.reloadID }
  }
}

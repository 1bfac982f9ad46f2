public import Terminal
import Texts

extension App {
  func showHelp() {
    overlay = .help(offset: 0)
  }

  func scrollHelp(_ event: InputEvent, from offset: Int) {
    switch event {
    case .key(let key):
      switch key {
      case .char("j"), Key(.down): overlay = .help(offset: offset + 1)
      case .char("k"), Key(.up): overlay = .help(offset: max(0, offset - 1))
      case .char(" "), Key(.pageDown): overlay = .help(offset: offset + helpPage)
      case Key(.pageUp): overlay = .help(offset: max(0, offset - helpPage))
      case .char("g"), Key(.home): overlay = .help(offset: 0)
      case .char("G"), Key(.end): overlay = .help(offset: Self.endOfHelp)
      default: overlay = .none
      }
    case .mouse(let mouse) where mouse.kind == .scrollDown: overlay = .help(offset: offset + 3)
    case .mouse(let mouse) where mouse.kind == .scrollUp: overlay = .help(offset: max(0, offset - 3))
    default: break
    }
  }

  /// Further than any help is long; the next frame makes the last page of it.
  private static let endOfHelp = 10_000

  private var helpPage: Int { max(1, terminal.size.rows - 6) }

  /// The help: a box over the screen, made from the key tables that the input goes through.
  func drawHelp(_ canvas: Canvas, screen: any Screen, offset: Int) {
    let width = min(canvas.size.columns - 2, 72)
    let lines = helpLines(for: screen, columns: width - 4)
    let height = min(canvas.size.rows - 2, lines.count + 2)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("help", rect)
    let room = height - 2
    let top = max(0, min(offset, lines.count - room))
    overlay = .help(offset: top)
    let isAll = lines.count <= room
    let footer = footer(isAll: isAll, isEnd: top + room >= lines.count, columns: width - 6)
    BoxFrame.draw(box, title: DisplayText(environment.texts.app.keys), footer: footer)
    for (row, line) in lines.dropFirst(top).prefix(room).enumerated() {
      box.draw(line.text, row: row + 1, column: 2, width: width - 4)
    }
    box.hideCursor(row: 1, column: 2)
  }

  private func footer(isAll: Bool, isEnd: Bool, columns: Int) -> DisplayText {
    let texts = environment.texts.app
    if isAll { return DisplayText(texts.closeHelp) }
    if isEnd { return DisplayText(texts.scrollHelp) }
    let more = DisplayText(texts.moreHelp(keys: texts.scrollHelp))
    return more.width <= columns ? more : DisplayText(texts.moreHelp(keys: texts.scrollHelpShort))
  }

  /// The keys that work on any screen, with what they do.
  /// - Parameters:
  ///   - screen: the screen in front.
  ///   - taken: the keys that it uses itself.
  public func keysEverywhere(
    on screen: any Screen, without taken: Set<Key> = []
  ) -> [(keys: [Key], text: String)] {
    let isText = screen.isTyping && !screen.takesQuestionMarkAsHelp
    let program = programActions(for: screen).compactMap { action in
      let free = action.keys.filter { !taken.contains($0) && !(isText && $0 == .char("?")) }
      return free.isEmpty ? nil : (keys: free, text: action.text())
    }
    let texts = environment.texts.app
    return program + [([Key.ctrl("z")], texts.toShell), ([Key.ctrl("c")], texts.quit)]
  }

  private func helpLines(for screen: any Screen, columns: Int) -> [HelpLine] {
    let actions = screen.enabledActions
    let own = actions.map { (keys: $0.keys, text: $0.text()) }
    let texts = environment.texts
    let everywhere = keysEverywhere(on: screen, without: Set(actions.flatMap(\.keys)))
    let sections = [(texts.app.here, own), (texts.app.everywhere, everywhere)]
    return sections.flatMap { HelpLine.section($0.0, $0.1, columns: columns) }
      + HelpLine.text(screen.helpEnding ?? texts.help(on: environment.account), columns: columns)
  }
}

import Domain
import EventLoop
import Terminal
import Texts

extension App {
  func showHelp() {
    isHelpOfBox = hasBox
    helpSearch = BoxSearch(environment.preferences, kills: environment.kills)
    overlay = .help(offset: 0)
    helpArea = nil
  }

  func closeHelp() {
    overlay = palette == nil ? .none : .palette
    isHelpOfBox = false
  }

  func scrollHelp(_ event: InputEvent, from offset: Int) {
    if helpSearch.handle(event) {
      overlay = .help(offset: 0)
      return
    }
    if case .key(let key) = event { return handle(key, inHelpAt: offset) }
    _ = helpMoves(from: offset).handle(event, row: { _ in nil }, open: {})
  }

  private func handle(_ key: Key, inHelpAt offset: Int) {
    let preferences = environment.preferences
    let closing = [Key(.escape), .char("q")] + preferences.withOwnKeys([helpAction]).flatMap(\.keys)
    let isFound = helpSearch.finder.isActive
    switch key {
    case _ where closing.contains(key): closeHelp()
    case .char("n") where isFound: overlay = .help(offset: offset + 1)
    case .char("N") where isFound: overlay = .help(offset: max(0, offset - 1))
    default:
      guard !helpMoves(from: offset).handle(key, preferences) else { return }
      sayNothing(for: key)
    }
  }

  /// The keys and the wheel that scroll the help. The next frame clamps what is too far down.
  private func helpMoves(from offset: Int) -> ListMoves {
    let moves = ListMoves { [self] count in
      overlay = .help(offset: max(0, offset + count))
    } select: { [self] row in
      overlay = .help(offset: min(row, Self.endOfHelp))
    }
    if let helpArea { moves.area = helpArea }
    return moves
  }

  /// Larger than any help text.
  private static let endOfHelp = 10_000

  /// The help: a box over the screen, made from the key tables that the input goes through.
  func drawHelp(_ canvas: Canvas, screen: any Screen) {
    guard case .help(let offset) = overlay else { return }
    let width = min(canvas.size.columns - 2, 72)
    let all = helpLines(for: screen, columns: width - 4)
    let lines =
      helpSearch.finder.isActive ? helpLines(for: screen, columns: width - 4, helpSearch.finder.pattern) : all
    // The box keeps its size during a search.
    let height = min(canvas.size.rows - 2, all.count + 2)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("help", rect)
    helpArea = box.area
    let room = height - 2
    let top = max(0, min(offset, lines.count - room))
    overlay = .help(offset: top)
    let isAll = lines.count <= room
    let footer = footer(isAll: isAll, isEnd: top + room >= lines.count, columns: width - 6)
    BoxFrame.draw(box, title: DisplayText(environment.texts.app.keys), footer: footer)
    for (row, line) in lines.dropFirst(top).prefix(room).enumerated() {
      box.draw(line.text, row: row + 1, column: 2, width: width - 4)
    }
    if let pattern = helpSearch.finder.pattern {
      let text = box.part(Rect(row: 1, column: 2, rows: room, columns: width - 4))
      text.mark(pattern, rows: 0..<min(room, max(0, lines.count - top)))
    }
    box.hideCursor(row: 1, column: 2)
  }

  private func footer(isAll: Bool, isEnd: Bool, columns: Int) -> DisplayText {
    let texts = environment.texts.app
    if helpSearch.finder.isActive {
      let scroll = helpSearch.finder.isTyping || isAll ? "" : texts.scrollHelpShort
      return DisplayText([scroll, helpSearch.endHint].filter { !$0.isEmpty }.joined(separator: " · "))
    }
    let keys: [DisplayText]
    if isAll {
      keys = [DisplayText(texts.closeHelp)]
    } else if isEnd {
      keys = [DisplayText(texts.scrollHelp)]
    } else {
      keys = [texts.scrollHelp, texts.scrollHelpShort].filter { !$0.isEmpty }.map {
        DisplayText(texts.moreHelp(keys: $0))
      }
    }
    let search = helpSearch.findHint.isEmpty ? .empty : DisplayText("\(helpSearch.findHint) · ")
    return (keys.map { search + $0 } + keys).first { $0.width <= columns } ?? keys.last ?? .empty
  }

  /// The keys that work on any screen, and what they do.
  /// - Parameters:
  ///   - screen: the current screen.
  ///   - taken: keys that the screen uses itself.
  private func keysEverywhere(on screen: any Screen, without taken: Set<Key>) -> [HelpLine.Entry] {
    let isText = screen.isTyping && !screen.takesQuestionMarkAsHelp
    let program = commonActions(on: screen).compactMap { action -> HelpLine.Entry? in
      let free = action.keys.filter { key in
        !taken.contains(key) && !(screen.isTyping && isTyped(key) && (isText || key != .char("?")))
      }
      return free.isEmpty || !action.isEnabled() ? nil : (keys: free, text: action.text())
    }
    let texts = environment.texts.app
    let mouse = environment.preferences.usesMouse ? [HelpLine.Entry(keys: [], text: texts.mouse)] : []
    return program + [([Key.ctrl("z")], texts.toShell), ([Key.ctrl("c")], texts.quit)] + mouse
  }

  private func isTyped(_ key: Key) -> Bool { InputEvent.key(key).typedText != nil }

  /// The screen's own actions first, text editing last.
  /// - Parameter pattern: keys that do not match it are left out.
  private func helpLines(
    for screen: any Screen, columns: Int, _ pattern: TextPattern? = nil
  ) -> [HelpLine] {
    let boxKeys = boxKeys
    let sections = boxKeys ?? keys(of: screen)
    guard let pattern else {
      let ending = boxKeys == nil ? screen.helpEnding ?? environment.texts.help(on: environment.account) : ""
      return sections.flatMap { HelpLine.section($0.0, $0.1, columns: columns) }
        + (ending.isEmpty ? [] : HelpLine.text(ending, columns: columns))
    }
    let matching = sections.map { ($0.0, $0.1.filter { helpSearch.matches(pattern, $0.keys, $0.text) }) }
    let count = matching.reduce(0) { $0 + $1.1.count }
    helpSearch.found = Found(number: count, total: count > 0 ? sections.reduce(0) { $0 + $1.1.count } : 0)
    let lines = matching.flatMap { HelpLine.section($0.0, $0.1, columns: columns) }
    return lines.isEmpty
      ? helpSearch.finder.noRows.flatMap { HelpLine.text($0, columns: columns) } : lines
  }

  private func keys(of screen: any Screen) -> [(String, [HelpLine.Entry])] {
    let actions = ownActions(of: screen).filter { $0.isEnabled() }
    // What has no key is in the palette.
    let own = actions.filter { !$0.isEditing && ($0.isRemark || !$0.keys.isEmpty) }
    let texts = environment.texts.app
    return [
      (texts.here, own.map(HelpLine.entry)),
      (texts.everywhere, keysEverywhere(on: screen, without: Set(actions.flatMap(\.keys)))),
      (texts.afterEsc, keysAfterField(on: screen)),
      (texts.inField, actions.filter(\.isEditing).map(HelpLine.entry)),
    ]
  }

  /// The keys that type text while a field has the focus and work again when it loses the focus.
  private func keysAfterField(on screen: any Screen) -> [HelpLine.Entry] {
    guard screen.isTyping else { return [] }
    let now = Set(screen.actions.map(\.id))
    let preferences = environment.preferences
    let own = preferences.withOwnKeys(screen.allActions, onPage: router.page?.name).filter {
      !now.contains($0.id) && $0.isEnabled() && $0.keys.contains(where: isTyped)
    }
    guard !own.isEmpty else { return [] }
    let common = preferences.withOwnKeys(programActions(for: screen, isTyping: false)).compactMap { action in
      let keys = action.keys.filter(isTyped)
      return keys.isEmpty || !action.isEnabled() ? nil : HelpLine.Entry(keys: keys, text: action.text())
    }
    return own.map(HelpLine.entry) + common
  }
}

extension App {
  /// The actions available on a screen besides its own, for a table of all keys.
  public func commonActions(on screen: (any Screen)?) -> [Action] {
    screen.map { programActions(for: $0, isTyping: false) } ?? []
  }
}

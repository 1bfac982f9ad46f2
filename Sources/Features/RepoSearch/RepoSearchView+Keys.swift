public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension RepoSearchView {
  public var keys: [KeyBinding] {
    isTyping ? fieldKeys : listKeys
  }

  public var hintedKeys: [KeyBinding] {
    isTyping ? [] : actionKeys
  }

  private var texts: RepoSearchTexts { output.texts.repoSearch }

  private var fieldKeys: [KeyBinding] {
    [
      KeyBinding([Key(.enter)], texts.searchKey) { [self] in input.submit() },
      KeyBinding([Key(.up)], texts.olderQuery) { [self] in input.showOlderQuery() },
      KeyBinding([Key(.down)], texts.newerQuery) { [self] in input.showNewerQuery() },
      KeyBinding([Key(.escape)], texts.stopOrLeave) { [self] in input.cancel() },
    ] + LineEdit.bindings(output.texts) { [self] in input.edit($0) }
  }

  private var listKeys: [KeyBinding] {
    let all =
      output.state.rows.isEmpty
      ? [] : moves.keys(output.texts, last: output.texts.moves.toLastLoaded)
    return actionKeys + all + stopKeys + remarks
  }

  private var actionKeys: [KeyBinding] {
    let search = [
      KeyBinding([.char("/")], texts.changeQuery, hint: texts.queryHint) { [self] in input.focusQuery() },
      KeyBinding([.char("s")], texts.sort, hint: texts.sortHint) { [self] in input.cycleSort() },
      KeyBinding([.char("S")], texts.flipOrder) { [self] in input.flipOrder() },
      KeyBinding([.char("r")], texts.searchAgain) { [self] in input.refresh() },
    ]
    guard !output.state.rows.isEmpty else { return search }
    let open = KeyBinding([Key(.enter)], texts.open, hint: texts.openHint) { [self] in input.openSelected() }
    return [open] + search + repoKeys
  }

  /// What the status line says in few words, at length for the help.
  private var remarks: [KeyBinding] {
    output.remarks.map { KeyBinding([], $0) {} }
  }

  private var repoKeys: [KeyBinding] {
    let texts = output.texts.repo
    return [
      KeyBinding([.char("t")], texts.makeTodo, hint: texts.makeTodoHint) { [self] in input.makeTodo() },
      KeyBinding([.char("T")], texts.writeTodo) { [self] in input.writeTodo() },
      KeyBinding([.char("i")], texts.showIssues) { [self] in input.showIssues() },
      KeyBinding([.char("o")], texts.openInBrowser) { [self] in input.openInBrowser() },
      KeyBinding([.char("Y")], texts.copyAddress) { [self] in input.copyURL() },
    ]
  }

  private var moves: ListMoves {
    ListMoves(area: listArea, move: { [self] in input.moveSelection(by: $0) }) { [self] row in
      input.focusResults()
      input.select(row)
    }
  }

  private var stopKeys: [KeyBinding] {
    switch output.state.phase {
    case .searching, .loadingMore, .waiting:
      [KeyBinding([Key(.escape)], texts.stop) { [self] in input.cancel() }]
    case .resting, .failed: []
    }
  }

  public func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event { return handle(mouse) }
    guard let text = event.typedText else { return false }
    if isTyping {
      input.type(text)
      return true
    }
    guard case .paste = event else { return false }
    input.focusQuery()
    input.type(text)
    return true
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    if mouse.kind == .press(.left), queryArea.contains(mouse.at) {
      input.focusQuery()
      return true
    }
    return moves.handle(
      .mouse(mouse),
      row: { line in
        output.state.rows.indices.contains(scroll.top + line) ? scroll.top + line : nil
      },
      open: { input.openSelected() })
  }
}

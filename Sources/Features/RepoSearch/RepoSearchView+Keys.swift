public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension RepoSearchView {
  public var keys: [KeyBinding] {
    isTyping ? fieldKeys : listKeys
  }

  private var texts: RepoSearchTexts { output.texts.repoSearch }

  private var fieldKeys: [KeyBinding] {
    [
      KeyBinding([Key(.enter)], texts.searchKey) { [input] in input.submit() },
      KeyBinding([Key(.up)], texts.olderQuery) { [input] in input.showOlderQuery() },
      KeyBinding([Key(.down)], texts.newerQuery) { [input] in input.showNewerQuery() },
      KeyBinding([Key(.escape)], texts.stopOrLeave) { [input] in input.cancel() },
    ] + LineEdit.bindings(output.texts) { [input] in input.edit($0) }
  }

  private var listKeys: [KeyBinding] {
    let search = [
      KeyBinding([.char("/")], texts.changeQuery, hint: texts.queryHint) { [input] in input.focusQuery() },
      KeyBinding([.char("s")], texts.sort, hint: texts.sortHint) { [input] in
        input.cycleSort()
      },
      KeyBinding([.char("S")], texts.flipOrder) { [input] in input.flipOrder() },
      KeyBinding([.char("r")], texts.searchAgain) { [input] in input.refresh() },
    ]
    guard !output.rows.isEmpty else { return search + stopKeys + remarks }
    let open = KeyBinding([Key(.enter)], texts.open, hint: texts.openHint) { [input] in input.openSelected() }
    return [open] + search + repoKeys + moveKeys + stopKeys + remarks
  }

  /// What the status line says in few words, at length for the help.
  private var remarks: [KeyBinding] {
    output.remarks.map { KeyBinding([], $0) {} }
  }

  private var repoKeys: [KeyBinding] {
    let texts = output.texts.repo
    return [
      KeyBinding([.char("t")], texts.makeTodo, hint: texts.makeTodoHint) { [input] in input.makeTodo() },
      KeyBinding([.char("T")], texts.writeTodo) { [input] in input.writeTodo() },
      KeyBinding([.char("o")], texts.openInBrowser) { [input] in input.openInBrowser() },
      KeyBinding([.char("Y")], texts.copyAddress) { [input] in input.copyURL() },
    ]
  }

  private var moveKeys: [KeyBinding] {
    let page = max(1, listArea.rows - 1)
    let texts = output.texts.moves
    return [
      KeyBinding([.char("j"), Key(.down)], texts.down) { [input] in input.moveSelection(by: 1) },
      KeyBinding([.char("k"), Key(.up)], texts.up) { [input] in input.moveSelection(by: -1) },
      KeyBinding([Key(.pageDown), .ctrl("f"), .char(" ")], texts.pageDown) { [input] in
        input.moveSelection(by: page)
      },
      KeyBinding([Key(.pageUp), .ctrl("b")], texts.pageUp) { [input] in input.moveSelection(by: -page) },
      KeyBinding([.ctrl("d")], texts.halfDown) { [input] in input.moveSelection(by: max(1, page / 2)) },
      KeyBinding([.ctrl("u")], texts.halfUp) { [input] in input.moveSelection(by: -max(1, page / 2)) },
      KeyBinding([.char("g"), Key(.home)], texts.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], texts.toLastLoaded) { [input] in input.select(Int.max) },
    ]
  }

  private var stopKeys: [KeyBinding] {
    switch output.phase {
    case .searching, .loadingMore, .waiting:
      [KeyBinding([Key(.escape)], texts.stop) { [input] in input.cancel() }]
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
    guard listArea.contains(mouse.at) else { return false }
    let index = scroll.top + mouse.at.row - listArea.row
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      guard output.rows.indices.contains(index) else { return false }
      input.focusResults()
      input.select(index)
      if mouse.kind == .doubleClick { input.openSelected() }
    default: return false
    }
    return true
  }
}

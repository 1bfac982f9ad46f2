public import AppCore
import EventLoop
public import Terminal
import Widgets

extension RepoSearchView {
  public var keys: [KeyBinding] {
    isTyping ? fieldKeys : listKeys
  }

  private var fieldKeys: [KeyBinding] {
    [
      KeyBinding([Key(.enter)], "search") { [input] in input.submit() },
      KeyBinding([Key(.up)], "an older query") { [input] in input.showOlderQuery() },
      KeyBinding([Key(.down)], "a newer query") { [input] in input.showNewerQuery() },
      KeyBinding([Key(.escape)], "stop, or leave the field") { [input] in input.cancel() },
    ] + LineEdit.bindings { [input] in input.edit($0) }
  }

  private var listKeys: [KeyBinding] {
    let search = [
      KeyBinding([.char("/")], "change the query", hint: "query") { [input] in input.focusQuery() },
      KeyBinding([.char("s")], "sort: best match, stars, forks, updated", hint: "sort") { [input] in
        input.cycleSort()
      },
      KeyBinding([.char("S")], "turn the order round") { [input] in input.flipOrder() },
      KeyBinding([.char("r")], "search again") { [input] in input.refresh() },
    ]
    guard !output.rows.isEmpty else { return search + stopKeys + remarks }
    let open = KeyBinding([Key(.enter)], "open", hint: "opens") { [input] in input.openSelected() }
    return [open] + search + repoKeys + moveKeys + stopKeys + remarks
  }

  /// What the status line says in few words, at length for the help.
  private var remarks: [KeyBinding] {
    output.remarks.map { KeyBinding([], $0) {} }
  }

  private var repoKeys: [KeyBinding] {
    [
      KeyBinding([.char("t")], "add it to the todos at once", hint: "todo") { [input] in input.makeTodo() },
      KeyBinding([.char("T")], "write a todo for it, then save") { [input] in input.writeTodo() },
      KeyBinding([.char("o")], "open in the browser") { [input] in input.openInBrowser() },
      KeyBinding([.char("Y")], "copy the address") { [input] in input.copyURL() },
    ]
  }

  private var moveKeys: [KeyBinding] {
    let page = max(1, listArea.rows - 1)
    return [
      KeyBinding([.char("j"), Key(.down)], "down") { [input] in input.moveSelection(by: 1) },
      KeyBinding([.char("k"), Key(.up)], "up") { [input] in input.moveSelection(by: -1) },
      KeyBinding([Key(.pageDown), .ctrl("f"), .char(" ")], "a page down") { [input] in
        input.moveSelection(by: page)
      },
      KeyBinding([Key(.pageUp), .ctrl("b")], "a page up") { [input] in input.moveSelection(by: -page) },
      KeyBinding([.ctrl("d")], "half a page down") { [input] in input.moveSelection(by: max(1, page / 2)) },
      KeyBinding([.ctrl("u")], "half a page up") { [input] in input.moveSelection(by: -max(1, page / 2)) },
      KeyBinding([.char("g"), Key(.home)], "to the first") { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], "to the last that is loaded") { [input] in input.select(Int.max) },
    ]
  }

  private var stopKeys: [KeyBinding] {
    switch output.phase {
    case .searching, .loadingMore, .waiting:
      [KeyBinding([Key(.escape)], "stop") { [input] in input.cancel() }]
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

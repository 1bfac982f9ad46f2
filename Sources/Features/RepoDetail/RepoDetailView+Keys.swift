public import AppCore
import EventLoop
public import Terminal
import Widgets

extension RepoDetailView {
  public var keys: [KeyBinding] {
    [
      KeyBinding([.char("t")], "add it to the todos at once", hint: "todo") { [input] in input.makeTodo() },
      KeyBinding([.char("T")], "write a todo for it, then save") { [input] in input.writeTodo() },
      KeyBinding([.char("o")], "open in the browser", hint: "browser") { [input] in input.openInBrowser() },
      KeyBinding([.char("Y")], "copy the address", hint: "copy") { [input] in input.copyURL() },
      KeyBinding([.char("r")], "load again") { [input] in input.refresh() },
      KeyBinding([.char("j"), Key(.down), Key(.enter)], "a line down") { [self] in scroll(by: 1) },
      KeyBinding([.char("k"), Key(.up)], "a line up") { [self] in scroll(by: -1) },
      KeyBinding([.char(" "), Key(.pageDown), .ctrl("f")], "a page down") { [self] in scroll(pages: 1) },
      KeyBinding([Key(.pageUp), .ctrl("b")], "a page up") { [self] in scroll(pages: -1) },
      KeyBinding([.ctrl("d")], "half a page down") { [self] in scroll(pages: 0.5) },
      KeyBinding([.ctrl("u")], "half a page up") { [self] in scroll(pages: -0.5) },
      KeyBinding([.char("g"), Key(.home)], "to the start") { [self] in
        if let document { scroll.scrollToStart(of: document) }
      },
      KeyBinding([.char("G"), Key(.end)], "to the end") { [self] in
        if let document { scroll.scrollToEnd(of: document) }
      },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.kind {
    case .scrollDown: scroll(by: 3)
    case .scrollUp: scroll(by: -3)
    default: return false
    }
    return true
  }

  private func scroll(by rows: Int) {
    if let document { scroll.scroll(by: rows, in: document) }
  }

  private func scroll(pages: Double) {
    if let document { scroll.scroll(pages: pages, in: document) }
  }
}

public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension RepoDetailView {
  public var keys: [KeyBinding] {
    let (repo, moves) = (output.texts.repo, output.texts.moves)
    return [
      KeyBinding([.char("t")], repo.makeTodo, hint: repo.makeTodoHint) { [input] in input.makeTodo() },
      KeyBinding([.char("T")], repo.writeTodo) { [input] in input.writeTodo() },
      KeyBinding([.char("o")], repo.openInBrowser, hint: repo.browserHint) { [input] in input.openInBrowser()
      },
      KeyBinding([.char("Y")], repo.copyAddress, hint: repo.copyHint) { [input] in input.copyURL() },
      KeyBinding([.char("r")], output.texts.repoDetail.loadAgain) { [input] in input.refresh() },
      KeyBinding([.char("j"), Key(.down), Key(.enter)], moves.lineDown) { [self] in scroll(by: 1) },
      KeyBinding([.char("k"), Key(.up)], moves.lineUp) { [self] in scroll(by: -1) },
      KeyBinding([.char(" "), Key(.pageDown), .ctrl("f")], moves.pageDown) { [self] in scroll(pages: 1) },
      KeyBinding([Key(.pageUp), .ctrl("b")], moves.pageUp) { [self] in scroll(pages: -1) },
      KeyBinding([.ctrl("d")], moves.halfDown) { [self] in scroll(pages: 0.5) },
      KeyBinding([.ctrl("u")], moves.halfUp) { [self] in scroll(pages: -0.5) },
      KeyBinding([.char("g"), Key(.home)], moves.toStart) { [self] in
        if let document { scroll.scrollToStart(of: document) }
      },
      KeyBinding([.char("G"), Key(.end)], moves.toEnd) { [self] in
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

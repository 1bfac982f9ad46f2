public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension RepoDetailView {
  public var keys: [KeyBinding] {
    hintedKeys + document.keys(output.texts)
  }

  public var hintedKeys: [KeyBinding] {
    let repo = output.texts.repo
    return [
      KeyBinding([.char("t")], repo.makeTodo, hint: repo.makeTodoHint) { [input] in input.makeTodo() },
      KeyBinding([.char("T")], repo.writeTodo) { [input] in input.writeTodo() },
      KeyBinding([.char("o")], repo.openInBrowser, hint: repo.browserHint) { [input] in input.openInBrowser()
      },
      KeyBinding([.char("Y")], repo.copyAddress, hint: repo.copyHint) { [input] in input.copyURL() },
      KeyBinding([.char("i")], repo.showIssues, hint: repo.issuesHint) { [input] in input.showIssues() },
      KeyBinding([.char("r")], output.texts.repoDetail.loadAgain) { [input] in input.refresh() },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool { document.handle(event) }
}

import EventLoop
import Texts

extension Environment {
  /// Opens a web address in the browser, and says so, or why that failed.
  public func openInBrowser(_ url: String) {
    do {
      try desktop.open(url)
      notices.say(texts.repo.opening(url: url))
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }

  /// Puts a web address on the clipboard, and says so.
  public func copyAddress(_ url: String) {
    desktop.copy(url)
    notices.say(texts.repo.copied(url: url))
  }

  /// Asks before something is deleted, unless the person does not want to be asked.
  /// - Parameter delete: runs within the key's own turn if nothing is asked.
  public func confirmDelete(_ question: Question, then delete: @escaping @LoopActor () -> Void) {
    guard preferences.confirmsDelete else { return delete() }
    // The question is there within the key's own turn, so that an answer in the same read finds it.
    dialogs.ask(question) { isYes in if isYes { delete() } }
  }
}

import EventLoop
import Texts

extension Environment {
  /// Opens a web address in the browser, and shows a notice of success or failure.
  public func openInBrowser(_ url: String) {
    do {
      try desktop.open(url)
      notices.say(texts.repo.opening(url: url))
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }

  /// Copies a web address to the clipboard, and shows a notice.
  public func copyAddress(_ url: String) {
    desktop.copy(url)
    notices.say(texts.repo.copied(url: url))
  }

  /// Asks for confirmation before something is deleted, unless the user turned that off.
  /// - Parameter delete: called synchronously if no confirmation is needed.
  public func confirmDelete(_ question: Question, then delete: @escaping @LoopActor () -> Void) {
    guard preferences.confirmsDelete else { return delete() }
    // The question opens synchronously, so that an answer in the same batch of input reaches it.
    dialogs.ask(question) { isYes in if isYes { delete() } }
  }
}

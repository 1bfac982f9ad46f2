import AppCore
import Domain
import EventLoop

extension RepoDetailPresenter: RepoDetailInput {
  public func appear() {
    loadOnce()
  }

  public func close() {
    stop()
  }

  public func refresh() {
    load()
  }

  public func openInBrowser() {
    do {
      try environment.desktop.open(url)
      environment.notices.say("Opening \(url) in the browser")
    } catch {
      environment.notices.say(ErrorText.sentence(for: error))
    }
  }

  public func copyURL() {
    environment.desktop.copy(url)
    environment.notices.say("Copied \(url)")
  }

  public func makeTodo() {
    todos.make(for: repoName)
  }

  public func writeTodo() {
    router.show(.todoEditor(.new(title: repoName.description, link: .repo(repoName))))
  }
}

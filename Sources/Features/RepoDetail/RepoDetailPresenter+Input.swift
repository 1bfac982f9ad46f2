import AppCore
import Domain
import EventLoop
import Texts

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
      environment.notices.say(texts.repo.opening(url: url))
    } catch {
      environment.notices.say(texts.sentence(for: error))
    }
  }

  public func copyURL() {
    environment.desktop.copy(url)
    environment.notices.say(texts.repo.copied(url: url))
  }

  public func makeTodo() {
    todos.make(for: repoName)
  }

  public func showIssues() {
    router.show(.issueList(repoName))
  }

  public func writeTodo() {
    router.show(.todoEditor(.new(title: repoName.description, link: .repo(repoName))))
  }
}

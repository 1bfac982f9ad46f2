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

  public func openInBrowser() { repoActions.openInBrowser.run() }
  public func copyURL() { repoActions.copyAddress.run() }
  public func makeTodo() { repoActions.makeTodo.run() }
  public func showIssues() { repoActions.showIssues.run() }
  public func writeTodo() { repoActions.writeTodo.run() }

  private var repoActions: RepoActions {
    RepoActions(environment, router) { [self] in (repoName, url) }
  }
}

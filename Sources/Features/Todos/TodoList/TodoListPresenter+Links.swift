import Domain
import EventLoop
import Screens
import Texts

/// What todos lead to.
extension TodoListPresenter {
  /// Shows the screen of what the todo links to, or opens its page in the browser.
  public func followLink() {
    guard let todo = selected else { return }
    guard let url = todo.url(on: environment.web) else { return environment.notices.say(words.noAddress) }
    if let route = todo.route(on: router.web) {
      router.show(route, at: Route.anchor(ofPage: url))
    } else {
      environment.openInBrowser(url)
    }
  }

  func openInBrowser() {
    withLinks { environment.openInBrowser($0) }
  }

  func copyURL() {
    withLinks { environment.copyAddresses(of: $0) }
  }

  /// The texts to copy from a todo, and the arguments for the user's commands.
  func subject(of todo: Todo) -> Subject {
    let url = todo.url(on: environment.web)
    if let link = todo.link { return Subject(link, title: todo.title, url: url, on: environment.web) }
    let item = url.flatMap { Item(page: $0) }.flatMap {
      $0.route(on: environment.web) == nil ? nil : $0
    }
    return Subject(repo: item?.repo, number: item?.number, url: url, copies: [.init(.title, todo.title)])
  }

  /// The pages that the selected todo leads to.
  var pages: [Todo.Page] { selected?.pages(on: environment.web) ?? [] }

  /// Shows these pages in a menu.
  func showLinks() {
    let (pages, links) = (pages, LinkActions(environment, router))
    links.show(pages.map { ($0.words, $0.url) }) { links.follow(pages[$0].url) }
  }

  private func withLinks(_ action: ([Subject]) -> Void) {
    let linked = list.targets.map(subject).filter { $0.url != nil }
    guard !linked.isEmpty else { return environment.notices.say(words.noAddress) }
    action(linked)
  }
}

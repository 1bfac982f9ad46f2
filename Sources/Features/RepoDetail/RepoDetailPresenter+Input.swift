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
      environment.notices.say("Opened \(url)")
    } catch {
      environment.notices.say(ErrorText.sentence(for: error))
    }
  }

  public func copyURL() {
    environment.desktop.copy(url)
    environment.notices.say("Copied \(url)")
  }

  public func makeTodo() {
    environment.loop.spawn { [self] in
      do {
        let todo = try await useCase.makeTodo(for: repoName)
        environment.notices.say("Todo added: \(todo.title). Press 2 to see it.")
      } catch {
        environment.notices.say(ErrorText.sentence(for: error))
      }
    }
  }

  public func writeTodo() {
    router.show(.todoEditor(.new(title: repoName.description, link: .repo(repoName))))
  }
}

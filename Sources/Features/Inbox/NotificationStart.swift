import Domain
import EventLoop
import GitHub
public import Screens
import Texts
import Tracking

/// The start of the program by a notification.
public enum NotificationStart {
  /// Finds the screen of what a thread is about, and tracks that it was opened. If it cannot be loaded, a notice says
  /// why, and the inbox comes instead.
  public static func search(forThread id: String) -> RouteSearch {
    RouteSearch(inTab: .inbox, message: { $0.inbox.opening }) { environment in
      // The inbox says what it needs.
      guard environment.account != .anonymous else { return .inbox }
      do {
        let thread = try await environment.github.value(of: .notification(id)).value
        // What is opened while the program is suspended is seen afterwards.
        await environment.foreground.untilBack()
        try Task.checkCancellation()
        environment.tracker.track(
          .notification(
            identifier: thread.id, reason: thread.reason, type: thread.type, url: thread.htmlURL))
        if let route = thread.route(on: environment.web) {
          environment.sayIfNearest(route, to: thread)
          return route
        }
        environment.start.notification = thread.id
        environment.open(thread.htmlURL)
      } catch let error as AppError {
        environment.notices.say(environment.sentence(notOpening: id, error))
      } catch {
        // The user stopped it.
      }
      return .inbox
    }
  }
}

extension Environment {
  /// Why a notification cannot be opened. A reload is for the inbox, which is shown instead.
  fileprivate func sentence(notOpening id: String, _ error: AppError) -> String {
    let words = texts.inbox
    let limit = error.pauseEnd.map { words.openLimited(time: self.time(of: $0)) }
    let advice: String? =
      switch error {
      // A thread can be gone, whatever the token is.
      case .notFound, .notFoundWithToken: nil
      default: texts.inboxAdvice(for: error)
      }
    let reason = limit ?? advice ?? texts.without([.reload]).sentence(for: error)
    return limit != nil || error.isOutage
      ? words.notOpenedYet(reason: reason, id: id) : words.notOpened(reason: reason)
  }

  /// Says that a screen is only the nearest one to what a thread is about. GitHub names no address of some things.
  func sayIfNearest(_ route: Route, to thread: NotificationThread) {
    guard case .repoDetail(let repo, _) = route else { return }
    let words = texts.inbox
    let type = texts.word(forType: thread.type)
    notices.say(
      type.looksEmpty ? words.shownRepoOnly(repo: "\(repo)") : words.shownRepo(type: type, repo: "\(repo)"))
  }

  /// Opens the page of a notification that may not be in the list, so that no key copies its address.
  fileprivate func open(_ url: String) {
    do {
      try desktop.open(url)
      notices.say(texts.repo.opening(url: url))
    } catch {
      let reason = texts.without([.copyAddress]).sentence(for: error)
      notices.say(texts.inbox.openByHand(reason: reason, url: url))
    }
  }
}

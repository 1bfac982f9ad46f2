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
    RouteSearch(message: { $0.inbox.opening }) { environment in
      // The inbox says what it needs.
      guard environment.account != .anonymous else { return .inbox }
      do {
        let thread = try await environment.github.value(of: .notification(id)).value
        try Task.checkCancellation()
        environment.tracker.track(
          .notification(
            identifier: thread.id, reason: thread.reason, type: thread.type, url: thread.htmlURL))
        if let route = thread.route(on: environment.web) { return route }
        environment.openInBrowser(thread.htmlURL)
      } catch let error as AppError {
        let texts = environment.texts
        environment.notices.say(texts.inbox.notOpened(reason: texts.sentence(for: error)))
      } catch {
        // The user stopped it.
      }
      return .inbox
    }
  }
}

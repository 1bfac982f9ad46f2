import EventLoop
import Glibc
import Screens
import Storage
import Texts

/// Checks the todo file for damage, on another thread, and then makes the daily copy. A problem is shown as a notice.
@LoopActor
struct DatabaseCheck {
  let loop: EventLoop
  let database: LocalDatabase
  let notices: Notices
  let texts: Texts

  /// Starts the check when the program is idle, because it would delay the first frame.
  /// - Parameter copies: makes the daily copies after the check; nil if none are made.
  func afterFirstFrame(_ copies: DailyCopies?) {
    loop.spawn {
      do {
        try await loop.waitUntilIdle()
        await now()
        await copies?.make()
      } catch {
        notices.say(texts.sentence(for: error))
      }
    }
  }

  /// A file that does not exist yet cannot be damaged.
  func now() async {
    guard access(database.path, F_OK) == 0 else { return }
    do {
      if let notice = try await database.check() { notices.say(texts.sentence(for: notice)) }
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }
}

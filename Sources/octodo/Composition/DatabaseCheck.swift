import Domain
import EventLoop
import Glibc
import Screens
import Storage
import Texts

/// Checks the todo file for damage, on another thread; then wakes todos and makes the daily copy. A problem is shown as a
/// notice.
@LoopActor
struct DatabaseCheck {
  let loop: EventLoop
  let database: LocalDatabase
  let notices: Notices
  let texts: Texts

  /// Starts the check when the program is idle, because it would delay the first frame.
  /// - Parameters:
  ///   - todos: those that wake after the check, so that nothing is written to a damaged file; nil if none do.
  ///   - copies: makes the daily copies after that; nil if none are made.
  func afterFirstFrame(waking todos: (any TodoRepository)?, _ copies: DailyCopies?) {
    loop.spawn {
      do {
        try await loop.waitUntilIdle()
        await now()
        await wake(todos)
        await copies?.make()
      } catch {
        notices.say(texts.sentence(for: error))
      }
    }
  }

  /// A file that cannot be written is shown as it is.
  private func wake(_ todos: (any TodoRepository)?) async {
    guard let todos, access(database.path, F_OK) == 0 else { return }
    _ = try? await todos.keepUp()
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

import Console
import Domain
import EventLoop
import Screens
import Storage
import Texts

/// Checks the todo file for damage, on another thread; then lets todos follow the time and makes the daily copy. A problem is shown as a
/// notice.
@LoopActor
struct DatabaseCheck {
  let loop: EventLoop
  let database: LocalDatabase
  let notices: Notices
  let texts: Texts

  /// Starts the check when the program is idle, because it would delay the first frame.
  /// - Parameters:
  ///   - todos: those that follow the time after the check, so that nothing is written to a damaged file.
  ///   - copies: makes the daily copies after that; nil if none are made.
  func afterFirstFrame(_ todos: (any TodoRepository)?, _ copies: DailyCopies?) {
    loop.spawn {
      do {
        try await loop.waitUntilIdle()
        await now(todos)
        // The check reads the whole file.
        loop.giveBackMemory()
        await copies?.make()
      } catch {
        notices.say(texts.sentence(for: error))
      }
    }
  }

  /// Checks the file, and lets todos follow the time from then on.
  func now(_ todos: (any TodoRepository)?) async {
    await check()
    // A file that cannot be written is shown as it is.
    _ = try? await todos?.keepUp()
  }

  /// A file that does not exist yet cannot be damaged.
  private func check() async {
    guard !TextFile.isMissing(database.path) else { return }
    do {
      if let notice = try await database.check() { notices.say(texts.sentence(for: notice)) }
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }
}

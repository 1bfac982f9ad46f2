import EventLoop
import Glibc
import Screens
import Storage
import Texts

/// Looks through the todo file for damage, on another thread. What there is to say becomes a notice.
@LoopActor
struct DatabaseCheck {
  let loop: EventLoop
  let database: LocalDatabase
  let notices: Notices
  let texts: Texts

  /// Checks once the program is at rest, for it would delay the first frame.
  func afterFirstFrame() {
    loop.spawn {
      do {
        try await loop.waitUntilIdle()
        await now()
      } catch {
        notices.say(texts.sentence(for: error))
      }
    }
  }

  /// A file that is not there yet has no damage.
  func now() async {
    guard access(database.path, F_OK) == 0 else { return }
    do {
      if let notice = try await database.check() { notices.say(texts.sentence(for: notice)) }
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }
}

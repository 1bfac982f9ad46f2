import Collector
import Console
import EventLoop
import GitHub
import Glibc
import Screens
import Storage

/// What happens after the last frame: a change made just before the end is still being written while the user already has
/// the shell back.
@LoopActor
struct LastWrites {
  let loop: EventLoop
  let database: LocalDatabase
  let github: GitHubRepository?
  let sender: CollectorSender?
  let notices: Notices

  /// The maximum time of a database call, including the wait for another program's lock.
  static let longestCall = Duration.seconds(6)
  /// How long a signal waits, because what sent it may soon kill the program.
  private static let farewell = Duration.seconds(1)
  /// How long a change waits for another program's lock. It was not shown as saved.
  static let lockWait = Duration.milliseconds(600)
  /// After this time a message says what is being waited for.
  private static let quiet = Duration.milliseconds(700)

  /// Waits for what is being written and sent, for a limited time, and says what was not done. Ctrl+C and other signals end
  /// the wait.
  /// - Parameter status: of the program; above 128 after a signal.
  /// - Returns: the exit status, which is that of a signal if one ended the wait.
  func finish(status: Int32) async -> Int32 {
    // A signal, which may be the same as before; nil when all is done or the time is over.
    let (ends, ended) = AsyncStream.makeStream(of: Int32?.self)
    let signals = loop.watchSignals(Self.interrupts) { ended.yield($0) }
    database.end(within: Self.lockWait)
    notices.end()
    let time = status > 128 ? Self.farewell : Self.longestCall
    let work = loop.spawn {
      await finish(within: time)
      ended.yield(nil)
    }
    let message = loop.spawn {
      do { try await loop.sleep(for: Self.quiet) } catch { return }
      guard status <= 128, !open.isEmpty else { return }
      StandardError.print(
        "octodo is not done yet: \(open.joined(separator: ", ")). Ctrl+C ends it without waiting.")
    }
    var iterator = ends.makeAsyncIterator()
    let signal = await iterator.next() ?? nil
    work.cancel()
    message.cancel()
    loop.unwatch(signals)
    for sentence in notices.unseen { StandardError.print(sentence) }
    // Without a signal, the number of changes on GitHub was said before.
    sayLeft(signal == nil ? loop.openWorkNames : open)
    return signal.map { 128 + $0 } ?? status
  }

  private static let interrupts = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private func finish(within time: Duration) async {
    await sender?.finish()
    if let left = await github?.finishWrites(within: time), left > 0 {
      StandardError.print("octodo ended before GitHub was told of \(left) of your last changes.")
    }
    // What is open after that time is named at the end.
    _ = try? await loop.waitUntilIdle(watchdog: time)
  }

  /// The names of what is not done.
  private var open: [String] {
    loop.openWorkNames + (github?.waitingWrites ?? 0 > 0 ? ["change on GitHub"] : [])
  }

  /// - Parameter names: of what is not done, without the changes that failed.
  private func sayLeft(_ names: [String]) {
    let left = database.failedChanges + names
    guard !left.isEmpty else { return }
    StandardError.print("octodo ended before this was done: \(left.joined(separator: ", ")).")
  }
}

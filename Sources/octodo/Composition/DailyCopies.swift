import Console
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Storage
import Texts

/// Makes a copy of the todo file each day on which octodo runs.
@LoopActor
struct DailyCopies {
  let loop: EventLoop
  let database: LocalDatabase
  let environment: Environment

  /// Makes a copy now, if one is needed, and then after each midnight as long as the program runs.
  func make() async {
    while true {
      let pause =
        await copyOnce() ? Self.pauseWhileLocked : Self.untilTomorrow(environment.now(), environment.zone())
      do { try await loop.sleep(for: pause) } catch { return }
    }
  }

  private static let pauseWhileLocked = Duration.seconds(60)

  /// Makes one copy, if one is needed. A file that does not exist yet has nothing to copy.
  /// - Returns: true if another program has locked the file, so that it has to be tried again.
  private func copyOnce() async -> Bool {
    guard environment.preferences.makesBackups, !TextFile.isMissing(database.path) else { return false }
    // A copy holds all pages for a moment.
    defer { loop.giveBackMemory() }
    do {
      _ = try await database.backUp(.newDay, on: Self.day(environment.now(), environment.zone()))
    } catch AppError.storage(.locked) {
      return true
    } catch AppError.storage(let reason) {
      environment.notices.say(
        environment.texts.storage.backupFailed(reason: environment.texts.reason(of: reason)))
    } catch {
      environment.notices.say(environment.texts.sentence(for: error))
    }
    return false
  }

  /// The day as 2026-01-31.
  nonisolated static func day(_ now: Date, _ zone: TimeZone) -> String {
    now.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
  }

  /// A minute after the next midnight, or after a change of the clock at most an hour early or late.
  nonisolated static func untilTomorrow(_ now: Date, _ zone: TimeZone) -> Duration {
    let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
    let rest = 86_400 - local.truncatingRemainder(dividingBy: 86_400)
    return .seconds(rest + 60)
  }
}

import GitHub
import Texts

/// The checks of a commit as they count: the newest of each app and name, and the statuses beside them, the failed ones
/// first.
struct CheckList {
  let checks: [CommitCheck]

  /// - Parameters:
  ///   - runs: all check runs. A rerun opens a new suite, so GitHub also sends the runs that it replaces.
  ///   - statuses: of the older kind. A good one does not hide a failed run of the same name.
  init(runs: [CommitCheck], statuses: [CommitCheck]) {
    var newest: [Key: CommitCheck] = [:]
    for run in runs {
      guard case .run(let id, let app) = run.source else { continue }
      let key = Key(app: app, name: run.name)
      guard let other = newest[key], case .run(let otherID, _) = other.source else {
        newest[key] = run
        continue
      }
      if Self.isNewer(run, id, than: other, otherID) { newest[key] = run }
    }
    checks = (newest.values + statuses).sorted {
      ($0.outcome, $0.name, $0.app ?? "", $0.source.order) < (
        $1.outcome, $1.name, $1.app ?? "", $1.source.order
      )
    }
  }

  private struct Key: Hashable {
    let app: Int
    let name: String
  }

  /// A queued run has not started, and is newer than those that have. GitHub counts the ids up.
  private static func isNewer(_ run: CommitCheck, _ id: Int, than other: CommitCheck, _ otherID: Int) -> Bool
  {
    switch (run.startedAt, other.startedAt) {
    case (let one?, let two?) where one != two: one > two
    case (nil, _?): run.conclusion == nil || id > otherID
    case (_?, nil): other.conclusion != nil && id > otherID
    default: id > otherID
    }
  }
}

extension CommitCheck.Source {
  /// Tells two checks with the same names apart, so that their order is the same each time.
  fileprivate var order: Int { if case .run(let id, _) = self { id } else { 0 } }
}

extension CommitCheck {
  /// How a check counts, the most urgent first.
  enum Outcome: Int, Comparable, CaseIterable {
    case failed, running, waiting, other, passed

    static func < (one: Outcome, other: Outcome) -> Bool { one.rawValue < other.rawValue }
  }

  var outcome: Outcome {
    switch conclusion {
    case nil: progress == "in_progress" ? .running : .waiting
    case "success": .passed
    case "failure", "error", "timed_out", "startup_failure", "action_required": .failed
    // Also a word that is newer than octodo.
    default: .other
    }
  }
}

extension PullTexts {
  /// How a check ended, or what it does; a newer word as GitHub says it.
  func result(of check: CommitCheck) -> String {
    switch check.conclusion {
    case nil: word(forProgress: check.progress)
    case "success": passed
    case "failure": failed
    case "error": errored
    case "cancelled": cancelled
    case "timed_out": timedOut
    case "action_required": actionRequired
    case "skipped": skipped
    case "neutral": neutral
    case "stale": stale
    case "startup_failure": startupFailure
    case let word?: word
    }
  }

  private func word(forProgress progress: String?) -> String {
    switch progress {
    case "in_progress": running
    case nil, "queued", "waiting", "requested", "pending": waiting
    case let word?: word
    }
  }

  /// How bad an annotation is, in a word; a newer one as GitHub says it.
  func word(forLevel level: String) -> String {
    switch level {
    case "notice": levelNotice
    case "warning": levelWarning
    case "failure": levelFailure
    default: level
    }
  }

  /// How many failed, passed, run and wait; empty without checks.
  /// - Parameter isShort: without the others, which ask for nothing, if there is something else to say.
  func verdict(on checks: [CommitCheck], isShort: Bool = false) -> String {
    var counts: [CommitCheck.Outcome: Int] = [:]
    for check in checks { counts[check.outcome, default: 0] += 1 }
    let parts: [(CommitCheck.Outcome, (Int) -> String)] = [
      (.failed, { failedCount(count: $0) }), (.passed, { passedCount(count: $0) }),
      (.running, { runningCount(count: $0) }), (.waiting, { waitingCount(count: $0) }),
      (.other, { otherCount(count: $0) }),
    ]
    let said = parts.compactMap { outcome, text in counts[outcome].map(text) }
    return said.prefix(isShort ? 3 : parts.count).joined(separator: separator)
  }
}

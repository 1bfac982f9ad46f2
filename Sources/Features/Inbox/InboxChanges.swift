import FoundationEssentials
import GitHub

/// What the user did with threads, laid over what GitHub sends. GitHub's list of unread threads lacks
/// those that were just read, and its list of all threads still has those that were done and does not tell them apart.
struct InboxChanges {
  /// The threads that were taken out, with the last change that the user had seen. Only a newer one brings them back.
  private var done: [NotificationThread.ID: Date] = [:]
  /// The threads that were read here, as they were then. They stay until the list is loaded anew.
  private var read: [NotificationThread.ID: NotificationThread] = [:]
  /// The threads that were read before the list was loaded anew: an answer may be older than that.
  private var left: [NotificationThread.ID: Date] = [:]

  /// The threads to show, those that changed last first.
  func applied(to sent: [NotificationThread]) -> [NotificationThread] {
    let own = sent.compactMap { thread -> NotificationThread? in
      if thread.isKnown(in: done) || thread.isKnown(in: left) { return nil }
      guard let seen = read[thread.id], thread.updatedAt == seen.updatedAt else { return thread }
      return thread.read
    }
    guard !read.isEmpty else { return own }
    let ids = Set(sent.map(\.id))
    let kept = read.values.filter { !ids.contains($0.id) && !$0.isKnown(in: done) }
    return (own + kept.map(\.read)).newestFirst
  }

  mutating func markRead(_ threads: [NotificationThread]) {
    for thread in threads { read[thread.id] = thread }
  }

  /// GitHub did not mark it as read.
  mutating func markUnread(_ id: NotificationThread.ID) {
    (read[id], left[id]) = (nil, nil)
  }

  mutating func markDone(_ threads: [NotificationThread]) {
    for thread in threads { done[thread.id] = thread.seen }
  }

  /// They were done in an earlier run, or in another octodo.
  mutating func addDone(_ earlier: [NotificationThread.ID: Date]) {
    done.merge(earlier, uniquingKeysWith: max)
  }

  /// The user undid it, or GitHub did not do it.
  mutating func markNotDone(_ id: NotificationThread.ID) { done[id] = nil }

  /// The list is loaded anew: what was read here goes.
  mutating func leaveRead() {
    for thread in read.values { left[thread.id] = thread.seen }
    read = [:]
  }

  /// Another list is shown, which may have the threads that were read.
  mutating func forgetLeft() { left = [:] }
}

extension NotificationThread {
  /// The last change that is known.
  var seen: Date { updatedAt ?? .distantPast }

  fileprivate func isKnown(in dates: [ID: Date]) -> Bool { dates[id].map { seen <= $0 } ?? false }

  fileprivate var read: NotificationThread {
    var thread = self
    thread.isUnread = false
    return thread
  }
}

extension [NotificationThread] {
  fileprivate var newestFirst: [NotificationThread] {
    sorted { ($0.updatedAt ?? .distantPast, $0.id) > ($1.updatedAt ?? .distantPast, $1.id) }
  }
}

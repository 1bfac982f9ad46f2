import Domain
import FoundationEssentials
import GitHub
import Testing

@testable import Inbox

/// A thread `Thread ID`, changed this many minutes after the start of the test.
func thread(
  _ id: Int, minute: Double = 0, reason: String = "mention", isUnread: Bool = true
) -> NotificationThread {
  NotificationThread(
    id: "\(id)", isUnread: isUnread, reason: reason,
    updatedAt: Date(timeIntervalSince1970: 1_767_225_600 + 60 * minute), title: "Thread \(id)", type: "Issue",
    htmlURL: "https://github.com/o/r/issues/\(id)")
}

struct InboxChangesTests {
  @Test func `what is done is not shown until it is newer`() {
    var changes = InboxChanges()
    changes.markDone([thread(1)])
    #expect(changes.applied(to: [thread(1), thread(2)]).map(\.id) == ["2"])
    #expect(changes.applied(to: [thread(1, isUnread: false)]).isEmpty)
    #expect(changes.applied(to: [thread(1, minute: 1)]).map(\.id) == ["1"])
  }

  @Test func `what was done comes back when it is undone`() {
    var changes = InboxChanges()
    changes.markDone([thread(1), thread(2)])
    changes.markNotDone("1")
    #expect(changes.applied(to: [thread(1), thread(2)]).map(\.id) == ["1"])
  }

  @Test func `what was done in an earlier run counts unless a later change was done here`() {
    var changes = InboxChanges()
    changes.markDone([thread(1, minute: 2)])
    changes.addDone([thread(1, minute: 1), thread(2)].reduce(into: [:]) { $0[$1.id] = $1.seen })
    let sent = [thread(1, minute: 2), thread(2), thread(2, minute: 1)]
    #expect(changes.applied(to: sent).map(\.updatedAt) == [thread(2, minute: 1).updatedAt])
  }

  @Test func `what was read here stays, as read, although GitHub does not list it any more`() {
    var changes = InboxChanges()
    changes.markRead([thread(2, minute: 2)])
    let shown = changes.applied(to: [thread(3, minute: 3), thread(1, minute: 1)])
    #expect(shown.map(\.id) == ["3", "2", "1"])
    #expect(shown.map(\.isUnread) == [true, false, true])
  }

  @Test func `an answer from before the mark does not make a thread unread, and news do`() {
    var changes = InboxChanges()
    changes.markRead([thread(1)])
    #expect(changes.applied(to: [thread(1)]).map(\.isUnread) == [false])
    #expect(changes.applied(to: [thread(1, minute: 1)]).map(\.isUnread) == [true])
  }

  @Test func `what was read leaves when the list is loaded anew, and comes back with news`() {
    var changes = InboxChanges()
    changes.markRead([thread(1)])
    changes.leaveRead()
    #expect(changes.applied(to: [thread(1), thread(2)]).map(\.id) == ["2"])
    #expect(changes.applied(to: [thread(1, minute: 1)]).map(\.isUnread) == [true])
    changes.forgetLeft()
    #expect(changes.applied(to: [thread(1, isUnread: false)]).map(\.id) == ["1"])
  }

  @Test func `a mark that GitHub refused is taken back`() {
    var changes = InboxChanges()
    changes.markRead([thread(1)])
    changes.markUnread("1")
    #expect(changes.applied(to: [thread(1)]).map(\.isUnread) == [true])
    // Also if the list was loaded anew before GitHub refused.
    changes.markRead([thread(1)])
    changes.leaveRead()
    changes.markUnread("1")
    #expect(changes.applied(to: [thread(1)]).map(\.isUnread) == [true])
  }
}

struct InboxSectionTests {
  @Test(arguments: [
    ("review_requested", InboxSection.reviewRequested), ("team_mention", .mentioned), ("assign", .assigned),
    ("state_change", .participating), ("subscribed", .subscribed), ("ci_activity", .ci), ("", .other),
    ("tea_time", .other),
  ])
  func `each reason has a section, and an unknown one the last`(reason: String, section: InboxSection) {
    #expect(InboxSection(reason: reason) == section)
    #expect(InboxSection.allCases.last == .other)
  }
}

struct PollScheduleTests {
  @Test(
    arguments: [
      (nil, 60), (0, 60), (-5, 60), (59, 60), (300, 300), (3_600, 3_600), (31_536_000, 86_400),
    ] as [(Int?, Int)])
  func `the wait is GitHub's, within bounds`(asked: Int?, wait: Int) {
    var schedule = PollSchedule()
    schedule.succeeded(askedToWait: asked.map { .seconds($0) })
    #expect(schedule.wait == .seconds(wait))
  }

  @Test func `failures double it up to half an hour, and a success ends that`() {
    var schedule = PollSchedule()
    let waits = (0..<6).map { _ in
      schedule.failed()
      return schedule.wait
    }
    #expect(waits == [120, 240, 480, 960, 1_800, 1_800].map { .seconds($0) })
    schedule.succeeded(askedToWait: nil)
    #expect(schedule.wait == .seconds(60))
  }
}

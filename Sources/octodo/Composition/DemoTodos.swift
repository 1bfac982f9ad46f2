import Dates
import Domain
import FoundationEssentials

/// The todos of the demo: two weeks of a person who maintains a terminal program. Their dates are relative to the first
/// start.
struct DemoTodos {
  let now: Date
  let zone: TimeZone

  var todos: [Todo] {
    [
      todo(1, "Reply to the translators", age: 13) { ($0.due, $0.project) = (day(-2), "viewer") },
      todo(2, "Release version 0.4", age: 12) {
        ($0.priority, $0.due, $0.tags) = (1, day(0), ["release"])
        ($0.project, $0.startedAt) = ("viewer", now.addingTimeInterval(-5_400))
        $0.note = "Tag the release, then write to the packagers."
      },
      todo(3, "Try the new diagnostics of the compiler", age: 11) {
        ($0.link, $0.tags, $0.due) = (repo("apple/swift"), ["swift", "try"], day(1))
      },
      todo(4, "Compare how lazygit stages lines", age: 10) {
        ($0.link, $0.tags, $0.project) = (repo("jesseduffield/lazygit"), ["review"], "viewer")
        ($0.due, $0.priority) = (day(3), 5)
      },
      todo(5, "Update the dependencies", age: 9) {
        ($0.rule, $0.due, $0.seriesStart) = ("FREQ=WEEKLY", day(4), plainDay(-3))
        $0.tags = ["chore"]
      },
      todo(6, "Publish the release notes", age: 8) {
        ($0.needs, $0.due, $0.project, $0.tags) = ([2], day(5), "viewer", ["release"])
      },
      todo(7, "Read the examples of gh", age: 7) {
        ($0.link, $0.tags) = (repo("cli/cli"), ["try"])
        $0.note = "How do they test commands that ask?"
      },
      todo(8, "Ask for a review of the parser", age: 6) { ($0.due, $0.project) = (day(9), "parser") },
      todo(9, "Renew the domain", age: 5) { ($0.state, $0.wait, $0.due) = (.waiting, day(7), day(13)) },
      todo(10, "Learn how Vim draws its popups", age: 4) {
        ($0.state, $0.link, $0.priority) = (.waiting, repo("vim/vim"), 9)
      },
      todo(11, "Water the plants", age: 2) {
        ($0.rule, $0.due, $0.seriesStart) = ("FREQ=DAILY;INTERVAL=3", day(0), plainDay(-6))
      },
      todo(12, "Write down the idea about folding", age: 1) { _ in },
      todo(13, "Mend the broken link in the manual", age: 6) { $0.close(.done, at: ago(days: 1)) },
      todo(14, "Book the train", age: 9) { $0.close(.done, at: ago(days: 3)) },
      todo(15, "Port to GTK", age: 12) { $0.close(.cancelled, at: ago(days: 5)) },
      part(16, of: 2, "Write the change log", age: 12) { $0.close(.done, at: ago(days: 2)) },
      part(17, of: 2, "Build the packages", age: 11) { $0.due = day(0) },
      part(18, of: 2, "Tag the release", age: 11) { $0.needs = [17] },
      part(19, of: 17, "Try the package on Debian", age: 3) { _ in },
    ]
  }

  private func todo(_ id: Int64, _ title: String, age: Int, _ change: (inout Todo) -> Void) -> Todo {
    var todo = Todo(id: id, title: title, createdAt: ago(days: age))
    change(&todo)
    return todo
  }

  private func part(
    _ id: Int64, of parent: Int64, _ title: String, age: Int, _ change: (inout Todo) -> Void
  ) -> Todo {
    todo(id, title, age: age) {
      ($0.parent, $0.project) = (parent, "viewer")
      change(&$0)
    }
  }

  private func ago(days: Int) -> Date { now.addingTimeInterval(Double(-days) * 86_400 - 1_800) }
  private func plainDay(_ days: Int) -> Day { Moment(now, in: zone).wallTime.day.adding(days: days) }
  private func day(_ days: Int) -> DateValue { .day(plainDay(days)) }
  private func repo(_ name: String) -> Item? { RepoName(name).map { .repo($0) } }
}

extension Todo {
  fileprivate mutating func close(_ state: TodoState, at time: Date) {
    (self.state, doneAt, changedAt) = (state, time, time)
  }
}

import Dates
import Domain
import FoundationEssentials
import Screens

/// Todos with all fields, for scenes.
enum TodoListSamples {
  static let all: [Todo] = [
    todo(1, "Call the bank", days: -20) { $0.due = day(-2) },
    todo(2, "Fix crash on empty answer", days: -3) {
      ($0.due, $0.priority, $0.project, $0.tags) = (day(0), 1, "octodo", ["bug"])
      $0.link = RepoName("octo/kettle").map { .repo($0) }
      $0.startedAt = SceneState.usualTime.addingTimeInterval(-7_200)
    },
    todo(3, "Review the parser", days: -9) {
      ($0.due, $0.scheduled, $0.until, $0.project) = (day(1), day(0), day(20), "octodo.parser")
      ($0.tags, $0.priority) = (["review", "swift"], 5)
      $0.note = "Look at the errors first: each has to name its column, and what was expected there."
      $0.annotations = [
        TodoAnnotation(at: SceneState.usualTime.addingTimeInterval(-86_400), text: "The tests pass now.")
      ]
    },
    todo(4, "Water the plants", days: -40) { ($0.due, $0.rule) = (day(3), "FREQ=WEEKLY") },
    todo(5, "Write the release notes", days: -1) {
      ($0.needs, $0.due, $0.project) = ([2, 3], day(12), "octodo")
    },
    todo(6, "Renew the passport", days: -5) { ($0.state, $0.wait) = (.waiting, day(6)) },
    todo(7, "Learn to whistle", days: -90) { ($0.state, $0.priority) = (.waiting, 9) },
    todo(8, "Buy green tea", days: 0) { _ in },
    todo(9, "Throw away the old cups", days: -6) {
      ($0.state, $0.doneAt) = (.done, SceneState.usualTime.addingTimeInterval(-2 * 86_400))
    },
    todo(10, "Order a new kettle", days: -7) {
      ($0.state, $0.doneAt) = (.cancelled, SceneState.usualTime.addingTimeInterval(-3 * 86_400))
    },
  ]

  /// A todo with each field, some of whose related todos are in `all`.
  static let whole = todo(3, "Review the parser of octo/kettle#40", days: -9) {
    ($0.due, $0.scheduled, $0.until, $0.project) = (day(1), day(0), day(20), "octodo.parser")
    ($0.tags, $0.priority, $0.needs) = (["review", "swift"], 5, [2, 8])
    $0.link = RepoName("octo/kettle").map { .issue(40, of: $0, on: RepoName.gitHubWeb) }
    $0.note = """
      ## What to look at

      - The errors: each has to name its **column**, and what was expected there.
      - `FilterReader` and its [tests](https://github.com/octo/kettle/tree/main/Tests)
      """
    $0.annotations = [
      TodoAnnotation(at: SceneState.usualTime.addingTimeInterval(-86_400), text: "The tests pass now.")
    ]
  }

  /// Todos of which two have parts.
  static let tree =
    all + [
      part(20, of: all[2], "Read the grammar", isDone: true),
      part(21, of: all[2], "Try each rule", isDone: false),
      part(22, of: all[1], "Reproduce it", isDone: false),
    ]

  /// A part of a todo.
  static func part(_ id: Int64, of parent: Todo, _ title: String, isDone: Bool) -> Todo {
    todo(id, title, days: -2) {
      $0.parent = parent.id
      if isDone { ($0.state, $0.doneAt) = (.done, SceneState.usualTime.addingTimeInterval(-86_400)) }
    }
  }

  private static func todo(_ id: Int64, _ title: String, days: Int, _ change: (inout Todo) -> Void) -> Todo {
    let createdAt = SceneState.usualTime.addingTimeInterval(Double(days) * 86_400 - 3_600)
    var todo = Todo(id: id, title: title, createdAt: createdAt)
    change(&todo)
    return todo
  }

  /// A day from the scene's one on.
  private static func day(_ days: Int) -> DateValue {
    .day(Moment(SceneState.usualTime, in: .gmt).wallTime.day.adding(days: days))
  }
}

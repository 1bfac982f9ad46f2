import Dates
import Domain
import FoundationEssentials

@testable import TodoLanguage

/// Filters and todos of the same few words and dates, the same for each seed.
struct RandomFilters {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The numbers of Sebastiano Vigna's SplitMix64.
  private mutating func next(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }

  private static let words = [
    "tea", "Über", "or", "a-b", "道路", "x y", "is:open", "-a", "q\"u\\o", "a..b", "v1.2", "🚀", ":tada:",
  ]
  private static let dates = [
    "2026-11-21", "today", "tomorrow", "2026-11-27", "\"2026-11-22 10:30\"", "\"2026-11-27 17:00:30\"", "now",
  ]

  /// The text of a filter.
  mutating func text(depth: Int = 4) -> String {
    switch next(below: depth > 0 ? 9 : 5) {
    case 0...4: return term()
    case 5: return "(\(text(depth: depth - 1)) or \(text(depth: depth - 1)))"
    case 6: return "\(text(depth: depth - 1)) \(text(depth: depth - 1))"
    case 7: return pick(["-", "not ", "!"]) + "(\(text(depth: depth - 1)))"
    default: return "-\(term())"
    }
  }

  private mutating func term() -> String {
    let word = QuotedWord.quoted(pick(Self.words))
    let operation = pick([":", "=", ":<", "<=", ":>", ">=", "!="])
    switch next(below: 12) {
    case 0: return "+\(word)"
    case 1: return "@\(pick(["a", "a.b", "home"]))"
    case 2: return "project\(pick([":", ":=", "!="]))\(pick(["a", "a.b", "A", "a,home"]))"
    case 3: return "\(pick(["due", "wait", "sched", "created", "done"]))\(operation)\(pick(Self.dates))"
    case 4: return "due:\(pick(Self.dates))..\(pick(Self.dates)),today"
    case 5: return "priority\(operation)\(pick(["1", "5", "high", "medium", "low"]))"
    case 6: return "is:\(pick(TodoStatus.allCases.filter { !$0.needsSync }.map(\.rawValue)))"
    case 7: return "\(pick(["has", "no"])):\(pick(FilterReader.optionalFields.map(\.name)))"
    case 8: return "\(pick(["title", "note", "text"]))\(pick([":", "!="]))\(word)\(pick(["", "*"]))"
    case 9:
      return pick(["#3", "id:>2", "parent:1", "uid:u", "urgency:>2.5", "repo:o/r", "link:o/r#7", "!low"])
    default: return "\(word)\(pick(["", "*"]))"
    }
  }

  /// A todo, often without a value for a field.
  mutating func todo() -> Todo {
    let times = [0, -86_400, 86_400, 5 * 86_400, 23_400].map { now.addingTimeInterval($0) }
    var dates: [DateValue?] = [nil, nil] + times.map { .moment(Moment($0, in: berlin)) }
    dates += times.map { .day(Moment($0, in: berlin).wallTime.day) }
    var todo = Todo(
      id: Int64(next(below: 5)), title: pick(Self.words), note: pick(["", "Tea über x"]),
      createdAt: pick(times))
    todo.state = pick(TodoState.allCases)
    todo.priority = next(below: 10)
    todo.project = pick([nil, "a", "A.b", "home"])
    todo.tags = pick([[], ["tea"], ["x y", "über"], ["Or"]])
    (todo.due, todo.wait, todo.scheduled) = (pick(dates), pick(dates), pick(dates))
    todo.parent = pick([nil, 1])
    todo.link = pick([nil, Item(stored: "issue", target: "o/r#7"), Item(stored: "repo", target: "o/r")])
    todo.urgency = next(below: 1_000)
    (todo.openBlockers, todo.blocks) = (next(below: 2), next(below: 2))
    todo.startedAt = pick([nil, now])
    todo.doneAt = todo.isDone ? pick(times) : nil
    return todo
  }
}

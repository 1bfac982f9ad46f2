import Domain
import TodoLanguage

/// The words of todos or of filters that the completions of shells offer, from the tables that read them.
enum TodoCompletion: String {
  /// The words of a new or changed todo.
  case line
  case filter

  /// The words with a colon.
  var keys: [String] {
    switch self {
    case .line: LineKey.all.map { $0.names[0] }
    case .filter: FilterKey.all.filter { !$0.summary.isEmpty }.map { $0.names[0] } + FilterKey.otherNames
    }
  }

  /// What follows some of them.
  static let values: [(key: String, words: [String])] = [
    ("is", TodoStatus.allCases.filter { !$0.needsSync }.map(\.rawValue)),
    ("has", FilterReader.optionalFields.map(\.name)), ("no", FilterReader.optionalFields.map(\.name)),
    ("sort", TodoSortKey.allCases.flatMap { ["\($0)-asc", "\($0)-desc"] }),
    ("due", dates), ("wait", dates + ["someday"]), ("sched", dates), ("scheduled", dates), ("until", dates),
    ("every", ["day", "weekday", "week", "month", "quarter", "year"]),
    ("priority", ["high", "medium", "low"]),
  ]

  /// Whole words, for a shell that takes all at once.
  var words: [String] {
    let keys = keys
    return Self.values.filter { keys.contains($0.key) }.flatMap { key, words in words.map { "\(key):\($0)" } }
      + keys.map { "\($0):" }
  }

  /// The command of sed, with bytes for characters, that puts a name in quotes as in a line unless it is a
  /// plain word. A tab and more may follow the name.
  static let quoting = #"/^[^\t]*[ -,;-@[-^`{-~]/{s/["\\]/\\&/g;s/^[^\t]*/"&"/;}"#

  private static let dates = ["today", "tomorrow", "eow", "eom", "1d", "1w"] + weekdays
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}

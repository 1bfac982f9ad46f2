import Dates
public import Domain
import FoundationEssentials

/// One todo as a file has it. Only the fields that its format carries have a meaning; the relations to other todos are
/// by their uid.
public struct ImportedTodo: Hashable, Sendable {
  /// The name in the file, or one that follows from the text if the file has none. Never empty.
  public var uid: String
  /// The fields that are not empty, without id, uid, parent, needs and extra.
  public var values: [TodoField: TodoFieldValue] = [:]
  public var parent: String?
  /// In the order of the file.
  public var needs: [String] = []
  /// Its parent and what it needs by the ids of a file that has no todos with these.
  var missingParent: Int64?
  var missingNeeds: [Int64] = []
  /// What the format has besides the fields of a todo, as JSON; nil if there is nothing.
  var foreign: JSONTree?
  /// The fields of this item that the file leaves open, although its format carries them.
  public var unknown: Set<TodoField> = []
  /// When its last day ended, if it is open in the file and was cancelled for that; nil otherwise.
  private(set) var expiry: Date?
  /// Where it begins in the file, from 1.
  public var line: Int

  init(uid: String, line: Int) {
    (self.uid, self.line) = (uid, line)
  }

  public var title: String {
    if case .text(let title)? = values[.title] { title } else { "" }
  }

  /// Why a field, or what is kept for other programs, has more than the todo file takes; nil if it has not. It would be cut
  /// when it is read.
  var problemOfLength: String? {
    let hasLongLine = values.contains { field, value in
      !field.isMultiline && value.lines.contains { $0.utf8.count > Todo.longestLine }
    }
    if hasLongLine {
      return "The todo has more than 32,000 bytes in a title, a name or an address: shorten it."
    }
    let foreignLength = foreign.map { $0.length > Todo.longestText / 6 ? $0.text.utf8.count : 0 } ?? 0
    let lengths = values.values.map(\.length) + [foreignLength]
    return lengths.contains { $0 > Todo.longestText }
      ? "The todo has more than 256,000 bytes in one field: shorten it." : nil
  }

  /// A field without a value, or with one of another type, is nil.
  func date(_ field: TodoField) -> DateValue? {
    if case .date(let date)? = values[field] { date } else { nil }
  }

  func text(_ field: TodoField) -> String? {
    if case .text(let text)? = values[field] { text } else { nil }
  }

  func instant(_ field: TodoField) -> Date? {
    if case .instant(let instant)? = values[field] { instant } else { nil }
  }

  var state: TodoState {
    if case .state(let state)? = values[.state] { state } else { .open }
  }

  var priority: Int {
    if case .number(let number)? = values[.priority] { Int(number) } else { 0 }
  }

  var tags: [String] {
    if case .words(let words)? = values[.tags] { words } else { [] }
  }

  var repeatsFrom: RepeatOrigin {
    if case .origin(let origin)? = values[.repeatsFrom] { origin } else { .schedule }
  }

  mutating func set(_ field: TodoField, _ date: DateValue?) { values[field] = date.map(TodoFieldValue.date) }

  /// A text of which a reader sees nothing is none.
  mutating func set(_ field: TodoField, _ text: String?) {
    values[field] = text.flatMap { $0.looksEmpty ? nil : .text($0) }
  }

  /// Sets the project and the tags of a file in which names are not quoted, as they are meant: without signs that look like nothing.
  mutating func setNames(project: String?, tags: [String]) {
    set(.project, project?.asMeant)
    setTags(tags.map(\.asMeant))
  }

  mutating func set(_ field: TodoField, _ instant: Date?) {
    values[field] = instant.map(TodoFieldValue.instant)
  }

  mutating func setPriority(_ priority: Int) {
    values[.priority] = priority == 0 ? nil : .number(Int64(priority))
  }

  /// Tags that differ in their case only count once.
  mutating func setTags(_ tags: [String]) {
    var known: Set<String> = []
    let unique = tags.filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
    values[.tags] = unique.isEmpty ? nil : .words(unique.sorted())
  }

  /// Names that are there already are left out.
  mutating func addNeeds(_ names: some Sequence<String>) {
    var known = Set(needs)
    needs += names.filter { known.insert($0).inserted }
  }

  mutating func setRule(_ rule: String?, from origin: RepeatOrigin = .schedule) {
    values[.rule] = rule.map(TodoFieldValue.text)
    values[.repeatsFrom] = rule != nil && origin == .completion ? .origin(.completion) : nil
  }

  /// An open todo waits while its wait date is to come, and is cancelled after its last day. One that is put aside without a
  /// date waits for the day that stands for someday, because a todo waits for nothing else.
  mutating func setState(_ state: TodoState, isPutAside: Bool, _ context: FormatContext) {
    if !state.isFinal, let until = date(.until), until.isOverdue(at: context.now, in: context.zone) {
      values[.state] = .state(.cancelled)
      switch until {
      case .day(let day): expiry = context.start(of: day.adding(days: 1))
      case .moment(let moment): expiry = moment.date
      }
      return
    }
    if isPutAside, !state.isFinal, date(.wait) == nil { set(.wait, DateValue.day(.someday)) }
    let waits = date(.wait).map { !context.hasBegun($0) } ?? false
    values[.state] = .state(state.isFinal ? state : waits ? .waiting : .open)
  }
}

/// What a file has.
public struct TodoFileContent: Sendable {
  /// In the order of the file.
  public var todos: [ImportedTodo] = []
  /// In the order of the file.
  public var unreadable: [UnreadableItem] = []
  public var skipped: [SkippedItem] = []

  public init() {}
}

/// A part of a file that is no todo, although it should be one.
public struct UnreadableItem: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// That of the item in its file from 1, if its line has others, too.
  public let number: Int?
  /// A sentence.
  public let reason: String

  init(_ line: Int, number: Int? = nil, _ reason: String) {
    (self.line, self.number, self.reason) = (line, number, reason)
  }
}

/// A part of a file that is left out on purpose.
public struct SkippedItem: Hashable, Sendable {
  public enum Reason: String, CaseIterable, Sendable {
    /// It was deleted in the other program.
    case deleted
    /// It only makes other todos.
    case template
    /// A later todo of a series, which is merged into the earliest one.
    case occurrence
    /// It has the uid of an earlier one.
    case duplicate
  }

  /// From 1.
  public let line: Int
  public let reason: Reason
}

extension TodoFieldValue {
  /// The texts, each of one line if the field has one.
  fileprivate var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .words(let words): words
    case .item(let item): [item.description, item.storedPage ?? ""]
    default: []
    }
  }

  /// In bytes; 0 for what is always short.
  fileprivate var length: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .words(let words): words.reduce(0) { $0 + $1.utf8.count }
    case .annotations(let annotations): annotations.reduce(0) { $0 + $1.text.utf8.count }
    default: 0
    }
  }
}

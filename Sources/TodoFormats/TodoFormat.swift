public import Domain

/// A format in which todos are exchanged. The raw value is its name on the command line.
public enum TodoFormat: String, CaseIterable, Sendable {
  case todotxt, taskwarrior, ics, csv, markdown, json

  /// The rules of the format.
  public func file(_ context: FormatContext) -> any TodoFileFormat {
    switch self {
    case .todotxt: TodoTextFormat(context)
    case .taskwarrior: TaskwarriorFormat(context)
    case .ics: CalendarFormat(context)
    case .csv: CSVFormat(context)
    case .markdown: MarkdownFormat(context)
    case .json: JSONFormat(context)
    }
  }

  /// Whether a file of it has the fields of octodo by their names, and may leave out some.
  var namesFields: Bool { self == .json || self == .csv }

  /// Whether a todo keeps the names of others that lead nowhere, for the next export.
  var keepsNames: Bool { [.todotxt, .taskwarrior, .ics].contains(self) }

  /// Whether a file of it knows no priorities but high, medium and low.
  var hasThreePriorities: Bool { self == .todotxt || self == .taskwarrior }

  /// The format of a file; nil if neither its name nor its beginning tells.
  /// - Parameter name: nil for text without a file.
  public init?(name: String?, content: [UInt8]) {
    let ending = name?.split(separator: ".").last?.lowercased()
    let start = String(decoding: content.prefix(4_096), as: UTF8.self).drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    switch ending {
    case "ics", "ical", "ifb": self = .ics
    // Its reader says what is wrong with one that has other signs between its columns.
    case "csv", "tsv", "tab": self = .csv
    case "md", "markdown": self = .markdown
    case "txt"
    where name?.lowercased().contains("todo") == true || name?.lowercased().contains("done") == true:
      self = .todotxt
    // Its reader says what is wrong with one that is damaged.
    case "json": self = Self(beginning: start) == .taskwarrior ? .taskwarrior : .json
    default:
      // No text has a NUL.
      guard !content.contains(0), let format = Self(beginning: start) else { return nil }
      self = format
    }
  }

  private init?(beginning text: Substring) {
    let lines = text.split(whereSeparator: \.isNewline)
    if text.uppercased().hasPrefix("BEGIN:VCALENDAR") {
      self = .ics
    } else if text.hasPrefix("{") || text.hasPrefix("[") && !text.hasPrefix("[ ]") {
      self = text.contains("\"description\"") || text.contains("\"uuid\"") ? .taskwarrior : .json
    } else if lines.first.map(CSVFormat.isHeader) == true {
      self = .csv
    } else if lines.contains(where: { $0.hasPrefix("- [") || $0.hasPrefix("* [") || $0.hasPrefix("#") }) {
      self = .markdown
    } else if !lines.isEmpty {
      self = .todotxt
    } else {
      return nil
    }
  }
}

/// The rules of a format. Reading what was written gives the same values for the fields that it carries.
public protocol TodoFileFormat: Sendable {
  var format: TodoFormat { get }
  /// The fields that a file says something about. The others stay as they are when a todo is imported again.
  var carriedFields: Set<TodoField> { get }
  /// The todos of a file, and what is no todo in it.
  /// - Parameter step: gets the share that is done, from 0 to 1, before each line or item. Its errors end the reading.
  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent
  /// A file with the todos in their order.
  func write(_ todos: [PortableTodo]) -> String
  /// The values of a todo when it was imported last; nil if the format does not keep them.
  func imported(_ todo: Todo) -> ImportedTodo?
  /// Whether `ImportedTodo.foreign` is all that the file says about a todo, apart from its relations.
  var keepsWholeItems: Bool { get }
  /// Whether title, project and tags are read as they are.
  func keepsWords(of todo: PortableTodo) -> Bool
}

extension TodoFileFormat {
  public func read(_ file: [UInt8]) -> TodoFileContent { read(file) { _ in } }
  public func imported(_ todo: Todo) -> ImportedTodo? { nil }
  public var keepsWholeItems: Bool { false }
  public func keepsWords(of todo: PortableTodo) -> Bool { true }
}

import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Texts
import TodoLanguage

/// Reads quick-add words on a screen: what is understood while they are typed, and what they change.
@LoopActor
struct TodoLineReading {
  /// What the words are for.
  enum Target {
    case newTodo
    /// The changes are for these.
    case todos([Todo])
  }

  private let target: Target
  private let prefix: String?
  private let environment: Environment

  /// - Parameter prefix: with which a line of changes begins whose value may have several words, see
  ///   `QuickAddReader.line(ofChanges:behind:)`; nil if values need quotes.
  init(for target: Target, behind prefix: String? = nil, _ environment: Environment) {
    (self.target, self.prefix, self.environment) = (target, prefix, environment)
  }

  private func quoted(_ text: String) -> String {
    prefix.map { reader.line(ofChanges: text, behind: $0) } ?? text
  }

  /// Columns are those of the line with its quotes, so a line that got some is said without.
  private func sentence(for fault: LineFault, in text: String) -> String {
    quoted(text) == text
      ? environment.texts.sentence(for: fault) : environment.texts.reason(of: fault)
  }

  private var words: TodoFieldsTexts { environment.texts.todoFields }

  var reader: QuickAddReader {
    QuickAddReader(
      now: environment.now(), zone: environment.zone(), weekStart: environment.preferences.firstWeekday,
      sigils: environment.preferences.sigils, web: environment.web)
  }

  var wording: TodoWording {
    TodoWording(environment.texts, now: environment.now(), in: environment.zone())
  }

  /// The changes of a finished text.
  /// - Parameters:
  ///   - text: nil if there is none, so that no title is needed.
  ///   - fields: those that are typed besides the text.
  /// - Throws: a sentence with the column, or with the field.
  func changes(_ text: String?, _ fields: [TypedField] = []) throws(TodoLineFault) -> TodoChanges {
    let changes: TodoChanges
    do throws(LineFault) {
      changes =
        switch target {
        case .newTodo: try reader.newTodo(text, fields)
        case .todos(let todos):
          try reader.changes(quoted(text ?? ""), fields, to: todos.count == 1 ? todos.first : nil)
        }
    } catch {
      guard let field = error.field else {
        throw TodoLineFault(sentence: sentence(for: error, in: text ?? ""))
      }
      throw TodoLineFault(sentence: environment.texts.reason(of: error), field: field)
    }
    if case .todos(let todos) = target, todos.count > 1, changes.values[.title] != nil {
      throw TodoLineFault(sentence: words.oneTitle(count: todos.count))
    }
    return changes
  }

  /// What is understood of a text in words: `due Fri 27 Nov · +bug`. Empty if that is only a title.
  func understood(_ text: String) -> FieldLanguage.Reading { understood(text, parts(of: text)) }

  private func parts(of text: String) -> [LinePart] {
    switch target {
    case .newTodo: reader.parts(ofNew: text)
    case .todos(let todos): reader.parts(ofChanges: quoted(text), to: todos.count == 1 ? todos.first : nil)
    }
  }

  private func understood(_ text: String, _ parts: [LinePart]) -> FieldLanguage.Reading {
    for part in parts {
      guard case .fault(let fault) = part.meaning else { continue }
      return .fault(sentence(for: fault, in: text))
    }
    let sentences = parts.compactMap { wording.text(of: $0) } + [firstDate(text, parts)].compactMap(\.self)
    return .understood(sentences.joined(separator: " · "))
  }

  /// The due date that a repetition alone gives a todo; nil if there is none.
  private func firstDate(_ text: String, _ parts: [LinePart]) -> String? {
    guard parts.contains(where: { $0.field == .rule && $0.meaning != .cleared }),
      !parts.contains(where: { $0.field == .due }),
      let due = (try? changes(text))?.values[.due]
    else { return nil }
    return wording.text(of: .due, due)
  }

  /// What a text changes, with the title that its other words are.
  func understoodWithTitle(_ text: String) -> FieldLanguage.Reading {
    let parts = parts(of: text)
    let understood = understood(text, parts)
    guard case .understood(let words) = understood, !parts.contains(where: { $0.field == .title }) else {
      return understood
    }
    guard let title = (try? reader.changes(quoted(text), to: nil))?.values[.title] else {
      return understood
    }
    let sentences = [words, wording.text(of: .title, title)]
    return .understood(sentences.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  /// A title as it is typed, so that it is read as this title and changes nothing else.
  func escaped(_ title: String) -> String {
    guard !isRead(title, as: title) else { return title }
    let words = title.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.isEmpty || isRead(String(word), as: String(word)) ? String(word) : "\\\(word)"
    }
    return [words.joined(separator: " "), "-- \(title)"].first { isRead($0, as: title) } ?? title
  }

  private func isRead(_ line: String, as title: String) -> Bool {
    let read =
      switch target {
      case .newTodo: try? reader.newTodo(line)
      case .todos: try? reader.changes(line, to: nil)
      }
    guard var changes = read, changes.values[.title] == .text(title) else { return false }
    changes.remove(.title)
    changes.remove(.link)
    return changes.isEmpty
  }

  /// The language of a field for it.
  /// - Parameter known: the tags and the projects that the field is completed with.
  func language(known: @escaping @LoopActor () -> TodoLabels) -> FieldLanguage {
    var language = FieldLanguage { text, isFinished in
      guard isFinished else { return understoodWithTitle(text) }
      do throws(TodoLineFault) {
        _ = try changes(text)
        return understoodWithTitle(text)
      } catch {
        return .fault(error.sentence)
      }
    } completion: { text, cursor in
      guard FieldLanguage.Completion.isBegun(text, cursor) else { return nil }
      return reader.completion(in: text, at: cursor).flatMap { FieldLanguage.Completion($0, known()) }
    }
    language.dated = { text, days in
      // Who deleted the key still means it.
      reader.text(text, laterBy: days) ?? reader.text(quoted(text), laterBy: days)
    }
    language.undated = { reader.text(withoutDate: $0) }
    return language
  }
}

/// Why a line cannot be read.
struct TodoLineFault: Error {
  let sentence: String
  /// The field that was typed on its own; nil for a line.
  var field: TodoField?
}

extension FieldLanguage.Completion {
  /// Whether something is typed of the value before the cursor. A value that is not begun is not completed.
  static func isBegun(_ text: String, _ cursor: Int) -> Bool {
    text.prefix(cursor).last.map { !":<>=,.\"".contains($0) } ?? false
  }

  /// The words for what is typed; nil if there are none.
  init?(_ completion: LineCompletion, _ known: TodoLabels) {
    let words: [String]
    switch completion.subject {
    case .tag: words = Self.words(known.tags.map(\.name), completion.prefix)
    case .project: words = Self.words(known.projects.map(\.name), completion.prefix)
    case .word, .date, .repetition: words = completion.words
    case .todo, .item: return nil
    }
    guard !words.isEmpty else { return nil }
    let isKey = words.allSatisfy { $0.hasSuffix(":") }
    self.init(completion.range, words.map { LineCompletion.written($0) }, ending: isKey ? "" : " ")
  }

  private static func words(_ known: [String], _ prefix: String) -> [String] {
    let start = prefix.lowercased()
    return known.filter { $0.lowercased().hasPrefix(start) && $0 != prefix }
  }
}

extension TodoWording {
  /// What a part of a line means; nil for what can be left out.
  fileprivate func text(of part: LinePart) -> String? {
    switch part.meaning {
    case .set(let value): part.field.flatMap { text(of: $0, value) }
    case .repeats(let rule, let origin): repeats(rule, origin)
    case .cleared: part.field.map { without($0) }
    case .removed(let tag): withoutTag(tag)
    case .fault: nil
    }
  }
}

extension Environment {
  /// The sign before a tag, and the one before a project, as the user types them.
  var tagSign: String { String(preferences.sigils.tag) }
  var projectSign: String { String(preferences.sigils.project) }
}

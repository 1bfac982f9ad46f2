import Domain
import Terminal

/// The value of a field in an open form.
enum FieldValue {
  case text(EditableLine)
  case choice(ids: [String], chosen: Int)
  case list(EditableLine, Completion)
  case sentence(EditableLine, Completion)

  /// In characters: more than GitHub's names have.
  private static let longest = 256
  private static let longestList = 2_048
  static let separator = ", "

  init(_ content: BoxField.Content) {
    switch content {
    case .text(let text, _, _): self = .text(EditableLine(text, limit: Self.longest))
    case .choice(let options, let chosen):
      let ids = options.map(\.id)
      self = .choice(ids: ids, chosen: ids.firstIndex(of: chosen) ?? 0)
    case .list(let values, _, let known, _):
      let text = Self.text(of: values)
      self = .list(EditableLine(text, limit: Self.longestList), Completion(known))
    case .sentence(let text, _, _):
      self = .sentence(EditableLine(text, limit: Self.longestList), Completion([]))
    }
  }

  /// Nil for a choice.
  var line: EditableLine? {
    switch self {
    case .text(let line), .list(let line, _), .sentence(let line, _): line
    case .choice: nil
    }
  }

  /// Changes the text; does nothing to a choice.
  mutating func change(_ change: (inout EditableLine) -> Void) {
    switch self {
    case .text(var line):
      change(&line)
      self = .text(line)
    case .list(var line, var completion):
      change(&line)
      completion.focus = nil
      self = .list(line, completion)
    case .sentence(var line, var completion):
      change(&line)
      completion.focus = nil
      self = .sentence(line, completion)
    case .choice: break
    }
  }

  /// Chooses the next option, or the one before.
  mutating func choose(by step: Int) {
    guard case .choice(let ids, let chosen) = self, !ids.isEmpty else { return }
    self = .choice(ids: ids, chosen: (chosen + step + ids.count) % ids.count)
  }

  /// As the answer has it.
  var values: [String] {
    switch self {
    case .text(let line), .sentence(let line, _): [line.text.trimmingWhitespace].filter { !$0.looksEmpty }
    case .choice(let ids, let chosen): ids.indices.contains(chosen) ? [ids[chosen]] : []
    case .list(let line, let completion):
      Self.parts(of: line.text).map(completion.meant).filter { !$0.isEmpty }
    }
  }

  /// What the list can be completed with at the end of its text.
  var suggestions: [String] {
    guard case .list(let line, let completion) = self else { return [] }
    let parts = Self.parts(of: line.text)
    return completion.suggestions(for: parts.last ?? "", except: parts.dropLast())
  }

  /// Takes a suggestion for what is typed last.
  mutating func take(_ suggestion: String) {
    change { line in
      let parts = Self.parts(of: line.text).dropLast() + [suggestion]
      line.replace(with: Self.text(of: Array(parts)))
    }
  }

  /// A value with a comma or a quote in it is written in quotes, and a quote in it twice.
  private static func text(of values: [String]) -> String {
    values.map { value in
      guard value.contains(where: { ",\"".contains($0) }) else { return value }
      return "\"\(value.replacing("\"", with: "\"\""))\""
    }.joined(separator: separator)
  }

  /// The values between commas. The last one may be empty, or in quotes that are still open.
  private static func parts(of text: String) -> [String] {
    var (parts, part, isQuoted) = ([String](), "", false)
    for character in text {
      switch character {
      // A quote in the middle of a name, as in `3.5" disks`, is one of its letters.
      case "\"" where part.trimmingWhitespace.first ?? "\"" == "\"": isQuoted.toggle()
      case "," where !isQuoted:
        parts.append(part)
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    return (parts + [part]).map(unquoted)
  }

  private static func unquoted(_ part: String) -> String {
    let text = part.trimmingWhitespace
    guard text.first == "\"" else { return text }
    let inner = text.count > 1 && text.last == "\"" ? text.dropFirst().dropLast() : text.dropFirst()
    return String(inner.replacing("\"\"", with: "\""))
  }
}

/// What a list can be completed with.
struct Completion {
  /// Where the words come from.
  enum Source {
    case loading
    case loaded
    /// With a sentence that says why.
    case failed(String)
  }

  private(set) var words: [String]
  /// Nil until the field was used.
  var source: Source?
  /// The index of the suggestion that has the focus; nil while the text has it.
  var focus: Int?
  var scroll = ListScroll()

  init(_ words: [String]) {
    self.words = Self.unique(words)
  }

  mutating func add(_ more: [String]) {
    words = Self.unique(words + more)
  }

  /// A typed word as it is meant, or one of the words as it is.
  func meant(_ text: String) -> String {
    if words.contains(where: { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }) { return text }
    let meant = text.asRead.trimmingWhitespace
    return words.first { EmojiNames.drawn($0) == meant } ?? meant
  }

  /// Those that begin with the text come first, with emoji as they are drawn or by their names. The text itself is none.
  func suggestions(for text: String, except taken: some Sequence<String>) -> [String] {
    let (text, taken) = (text.lowercased(), Set(taken))
    func begins(_ word: String) -> Bool {
      word.lowercased().hasPrefix(text) || EmojiNames.drawn(word).lowercased().hasPrefix(text)
    }
    let matching = words.filter { word in
      let low = word.lowercased()
      guard low != text, !taken.contains(word) else { return false }
      return text.isEmpty || low.contains(text) || EmojiNames.drawn(word).lowercased().contains(text)
    }
    return matching.filter(begins) + matching.filter { !begins($0) }
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}

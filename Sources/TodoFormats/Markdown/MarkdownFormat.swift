import Domain
import FoundationEssentials
import TodoLanguage

/// Task lists of Markdown: `- [ ] text @project +tag due:2026-12-01`, `[x]` for done and `[-]` for cancelled. The words
/// are those of quick-add. Headings give the project, indentation the parent, and indented lines the note. What no word
/// says is in a comment at the end of the line.
struct MarkdownFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .markdown }

  var carriedFields: Set<TodoField> {
    [
      .title, .note, .state, .priority, .project, .tags, .due, .wait, .scheduled, .until, .rule, .repeatsFrom,
      .parent,
      .needs, .link, .started, .created, .done,
    ]
  }

  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    var reader = MarkdownReader(context)
    var lines = FileLines(file)
    while let line = lines.next() {
      try step(lines.share)
      if let text = line.text { reader.read(text, line.number) } else { reader.fail(line.unreadable) }
    }
    return reader.finished
  }

  /// How deep a part stands in the list at most. A deeper one is at the end and names its parent, because the indentation of a
  /// long chain of parts would be far longer than the parts.
  private static let deepest = 100

  /// Parts follow their parent.
  func write(_ todos: [PortableTodo]) -> String {
    let names = Set(todos.map(\.uid))
    let parts = Dictionary(grouping: todos) { todo in todo.parent.flatMap { names.contains($0) ? $0 : nil } }
    let writer = MarkdownWriter(context)
    var text = ""
    var written: Set<String> = []
    // From the end, so that the next one is taken from there.
    var next = (parts[nil] ?? []).reversed().map { ($0, 0) }
    var deeper: [PortableTodo] = []
    repeat {
      while let (todo, depth) = next.popLast() {
        guard written.insert(todo.uid).inserted else { continue }
        text += writer.text(of: todo, depth: depth)
        let parts = parts[todo.uid] ?? []
        if depth < Self.deepest { next += parts.reversed().map { ($0, depth + 1) } } else { deeper += parts }
      }
      next = deeper.reversed().map { ($0, 0) }
      deeper = []
    } while !next.isEmpty
    return text
  }
}

/// The comment behind a todo: `<!-- uid:… created:… -->`.
enum MarkdownComment {
  /// Its text, and the line without it.
  static func split(_ line: String) -> (text: String, comment: [String: String]) {
    guard line.hasSuffix("-->"), let start = line.ranges(of: "<!--").last?.lowerBound else {
      return (line, [:])
    }
    let words = line[start...].dropFirst(4).dropLast(3).split(separator: " ")
    let pairs = words.compactMap { word -> (String, String)? in
      guard let colon = word.firstIndex(of: ":") else { return nil }
      return (String(word[..<colon]), decoded(String(word[word.index(after: colon)...])))
    }
    guard pairs.count == words.count, pairs.contains(where: { $0.0 == "uid" }) else { return (line, [:]) }
    return (String(line[..<start]), Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  static func text(_ pairs: [(String, String?)]) -> String {
    let words = pairs.compactMap { name, value in value.map { "\(name):\(encoded($0))" } }
    return "<!-- \(words.joined(separator: " ")) -->"
  }

  /// Several names as one value.
  static func joined(_ names: [String]) -> String { names.map(encoded).joined(separator: ",") }

  static func names(in value: String) -> [String] { value.split(separator: ",").map { decoded(String($0)) } }

  private static let escapes = [("%", "%25"), (" ", "%20"), (",", "%2C"), (">", "%3E"), ("\n", "%0A")]

  private static func encoded(_ text: String) -> String {
    escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
  private static func decoded(_ text: String) -> String {
    escapes.reversed().reduce(text) { $0.replacing($1.1, with: $1.0) }
  }
}

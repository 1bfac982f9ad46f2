import Domain

/// The todos that the texts of fields lead to, by the number or by words of each, as far as they were looked up.
struct RelatedTodos: Hashable {
  private var found: [String: [Todo]] = [:]
  private var begun: Set<String> = []

  /// Nil until it was looked up.
  func todos(for part: String) -> [Todo]? { found[part] }

  /// Returns false if the part is looked up already.
  mutating func begin(_ part: String) -> Bool { begun.insert(part).inserted }

  /// The part can be looked up again.
  mutating func forget(_ part: String) { begun.remove(part) }

  mutating func add(_ todos: [Todo], for part: String) { found[part] = todos }

  /// The parts of a field's text that each stand for a todo.
  static func parts(of text: String, in field: TodoField) -> [String] {
    let parts = field == .needs ? text.split(separator: ",").map(String.init) : [text]
    return parts.map(\.trimmingWhitespace).filter { !$0.isEmpty }
  }

  /// The number that a part is, with or without `#`; nil for words.
  static func id(_ part: String) -> Int64? {
    let digits = part.first == "#" ? part.dropFirst() : part[...]
    return digits.allSatisfy { ("0"..."9").contains($0) } ? Int64(digits) : nil
  }
}

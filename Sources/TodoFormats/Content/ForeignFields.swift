/// What other programs keep about a todo: for each format a value of its own. It is stored as JSON in the field extra.
struct ForeignFields {
  private var members: [JSONTree.Member]

  /// - Parameter extra: a text that is no object counts as empty.
  init(_ extra: String?) {
    members = extra.flatMap { JSONTree($0) }?.members ?? []
  }

  subscript(format: TodoFormat) -> JSONTree? {
    get { members.last { $0.name == format.rawValue }?.value }
    set {
      members.removeAll { $0.name == format.rawValue }
      if let newValue { members.append(JSONTree.Member(name: format.rawValue, value: newValue)) }
      members.sort { $0.name < $1.name }
    }
  }

  /// Whether a text can have the fields of a format besides its own.
  static func holds(in extra: String) -> Bool { if case .object? = JSONTree(extra) { true } else { false } }

  /// For the field extra; nil if there is nothing.
  var text: String? { members.isEmpty ? nil : JSONTree.object(members).text }
}

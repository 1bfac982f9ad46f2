/// What files of other programs have about a todo besides its fields, for reading.
public enum ForeignFieldLines {
  /// A person reads no more of them.
  private static let most = 60

  /// A line for each value: `todotxt: (D) Buy tea`. Numbers are as they were written.
  /// - Parameter extra: the field extra, JSON by the formats of files; any other text is shown as it is.
  public static func all(_ extra: String?) -> [String] {
    guard let extra, !extra.isEmpty else { return [] }
    guard case .object(let formats)? = JSONTree(extra) else { return [extra] }
    let lines = formats.byName.flatMap { format in format.value.lines.map { "\(format.name): \($0)" } }
    return lines.count > most ? lines.prefix(most) + ["…"] : lines
  }
}

extension JSONTree {
  /// Of an object a line for each member, of a text its lines.
  fileprivate var lines: [String] {
    switch self {
    case .object(let members): members.byName.map { "\($0.name) \($0.value.words)" }
    case .list: [words]
    default: words.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  private var words: String {
    switch self {
    case .null: ""
    case .bool(let value): "\(value)"
    case .number(let text), .text(let text): text
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .object(let members): members.byName.map { "\($0.name) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}

extension [JSONTree.Member] {
  fileprivate var byName: [JSONTree.Member] { sorted { $0.name < $1.name } }
}

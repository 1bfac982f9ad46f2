import FoundationEssentials

/// What files of other programs have about a todo besides its fields, for reading.
enum ForeignFieldLines {
  /// A person reads no more of them.
  private static let most = 60

  /// A line for each value: `todotxt: (D) Buy tea`.
  /// - Parameter extra: the field extra, JSON by the formats of files; any other text is shown as it is.
  static func all(_ extra: String?) -> [String] {
    guard let extra, !extra.isEmpty else { return [] }
    let values: [String: Value]
    do {
      values = try JSONDecoder().decode([String: Value].self, from: Data(extra.utf8))
    } catch {
      return [extra]
    }
    let lines = values.sorted { $0.key < $1.key }.flatMap { format, value in
      value.lines.map { "\(format): \($0)" }
    }
    return lines.count > most ? lines.prefix(most) + ["…"] : lines
  }

  private indirect enum Value: Decodable {
    case plain(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .plain(text)
      } else if let isTrue = try? container.decode(Bool.self) {
        self = .plain("\(isTrue)")
      } else if let number = try? container.decode(Int64.self) {
        self = .plain("\(number)")
      } else if let number = try? container.decode(UInt64.self) {
        self = .plain("\(number)")
      } else if let number = try? container.decode(Double.self) {
        self = .plain("\(number)")
      } else if let values = try? container.decode([Value].self) {
        self = .list(values)
      } else if container.decodeNil() {
        self = .plain("")
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    /// Of an object a line for each member, of a text its lines.
    var lines: [String] {
      switch self {
      case .plain(let text): text.split(whereSeparator: \.isNewline).map(String.init)
      case .list: [text]
      case .object(let members): members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
      }
    }

    private var text: String {
      switch self {
      case .plain(let text): text
      case .list(let values): values.map(\.text).joined(separator: ", ")
      case .object(let members):
        members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")
      }
    }
  }
}

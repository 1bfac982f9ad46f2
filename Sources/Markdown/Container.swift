/// An open quotation, list item or note.
struct Container {
  private let mark: String
  fileprivate let rest: String
  /// True if its direct blocks are not separated by empty lines.
  let isTight: Bool
  /// Whether its mark was already shown.
  fileprivate var isUsed = false

  static var quote: Container { Container(mark: "> ", rest: "> ", isTight: false) }

  /// - Parameter mark: in ASCII, with its trailing space.
  static func item(_ mark: String, isTight: Bool) -> Container {
    Container(mark: mark, rest: String(repeating: " ", count: mark.utf8.count), isTight: isTight)
  }

  private init(mark: String, rest: String, isTight: Bool) {
    (self.mark, self.rest, self.isTight) = (mark, rest, isTight)
  }

  var isQuote: Bool { mark == rest }

  fileprivate var next: String { isUsed ? rest : mark }
}

extension [Container] {
  /// The margin of the next part.
  mutating func nextMargin() -> Margin {
    let margin = Margin(first: map(\.next).joined(), rest: map(\.rest).joined())
    for index in indices { self[index].isUsed = true }
    return margin
  }

  /// The margin of the empty line between two blocks: the containers that both are in.
  var blankMargin: Margin {
    var text = prefix { $0.isUsed }.map(\.rest).joined()
    while text.last == " " { text.removeLast() }
    return Margin(first: text, rest: text)
  }
}

/// The style of a terminal's next character, after the SGR sequences so far.
/// Source: ECMA-48, 8.3.117; xterm's control sequences for colours above 7.
struct SGRState {
  private static let attributes: [(number: Int, word: String)] = [
    (1, "bold"), (2, "dim"), (3, "italic"), (4, "underline"), (5, "blink"), (7, "reverse"), (8, "hidden"),
    (9, "strike"),
  ]
  private static let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  private var numbers: Set<Int> = []
  private var foreground: String?
  private var background: String?

  /// In the words of scripts, in the order of a snapshot.
  var words: String {
    let flags = Self.attributes.filter { numbers.contains($0.number) }.map(\.word)
    let colors = [foreground.map { "fg=\($0)" }, background.map { "bg=\($0)" }].compactMap { $0 }
    return (flags + colors).joined(separator: " ")
  }

  /// - Parameter parameters: the text between `ESC [` and `m`.
  mutating func apply(_ parameters: String) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = SGRState()
      case 22: numbers.subtract([1, 2])
      case 23...29: numbers.remove(number - 20)
      case 38: foreground = Self.extended(&rest)
      case 48: background = Self.extended(&rest)
      case 39: foreground = nil
      case 49: background = nil
      case 30...37: foreground = Self.colors[number - 30]
      case 40...47: background = Self.colors[number - 40]
      case 90...97: foreground = "bright-" + Self.colors[number - 90]
      case 100...107: background = "bright-" + Self.colors[number - 100]
      default: numbers.insert(number)
      }
    }
  }

  private static func extended(_ rest: inout ArraySlice<Int>) -> String? {
    guard rest.popFirst() == 5, let index = rest.popFirst() else { return nil }
    return "\(index)"
  }
}

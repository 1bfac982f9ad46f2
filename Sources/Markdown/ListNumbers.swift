/// The numbers of a list in HTML, as its `start` and `type` and the `value` of its items say.
struct ListNumbers {
  private var next: Int
  private let style: Style

  /// The `type` of a list.
  private enum Style: String {
    case decimal = "1"
    case lower = "a"
    case upper = "A"
    case lowerRoman = "i"
    case upperRoman = "I"
  }

  /// As HTML's numbers are 32 bits wide; longer ones would make a margin too wide.
  private static let numbers = -9_999_999...99_999_999

  /// - Parameter tag: that of the list.
  init(_ tag: HTMLTag) {
    next = tag.number("start", in: Self.numbers) ?? 1
    style = tag.attributes["type"].flatMap(Style.init) ?? .decimal
  }

  /// The mark of the next item.
  /// - Parameter item: its tag.
  mutating func mark(of item: HTMLTag) -> String {
    let number = item.number("value", in: Self.numbers) ?? next
    next = number + 1
    return Self.text(of: number, style) + ". "
  }

  private static func text(of number: Int, _ style: Style) -> String {
    switch style {
    case .lower where number > 0: return letters(number)
    case .upper where number > 0: return letters(number).uppercased()
    case .lowerRoman where (1...3_999).contains(number): return roman(number)
    case .upperRoman where (1...3_999).contains(number): return roman(number).uppercased()
    default: return "\(number)"
    }
  }

  /// From a to z, then aa, ab and so on. Source: www.w3.org/TR/css-counter-styles-3, "Alphabetic numeric systems".
  private static func letters(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var (rest, text) = (number, "")
    while rest > 0 {
      rest -= 1
      text.insert(letters[rest % letters.count], at: text.startIndex)
      rest /= letters.count
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    let digits = [
      (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, letters) in digits {
      text += String(repeating: letters, count: rest / value)
      rest %= value
    }
    return text
  }
}

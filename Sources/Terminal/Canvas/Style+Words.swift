extension Style {
  /// Parses the style of a theme in config.yml: attributes and colours in words, such as `bold cyan` or `black on
  /// 252`. Colours are `default`, the eight names, those with `bright-` in front, or a number from 0 to 255. Returns
  /// nil for any other word.
  public init?(words: String) {
    var style = Style.plain
    var isBackground = false
    for word in words.lowercased().split(separator: " ") {
      if let attribute = Self.attributes[String(word)], !isBackground {
        style.attributes.formUnion(attribute)
      } else if word == "on", !isBackground {
        isBackground = true
      } else if let color = Color(word: word) {
        if isBackground { style.background = color } else { style.foreground = color }
        isBackground = false
      } else {
        return nil
      }
    }
    guard !isBackground else { return nil }
    self = style
  }

  private static let attributes: [String: Attributes] = [
    "plain": [], "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
  ]
}

extension Color {
  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  fileprivate init?(word: Substring) {
    if word == "default" {
      self = .default
    } else if let number = UInt8(word) {
      self = .palette(number)
    } else {
      let isBright = word.hasPrefix("bright-")
      guard let index = Self.names.firstIndex(of: String(isBright ? word.dropFirst(7) : word)) else {
        return nil
      }
      self = .palette(UInt8(isBright ? index + 8 : index))
    }
  }
}

extension Style {
  /// Parses the style of a theme in config.yml: attributes and colours in words, such as `bold cyan` or `black on
  /// 252`. Colours are `default`, the eight names, those with `bright-` in front, or a number from 0 to 255. Returns
  /// nil for any other word.
  public init?(words: String) {
    var style = Style.plain
    var isBackground = false
    var used: Set<String> = []
    for word in words.lowercased().split(separator: " ") {
      if let attribute = Attributes.names.first(where: { $0.name == word }), !isBackground {
        guard used.insert(attribute.name).inserted else { return nil }
        style.attributes.formUnion(attribute.attributes)
      } else if word == "plain", !isBackground {
        used.insert("plain")
      } else if word == "on", !isBackground {
        isBackground = true
      } else if let color = Color(word: word) {
        guard used.insert(isBackground ? "background" : "foreground").inserted else { return nil }
        if isBackground { style.background = color } else { style.foreground = color }
        isBackground = false
      } else {
        return nil
      }
    }
    guard !isBackground, !used.isEmpty else { return nil }
    self = style
  }

}

extension Style.Attributes {
  /// The words of themes and scripts.
  public static let names: [(name: String, attributes: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
  ]
}

extension Color {
  /// The words of themes and scripts for the first sixteen colours.
  public static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black", "bright-red",
    "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
  ]

  fileprivate init?(word: Substring) {
    if word == "default" {
      self = .default
    } else if let number = UInt8(word) {
      self = .palette(number)
    } else {
      guard let index = Self.names.firstIndex(of: String(word)) else { return nil }
      self = .palette(UInt8(index))
    }
  }
}

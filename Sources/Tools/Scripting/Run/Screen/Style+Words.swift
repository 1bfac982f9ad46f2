import Terminal

extension Style {
  /// The script words for this style, in a fixed order; empty for the plain style.
  var words: [String] {
    var words = Attributes.names.filter { attributes.contains($0.attributes) }.map(\.name)
    if foreground != .default { words.append("fg=\(foreground.word)") }
    if background != .default { words.append("bg=\(background.word)") }
    return words
  }

  /// Whether a cell with this style has the attribute.
  /// - Throws: `StepFailure` for an attribute that octodo never draws, because no cell can have it.
  func has(_ attribute: StyleAttribute) throws -> Bool {
    switch attribute {
    case .flag(let flag): attributes.contains(try Attributes(flag))
    case .foreground(let color): foreground == (try color.drawn())
    case .background(let color): background == (try color.drawn())
    }
  }
}

extension Style.Attributes {
  fileprivate init(_ flag: StyleAttribute.Flag) throws {
    guard let drawn = Self.names.first(where: { $0.name == flag.rawValue }) else {
      throw StepFailure("octodo never draws \(flag.rawValue), so no cell can have it")
    }
    self = drawn.attributes
  }
}

extension WrittenColor {
  fileprivate func drawn() throws -> Color {
    guard let color else {
      throw StepFailure("octodo draws the terminal's own colours only: name one, or give its number")
    }
    return color
  }
}

extension Color {
  fileprivate var word: String {
    let index = Int(index)
    return Self.names.indices.contains(index) ? Self.names[index] : "\(index)"
  }
}

extension StyleAttribute {
  /// The form used in scripts: `bold`, `fg=yellow`.
  var word: String {
    switch self {
    case .flag(let flag): flag.rawValue
    case .foreground(let color): "fg=\(color.word)"
    case .background(let color): "bg=\(color.word)"
    }
  }
}

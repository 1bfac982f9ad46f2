import Terminal

/// The colours of an SVG on a light or dark background.
enum SVGPalette {
  /// Foreground and background of a theme, then colours 0 to 15. Each of them is legible on the background.
  private static let light = [
    "#1f2328", "#ffffff", "#24292f", "#cf222e", "#116329", "#7d4e00", "#0969da", "#8250df", "#1b7c83",
    "#6e7781",
    "#57606a", "#a40e26", "#1a7f37", "#633c01", "#218bff", "#a475f9", "#3192aa", "#8c959f",
  ]
  private static let dark = [
    "#e6edf3", "#0d1117", "#484f58", "#ff7b72", "#3fb950", "#d29922", "#58a6ff", "#bc8cff", "#39c5cf",
    "#b1bac4",
    "#6e7681", "#ffa198", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#ffffff",
  ]

  /// The CSS class of a colour; `name` for the default colour, which differs between text and background.
  static func name(of color: Color, default name: String) -> String {
    color == .default ? name : "c\(color.index)"
  }

  /// The style sheet for the colours of these classes.
  static func sheet(for names: Set<String>, paper: SVGPaper = .asReader) -> String {
    let names = names.sorted()
    switch paper {
    case .light: return rules(for: names, from: light)
    case .dark: return rules(for: names, from: dark)
    case .asReader: break
    }
    let darkRules = rules(for: names.filter { themed($0) != nil }, from: dark)
    return rules(for: names, from: light) + "@media(prefers-color-scheme:dark){\(darkRules)}"
  }

  private static func rules(for names: [String], from theme: [String]) -> String {
    names.map { name in
      let color = themed(name).map { theme[$0] } ?? hex(RGBColor(fixed: UInt8(name.dropFirst()) ?? 0))
      return ".\(name){fill:\(color)}"
    }.joined()
  }

  /// The index of a class in a theme; nil for colours that are the same in both themes.
  private static func themed(_ name: String) -> Int? {
    switch name {
    case "text": 0
    case "paper": 1
    default: Int(name.dropFirst()).flatMap { $0 < 16 ? $0 + 2 : nil }
    }
  }

  /// The form in HTML: `#ff8700`.
  private static func hex(_ color: RGBColor) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

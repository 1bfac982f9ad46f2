import CNCurses
import EventLoop

extension CursesTerminal {
  /// A foreground and a background colour; -1 is the terminal's default.
  struct ColorPair: Hashable {
    let foreground: Int32
    let background: Int32

    static let `default` = ColorPair(foreground: -1, background: -1)
  }

  /// The number of palette colours that the terminal can show, and of colour pairs at a time; zero if colours
  /// are off.
  struct ColorSupport {
    let colors: Int32
    let pairs: Int32

    static let none = ColorSupport(colors: 0, pairs: 0)
  }

  /// Enables colours if the terminal has them and can return to its default ones.
  static func startColor(isWanted: Bool) -> ColorSupport {
    guard isWanted, has_colors(), start_color() == OK, use_default_colors() == OK else { return .none }
    let colors = octodo_color_count()
    // Terminals with 24-bit colours, like xterm-direct, have a palette of only the first eight.
    return ColorSupport(colors: colors > 256 ? 8 : colors, pairs: octodo_pair_count())
  }

  /// A blank ncurses cell with a style, created at the first use of the style.
  func blank(of style: Style) -> cchar_t {
    if let blank = blanks[style] { return blank }
    let reduced = style.reduced(toColors: Int(colorSupport.colors))
    let blank = octodo_blank_cell(attributes(of: reduced), pair(of: reduced))
    blanks[style] = blank
    return blank
  }

  private func attributes(of style: Style) -> attr_t {
    let table: [(Style.Attributes, attr_t)] = [
      (.bold, octodo_attribute_bold), (.dim, octodo_attribute_dim), (.italic, octodo_attribute_italic),
      (.underline, octodo_attribute_underline), (.reverse, octodo_attribute_reverse),
    ]
    return table.reduce(0) { style.attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }

  /// The number of the style's colour pair, created at its first use. The default colours if no pair is left.
  private func pair(of style: Style) -> Int32 {
    let wanted = ColorPair(
      foreground: Int32(style.foreground.index), background: Int32(style.background.index))
    if wanted == .default { return 0 }
    if let pair = pairs[wanted] { return pair }
    let pair = Int32(pairs.count + 1)
    guard pair < colorSupport.pairs,
      init_extended_pair(pair, wanted.foreground, wanted.background) == OK
    else { return 0 }
    pairs[wanted] = pair
    return pair
  }
}

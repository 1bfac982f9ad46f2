import CNCurses
import EventLoop

extension CursesTerminal {
  /// A foreground and a background colour; -1 is the terminal's default.
  struct ColorPair: Hashable {
    let foreground: Int32
    let background: Int32

    static let `default` = ColorPair(foreground: -1, background: -1)
  }

  /// How many colours of its palette the terminal can show, and how many pairs of them at a time; none where
  /// colours are not wanted.
  struct ColorSupport {
    let colors: Int32
    let pairs: Int32

    static let none = ColorSupport(colors: 0, pairs: 0)
  }

  /// Switches colours on where the terminal has them and can also return to its own default ones.
  static func startColor(isWanted: Bool) -> ColorSupport {
    guard isWanted, has_colors(), start_color() == OK, use_default_colors() == OK else { return .none }
    let colors = octodo_color_count()
    // Terminals of 24-bit colours, like xterm-direct, have a palette of the first eight only.
    return ColorSupport(colors: colors > 256 ? 8 : colors, pairs: octodo_pair_count())
  }

  /// A blank cell of a style, as ncurses has it; made when the style is first used.
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

  /// The number of the style's pair of colours, made when it is first used. When there are no more to be had
  /// the default colours serve.
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

/// The type of a terminal, as TERM names it.
struct TerminalType {
  let name: String

  /// The types whose descriptions serve the terminal, the best one first. Over SSH the other machine often has no
  /// description of a new terminal, although each of these understands what xterm, or what screen inside of it,
  /// understands.
  var candidates: [String] {
    switch family {
    case "tmux", "screen": [name, "tmux-256color", "screen-256color", "screen"]
    case let family? where Self.likeXterm.contains(family): [name, "xterm-256color", "xterm"]
    default: [name]
    }
  }

  /// Whether it follows xterm's control sequences.
  var isLikeXterm: Bool { family.map(Self.likeXterm.contains) ?? false }

  /// Whether it is tmux or GNU screen.
  var isMultiplexer: Bool { family == "tmux" || family == "screen" }

  /// The name up to its variant: `xterm` of `xterm-kitty`, `screen` of `screen.xterm-256color`.
  private var family: String? { name.split(whereSeparator: { "-.+".contains($0) }).first.map(String.init) }

  /// Each of them says in its documentation that it follows xterm's control sequences.
  private static let likeXterm: Set<String> = [
    "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "iTerm2", "kitty", "konsole",
    "mintty", "mlterm", "rio", "st", "vte", "wezterm",
  ]
}

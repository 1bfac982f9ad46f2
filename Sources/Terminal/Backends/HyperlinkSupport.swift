/// Whether a terminal has links (OSC 8), by what it says of itself.
public enum HyperlinkSupport: Hashable, Sendable {
  case present, missing
  /// Its version tells (XTVERSION), for example of a terminal at the other end of SSH.
  case unknown

  /// - Parameter environment: TERM and the variables that terminals set. They stay set in programs that run in a
  ///   multiplexer, so only the multiplexer's own ones count there.
  public init(environment: [String: String]) {
    let type = TerminalType(name: environment["TERM", default: ""])
    let isSet = { !environment[$0, default: ""].isEmpty }
    // GNU screen cuts long control strings, and types like the Linux console's print what they do not know.
    guard type.isLikeXterm || type.isMultiplexer, !isSet("STY") else {
      self = .missing
      return
    }
    let program = environment["TERM_PROGRAM", default: ""]
    let version = environment["TERM_PROGRAM_VERSION", default: ""]
    if program == "tmux" {
      self = Self.hasLinks(answer: "tmux \(version)") ? .present : .missing
    } else if type.isMultiplexer || isSet("TMUX") {
      self = .unknown
    } else if let oldest = Self.programs[program.lowercased()] {
      self = Self.number(version) >= oldest ? .present : .missing
    } else if Self.types.contains(where: { type.name.lowercased().hasPrefix($0) })
      || ["KITTY_WINDOW_ID", "WT_SESSION", "DOMTERM"].contains(where: isSet)
      || Self.number(environment["VTE_VERSION", default: ""]) >= Self.oldestVTE
      || Self.number(environment["KONSOLE_VERSION", default: ""]) >= 201_200
    {
      self = .present
    } else {
      self = .unknown
    }
  }

  /// Whether a terminal's answers say that it has links.
  public static func isPresent(in answers: [TerminalAnswer]) -> Bool {
    answers.contains { if case .version(let text) = $0 { hasLinks(answer: text) } else { false } }
  }

  /// Whether a terminal has links by its answer to XTVERSION, such as `kitty(0.32.2)` or `WezTerm 20240203-110809`.
  static func hasLinks(answer: String) -> Bool {
    let name = answer.prefix { $0 != " " && $0 != "(" }
    guard let oldest = answers[name.lowercased()] else { return false }
    return number(answer.dropFirst(name.count)) >= oldest
  }

  /// 50.4 and 52.2 mended a crash that links could cause.
  private static let oldestVTE = 5_202.0

  /// Source: github.com/Alhadis/OSC8-Adoption, and the release notes that it names.
  private static let answers: [String: Double] = [
    "alacritty": 0.11, "contour": 0, "foot": 1.07, "ghostty": 0, "iterm2": 3.01, "kitty": 0.19,
    "konsole": 20.12,
    "mintty": 2.09, "rio": 0, "terminology": 1.03, "tmux": 3.04, "vte": oldestVTE, "wezterm": 0,
    "xterm.js": 5,
  ]

  /// By TERM_PROGRAM.
  private static let programs: [String: Double] = [
    "ghostty": 0, "hyper": 3, "iterm.app": 3.01, "mintty": 2.09, "rio": 0, "vscode": 1.72, "wezterm": 0,
  ]

  /// Beginnings of TERM.
  private static let types = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "contour", "foot", "ghostty", "kitty", "mintty", "rio",
    "wezterm",
  ]

  /// The first two numbers of a version, 3.04 for `(3.4.1)` and for `next-3.4`; 0 without any.
  private static func number(_ version: some StringProtocol) -> Double {
    let numbers = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    let (major, minor) = (
      numbers.first.flatMap { Int($0) } ?? 0, numbers.dropFirst().first.flatMap { Int($0) } ?? 0
    )
    return Double(major) + Double(min(minor, 99)) / 100
  }
}

import Testing

@testable import Terminal

struct HyperlinkSupportTests {
  private typealias Variables = [String: String]

  private static let xterm = "xterm-256color"

  @Test(
    arguments: [
      ["TERM": "xterm-kitty"], ["TERM": "xterm-ghostty"], ["TERM": "foot"], ["TERM": "foot-extra"],
      ["TERM": "alacritty"], ["TERM": "wezterm"], ["TERM": "contour"], ["TERM": "rio"],
      ["TERM": xterm, "VTE_VERSION": "7600"], ["TERM": xterm, "KITTY_WINDOW_ID": "1"],
      ["TERM": xterm, "WT_SESSION": "guid"], ["TERM": xterm, "KONSOLE_VERSION": "230804"],
      ["TERM": xterm, "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.23"],
      ["TERM": xterm, "TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"],
      ["TERM": xterm, "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.104.2"],
      ["TERM": xterm, "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.0.0"],
      ["TERM": "tmux-256color", "TMUX": "/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"],
      ["TERM": "screen-256color", "TMUX": "/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.5a"],
      ["TERM": xterm, "TMUX": "/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "next-3.6"],
    ] as [[String: String]]) func `has links`(variables: [String: String])
  {
    #expect(HyperlinkSupport(environment: variables) == .present)
  }

  @Test(
    arguments: [
      [:], ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "dumb"], ["TERM": "eterm-color"],
      ["TERM": "linux", "VTE_VERSION": "7600"], ["TERM": "vt100", "TERM_PROGRAM": "WezTerm"],
      // GNU screen in a terminal with links.
      ["TERM": "screen", "STY": "1.tty", "VTE_VERSION": "7600"],
      ["TERM": xterm, "STY": "1.tty", "KITTY_WINDOW_ID": "1"],
      // An old tmux in a terminal with links.
      [
        "TERM": "tmux-256color", "TMUX": "/x", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a",
        "VTE_VERSION": "7600",
      ],
      ["TERM": xterm, "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "2.9"],
      ["TERM": xterm, "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.71.0"],
    ] as [[String: String]]) func `has none`(variables: [String: String])
  {
    #expect(HyperlinkSupport(environment: variables) == .missing)
  }

  @Test(
    arguments: [
      ["TERM": xterm], ["TERM": xterm, "VTE_VERSION": "5002"], ["TERM": xterm, "VTE_VERSION": "many"],
      ["TERM": xterm, "KONSOLE_VERSION": "180401"], ["TERM": xterm, "TERM_PROGRAM": "Apple_Terminal"],
      // tmux or GNU screen at the other end of SSH, and a tmux before 3.2.
      ["TERM": "tmux-256color"], ["TERM": "screen-256color"],
      ["TERM": "screen", "TMUX": "/x", "VTE_VERSION": "7600"],
    ] as [[String: String]]) func `is asked`(variables: [String: String])
  {
    #expect(HyperlinkSupport(environment: variables) == .unknown)
  }

  @Test(arguments: [
    ("kitty(0.32.2)", true), ("foot(1.16.2)", true), ("WezTerm 20240203-110809-5046fc22", true),
    ("iTerm2 3.5.0", true), ("contour(0.4.3.6456)", true), ("ghostty 1.3.1-arch2", true),
    ("Konsole 23.08.1", true), ("mintty 3.6.4", true), ("tmux 3.4", true), ("tmux next-3.5", true),
    ("VTE(7600)", true), ("xterm.js(5.6.0)", true), ("terminology 1.13.0", true), ("rio 0.2.1", true),
    ("XTerm(390)", false), ("tmux 3.3a", false), ("kitty(0.18.3)", false), ("foot(1.6.4)", false),
    ("Konsole 20.08.3", false), ("VTE(5002)", false), ("mlterm(3.9.3)", false), ("", false), ("tmux", false),
    ("\u{FFFD}", false),
  ]) func `an answer to XTVERSION tells`(answer: String, _ hasLinks: Bool) {
    #expect(HyperlinkSupport.hasLinks(answer: answer) == hasLinks)
    #expect(HyperlinkSupport.isPresent(in: [.cursor(row: 2, column: 2), .version(answer)]) == hasLinks)
  }
}

import PtyTestSupport
import Testing

struct CursesTerminalStartTests {
  @Test(arguments: [
    (nil, "TERM is not set."), ("", "TERM is not set."), ("dumb", "cannot place its cursor"),
    ("vt52", "cannot place its cursor"),
    ("vt52-unknown", "“vt52-unknown” is unknown here"),
    ("no-such-terminal", "“no-such-terminal” is unknown here"),
  ])
  func `an unusable terminal is refused with one line`(_ type: String?, _ sentence: String) throws {
    let program = try PtyProgram("wait", type: type)
    let (report, screen) = try program.end()
    #expect(report == "exited 2")
    #expect(screen.contains(sentence))
    #expect(!screen.contains("\u{1B}["))
    #expect(screen.split(whereSeparator: \.isNewline).count == 2)
    #expect(program.modes == program.modesBefore)
  }

  @Test(arguments: [
    "xterm-unknown", "kitty-unknown", "st-unknown.1", "tmux-unknown", "screen.unknown", "alacritty+unknown",
  ])
  func `a terminal like xterm or tmux needs no description of its own`(_ type: String) throws {
    let program = try PtyProgram("wait", type: type)
    let screen = try program.readScreen()
    #expect(screen.contains("\u{1B}["))
  }
}

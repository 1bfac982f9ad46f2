import CNCurses
import EventLoop

extension CursesTerminal {
  /// Asks the terminal for its background, for the six colours of its palette that themes use, and for the columns
  /// that it moves on after `★`. The last answer is a cursor position, which every terminal sends.
  ///
  /// The star is drawn over the second row, which is then redrawn. Call this after a frame.
  /// - Parameters:
  ///   - background: where to ask for background and palette; nil to ask for neither.
  ///   - version: whether to ask for name and version too.
  /// - Returns: false if nothing was sent, because the terminal accepts no output.
  public func ask(background: TerminalQuery.Background?, version: Bool = false) -> Bool {
    guard isActive, !output.isStuck, size.rows > 1 else { return false }
    output.write((version ? TerminalQuery.version : []) + TerminalQuery.bytes(background: background))
    wredrawln(octodo_standard_screen(), 1, 1)
    moveCursor(of: shown)
    let drawn = takeOutput()
    linked.follow(drawn, from: shown.cursorPosition.row, rows: size.rows)
    output.write(anchors.anchor(drawn))
    return true
  }

  /// Whether a terminal of a type can be asked: not the Linux console, which prints unknown sequences.
  public nonisolated static func canAnswer(type: String) -> Bool {
    !type.isEmpty && type != "dumb" && type != "linux" && !type.hasPrefix("linux-")
  }

  /// Whether a terminal of a type can have a clipboard that programs write to: not the Linux console.
  public nonisolated static func hasClipboard(type: String) -> Bool {
    type != "linux" && !type.hasPrefix("linux-")
  }

  /// Whether the terminal shows colours.
  public var hasColors: Bool { colorSupport.colors >= 2 }

  /// The number of colours that the terminal shows; zero if colours are off.
  public var colorCount: Int { Int(colorSupport.colors) }

  /// Tells the backend that the terminal draws octodo's signs in one column each.
  public func trustSigns() {
    anchors.trustsSigns = true
  }
}

/// The query that asks a terminal about itself. Source: xterm's control sequences.
public enum TerminalQuery {
  /// Where the background is asked for.
  public enum Background: Sendable {
    /// At the terminal.
    case asked
    /// At a tmux, and at the terminal that it runs in: tmux before 3.4 does not answer for that terminal.
    case behindMultiplexer

    /// - Parameter environment: TMUX, which tmux sets.
    public init(environment: [String: String]) {
      self = environment["TMUX", default: ""].isEmpty ? .asked : .behindMultiplexer
    }
  }

  static func bytes(background: Background?) -> [UInt8] {
    switch background {
    case nil: star
    case .asked: colors + star
    case .behindMultiplexer: throughTmux + colors + star
    }
  }

  /// OSC 4 and 11 in the control string that tmux passes on to its own terminal, with each ESC doubled (tmux(1),
  /// allow-passthrough). tmux drops it if that option is off, as it is by default since 3.3. The background comes last,
  /// because its answer ends the wait.
  static let throughTmux = Array(
    ("\u{1B}Ptmux;" + (1...6).map { "\u{1B}\u{1B}]4;\($0);?\u{07}" }.joined()
      + "\u{1B}\u{1B}]11;?\u{07}\u{1B}\\").utf8)

  /// XTVERSION.
  static let version = Array("\u{1B}[>0q".utf8)

  /// OSC 11, and OSC 4 for red to cyan.
  static let colors = Array(
    ("\u{1B}]11;?\u{1B}\\" + (1...6).map { "\u{1B}]4;\($0);?\u{1B}\\" }.joined()).utf8)

  /// Saves the cursor, draws a star at the start of the second row, asks for the cursor (DSR 6), and puts it back. Not in
  /// the first row, where the answer could be a function key.
  static let star = Array("\u{1B}7\u{1B}[2;1H★\u{1B}[6n\u{1B}8".utf8)
}

extension TerminalFacts {
  /// Adds the terminal's answers.
  public mutating func add(_ answers: [TerminalAnswer]) {
    for answer in answers {
      switch answer {
      case .background(let color): colors.background = color
      case .color(let index, let color): colors.palette[index] = color
      case .cursor(_, let column): starColumns = column - 1
      case .version: break
      }
    }
  }
}

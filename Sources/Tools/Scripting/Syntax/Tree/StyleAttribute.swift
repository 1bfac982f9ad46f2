/// One attribute of a cell's style.
public enum StyleAttribute: Sendable, Hashable {
  case flag(Flag)
  case foreground(Color)
  case background(Color)

  public enum Flag: String, Sendable, CaseIterable {
    case bold, dim, italic, underline, blink, reverse, hidden, strike
  }

  public enum Color: Sendable, Hashable {
    case `default`
    case named(Name)
    /// 0 to 255.
    case indexed(Int)
    case rgb(red: Int, green: Int, blue: Int)

    public enum Name: String, Sendable, CaseIterable {
      case black, red, green, yellow, blue, magenta, cyan, white
      case brightBlack = "bright-black"
      case brightRed = "bright-red"
      case brightGreen = "bright-green"
      case brightYellow = "bright-yellow"
      case brightBlue = "bright-blue"
      case brightMagenta = "bright-magenta"
      case brightCyan = "bright-cyan"
      case brightWhite = "bright-white"
    }
  }
}

import CNCurses

/// The installed ncurses.
public enum CursesLibrary {
  /// The version with its patch date, such as 6.4.20221231.
  public static var version: String {
    String(String(cString: curses_version()).drop { !$0.isNumber })
  }
}

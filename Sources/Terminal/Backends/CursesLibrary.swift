import CNCurses

/// The ncurses of this machine.
public enum CursesLibrary {
  /// Its version with the day of its patch, as 6.4.20221231.
  public static var version: String {
    String(String(cString: curses_version()).drop { !$0.isNumber })
  }
}

/// How the parts of a screen look. A theme adds colours to the attributes of `Role`, so without them, on a terminal
/// that has none or wants none (NO_COLOR), each theme is the plain one.
///
/// Only the first eight colours of the terminal's own palette are used, which every terminal with colours has, and on
/// one side only: the other one is the person's own background. Each was chosen for a background of the theme's name:
/// blue is hard to read on black, cyan and yellow on white.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Attributes only: readable wherever the terminal itself is.
  case plain
  /// For a dark background.
  case dark
  /// For a light background.
  case light

  public subscript(role: Role) -> Style {
    Style(role.attributes, foreground: color(of: role))
  }

  private func color(of role: Role) -> Color {
    switch self {
    case .plain: .default
    case .dark: role.colorOnDark
    case .light: role.colorOnLight
    }
  }
}

extension Role {
  fileprivate var colorOnDark: Color {
    switch self {
    case .tabBar, .currentTab, .statusLine, .heading, .tableHeader, .link: .cyan
    case .selectedRow, .selectedRowAside: .yellow
    case .done: .green
    case .problem: .yellow
    case .text, .input, .faint: .default
    }
  }

  fileprivate var colorOnLight: Color {
    switch self {
    case .tabBar, .currentTab, .statusLine, .heading, .tableHeader, .link: .blue
    case .selectedRow, .selectedRowAside: .magenta
    case .done: .green
    case .problem: .red
    case .text, .input, .faint: .default
    }
  }
}

/// The look of the screen's parts. A theme adds colours to the attributes of `Role`, so without colours (on a
/// terminal without them, or with NO_COLOR) each theme equals `plain`.
///
/// Only the first eight palette colours are used, which every colour terminal has, and only for the
/// foreground, on the user's own background. Each colour was chosen for a background of the theme's name:
/// blue is hard to read on black, cyan and yellow on white.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Attributes only: readable on every terminal.
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

/// The purpose of a part of a screen; a theme defines its style.
public enum Role: Hashable, CaseIterable, Sendable {
  case text
  /// The first row.
  case tabBar
  /// The label of the current tab.
  case currentTab
  /// The last row.
  case statusLine
  case selectedRow
  /// The selected row of a list that does not have the focus.
  case selectedRowAside
  /// A title, or the label of the focused field.
  case heading
  case tableHeader
  /// Text in an input field.
  case input
  /// Hints, rules, fences.
  case faint
  case link
  /// Completed items.
  case done
  /// An error and what to do about it.
  case problem

  /// The role's style without colours.
  var attributes: Style.Attributes {
    switch self {
    case .tabBar, .statusLine, .selectedRow: .reverse
    case .currentTab, .selectedRowAside, .heading: .bold
    case .tableHeader, .input, .link: .underline
    case .faint, .done: .dim
    case .text, .problem: []
    }
  }
}

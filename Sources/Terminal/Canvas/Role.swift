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

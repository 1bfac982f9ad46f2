/// What a part of a screen is, so that a theme can say how it looks.
public enum Role: Hashable, CaseIterable, Sendable {
  case text
  /// The first row.
  case tabBar
  /// The label of the tab in front.
  case currentTab
  /// The last row.
  case statusLine
  case selectedRow
  /// The selected row of a list that does not have the focus.
  case selectedRowAside
  /// A title, or the label of the field that has the focus.
  case heading
  case tableHeader
  /// What was typed into a field.
  case input
  /// Hints, rules, fences.
  case faint
  case link
  /// What is done.
  case done
  /// What went wrong, and what to do about it.
  case problem

  /// What the role looks like without any colour.
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

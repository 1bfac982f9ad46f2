/// The purpose of a part of a screen; a theme defines its style.
public enum Role: Int, Hashable, CaseIterable, Sendable {
  case text
  /// The first row.
  case tabBar
  /// The label of the current tab.
  case currentTab
  /// The last row, a key in it, and the description of that key.
  case statusLine, statusKey, statusHint
  /// A message in the last rows.
  case notice
  case selectedRow
  /// The sign in front of the selected row.
  case selectionMark
  /// The selected row of a list that does not have the focus.
  case selectedRowAside
  /// A title, or the label of the focused field.
  case heading
  case tableHeader
  /// The part of a row that users look for.
  case name
  /// Details that are rarely needed: ages, counts, facts.
  case secondary
  /// Text in an input field.
  case input
  /// Hints, fences.
  case faint
  /// A line across the screen, between columns or beside a quotation, written in ASCII (`Signs.line`).
  case rule
  case frame
  /// The frame of the focused part or of an overlay.
  case focusedFrame
  case link
  /// Completed items.
  case done
  /// The sign of something open or successful.
  case good
  case merged
  case warning
  /// An error and what to do next.
  case problem
}

extension Role {
  /// The name in config.yml.
  public var name: String {
    switch self {
    case .text: "text"
    case .tabBar: "tab-bar"
    case .currentTab: "current-tab"
    case .statusLine: "status"
    case .statusKey: "key"
    case .statusHint: "hint"
    case .notice: "notice"
    case .selectedRow: "selected"
    case .selectionMark: "selection-mark"
    case .selectedRowAside: "selected-aside"
    case .heading: "heading"
    case .tableHeader: "column-title"
    case .name: "name"
    case .secondary: "secondary"
    case .input: "input"
    case .faint: "faint"
    case .rule: "rule"
    case .frame: "frame"
    case .focusedFrame: "focused-frame"
    case .link: "link"
    case .done: "done"
    case .good: "good"
    case .merged: "merged"
    case .warning: "warning"
    case .problem: "problem"
    }
  }

  /// Nil if no role has this name.
  public init?(name: String) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }

  var plainAttributes: Style.Attributes {
    switch self {
    case .tabBar, .statusLine, .statusKey, .statusHint, .notice, .selectedRow, .selectionMark: .reverse
    case .currentTab, .selectedRowAside, .heading: .bold
    case .tableHeader, .input, .link: .underline
    case .faint, .done, .rule: .dim
    case .text, .name, .secondary, .frame, .focusedFrame, .good, .merged, .warning, .problem: []
    }
  }

  /// Three weights: what users look for is bold, its description is normal, the rest is dim.
  var richAttributes: Style.Attributes {
    switch self {
    case .selectedRow, .currentTab: [.bold, .reverse]
    case .statusKey, .notice, .selectionMark, .selectedRowAside, .heading, .name, .focusedFrame, .warning,
      .problem:
      .bold
    case .statusHint, .tableHeader, .secondary, .faint, .rule, .frame, .done: .dim
    case .link: .underline
    case .text, .tabBar, .statusLine, .input, .good, .merged: []
    }
  }

  var strongAttributes: Style.Attributes {
    switch self {
    case .selectedRow, .selectionMark, .currentTab, .notice: [.bold, .reverse]
    case .statusKey, .selectedRowAside, .heading, .name, .focusedFrame, .good, .merged, .warning: .bold
    case .problem: [.bold, .underline]
    case .tableHeader, .link, .input: .underline
    case .text, .tabBar, .statusLine, .statusHint, .secondary, .faint, .rule, .frame, .done: []
    }
  }

  /// Whether it is dimmed if the terminal supports that.
  var isFaint: Bool { richAttributes.contains(.dim) }

  var hue: Hue? {
    switch self {
    case .currentTab, .selectionMark, .heading, .focusedFrame, .link: .accent
    case .good: .green
    case .merged: .magenta
    case .warning: .yellow
    case .problem: .red
    default: nil
    }
  }
}

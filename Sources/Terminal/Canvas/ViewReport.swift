/// What the views of a frame say of themselves that stands in none of its cells.
public struct ViewReport: Hashable, Sendable {
  /// The name of what has the focus.
  public let focus: String?
  /// The selected row's main text, by pane.
  public let selected: [String: DisplayText]
}

public import EventLoop
public import Texts

/// What the view may read of the settings.
@LoopActor
public protocol SettingsEditorOutput: AnyObject {
  var texts: Texts { get }
  var rows: [SettingsRow] { get }
  /// The selected row, from 0.
  var selected: Int { get }
  /// Whether digits, + and - change the selected row.
  var takesNumber: Bool { get }
  /// Why changes are not kept; nil where they are.
  var problem: String? { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
}

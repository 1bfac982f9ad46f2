public import EventLoop

/// What the view may tell the presenter of the settings.
@LoopActor
public protocol SettingsEditorInput: AnyObject {
  /// The screen came to the front: looks whether changes can be kept.
  func appear()

  /// Selects the row so many rows below, above where negative; at most the first or the last.
  func moveSelection(by count: Int)

  /// Selects a row, from 0; at most the last.
  func select(_ index: Int)

  /// Gives the selected setting its next value, or the one before; opens what a link leads to.
  func change(_ direction: SettingsDirection)

  /// Makes the page size larger, or smaller where negative.
  func changePageSize(by count: Int)

  /// Writes the page size digit by digit.
  func typePageSize(_ digit: Int)
}

/// Which of the other values is meant.
public enum SettingsDirection: Int, Hashable, Sendable {
  case next = 1
  case previous = -1
}

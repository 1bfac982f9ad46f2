public import EventLoop

/// What the view may tell the presenter of the history.
@LoopActor
public protocol HistoryInput: AnyObject {
  /// The history came to the front: reads it.
  func appear()

  /// The history is gone: stops reading.
  func close()

  /// Selects the row so many rows below, above where negative; at most the first or the last.
  func moveSelection(by count: Int)

  /// Selects the row at a place of the whole history, from 0; at most the last.
  func select(_ index: Int)

  /// Opens what the selected row tells of.
  func openSelected()

  /// Deletes the selected row, after asking where the preferences say so.
  func deleteSelected()

  /// Deletes all rows, after asking.
  func clear()

  /// Reads the history again.
  func refresh()

  /// Asks which way the history is to leave the program.
  func askForExport()

  /// Leaves the question of `askForExport`.
  func cancelExport()

  /// Writes the history into a new file.
  func exportToFile()

  /// Opens the mailer with the history.
  func exportByMail()
}

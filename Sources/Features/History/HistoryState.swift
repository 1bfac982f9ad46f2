public import Domain

/// What the history shows. It is one value, for each one that is observed costs a frame as much as drawing some lines.
public struct HistoryState: Sendable {
  /// The stretch of the history that is loaded.
  public internal(set) var window = VisitWindow.empty
  /// The place of the selected row in the whole history.
  public internal(set) var selected = 0
  /// Whether the history was read, or could not be.
  public internal(set) var isLoaded = false
  /// Why the history could not be read.
  public internal(set) var problem: String?
  /// The name of the file that an export writes, while the way is asked for.
  public internal(set) var exportName: String?
  /// True while a change takes long.
  var isWaiting = false

  var selectedGroup: VisitGroup? { window.group(at: selected) }
}

extension VisitWindow {
  /// The group at a place of the whole history; nil where it is not in the window.
  func group(at index: Int) -> VisitGroup? {
    groups.indices.contains(index - start) ? groups[index - start] : nil
  }
}

public import Domain
public import UseCases

/// What a list shows, observed as one value (see `ChangeSignal`).
public struct ListState<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The loaded window.
  public internal(set) var window = Window<Item>.empty { didSet { version += 1 } }
  /// Changes whenever the loaded rows change.
  public private(set) var version = 0
  /// The index of the selected row in the whole list.
  public internal(set) var selected = 0
  /// The state of the last read. Later reads leave it as it is until they end.
  public internal(set) var phase = LoadPhase.loading
  var marks = Marks<Item>()
  /// See `ListShown.shift`.
  var shift = 0
  /// True while a change takes long.
  var isWaiting = false

  public var selectedItem: Item? { window.item(at: selected) }

  /// Takes what was counted later. No row looks different if that is only how many there are.
  mutating func take(_ count: ListCount<Item>) {
    switch count {
    case .rows(let total):
      guard window.isPart else { return }
      let version = version
      (window.total, window.isPart) = (max(total, window.end), false)
      self.version = version
    case .items(let items): window.items = items
    }
  }
}

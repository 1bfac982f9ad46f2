/// An action whose key a text names: `{key:undo}` in Resources/texts. The value is the id of the action.
public enum NamedAction: String, CaseIterable, Hashable, Sendable {
  case add, back, change, clear, delete, down, edit, export, fewer, filter, find, help, leave, more, open,
    preview
  case quit, redo, reload, save, search, sort, stop, undo, unmark, unsubscribe, up
  case clearFilter = "clear-filter"
  case changeBack = "change-back"
  case changeQuery = "change-query"
  case copyAddress = "copy-address"
  case endFind = "end-find"
  case loadGap = "load-gap"
  case makeTodo = "make-todo"
  case markDone = "mark-done"
  case markRange = "mark-range"
  case markRead = "mark-read"
  case nextField = "next-field"
  case nextInnerTab = "next-inner-tab"
  case nextTab = "next-tab"
  case openInBrowser = "open-in-browser"
  case editPutBack = "edit-put-back"
  case previousInnerTab = "previous-inner-tab"
  case previousTab = "previous-tab"
  case starAndWatch = "star-and-watch"
  case stopSending = "stop-sending"
  case tab1 = "tab-1"
  case tab2 = "tab-2"
  case tab6 = "tab-6"

  /// The keys of the action by default, as the help shows them. A test compares them with the actions.
  public var presetKeys: [String] {
    switch self {
    case .add: ["a"]
    case .back, .endFind, .leave, .stop, .stopSending, .unmark: ["Esc"]
    case .change: ["Enter", "Space", "Right", "l"]
    case .changeBack: ["Left", "h"]
    case .changeQuery, .find: ["/"]
    case .clear: ["C"]
    case .clearFilter: ["F"]
    case .copyAddress: ["Y"]
    case .delete: ["D"]
    case .down: ["j", "Down"]
    case .edit: ["e"]
    case .export: ["E"]
    case .fewer: ["-"]
    case .filter: ["f"]
    case .help: ["?", "F1"]
    case .makeTodo: ["t"]
    case .markDone: ["x"]
    case .markRange: ["v"]
    case .markRead: ["m"]
    case .more: ["+"]
    case .nextField, .nextTab: ["Tab"]
    case .nextInnerTab: ["]"]
    case .loadGap: ["M"]
    case .open, .search: ["Enter"]
    case .openInBrowser: ["o"]
    case .preview: ["p"]
    case .previousInnerTab: ["["]
    case .previousTab: ["Shift+Tab"]
    case .editPutBack: ["Ctrl+Y"]
    case .quit: ["q"]
    case .redo: ["U", "Ctrl+R"]
    case .reload: ["r"]
    case .save: ["Enter", "Ctrl+S"]
    case .sort: ["s"]
    case .starAndWatch, .unsubscribe: ["w"]
    case .tab1: ["1", "Alt+1"]
    case .tab2: ["2", "Alt+2"]
    case .tab6: ["6", "Alt+6"]
    case .undo: ["u"]
    case .up: ["k", "Up"]
    }
  }
}

extension NamedAction {
  /// The key that texts name, of those that the action has. The settings are named while a query is typed, where a digit
  /// is text.
  public func named(of keys: [String]) -> String? { self == .tab6 ? keys.last : keys.first }
}

/// The keys that the texts name.
public struct KeyNames: Hashable, Sendable {
  /// By the ids of the actions; nil for the preset keys.
  private let own: [String: String]?

  /// The keys of someone who chose no others.
  public static let preset = KeyNames(own: nil)

  private init(own: [String: String]?) {
    self.own = own
  }

  /// - Parameter name: the key of an action, as the help shows it; nil if the action has none.
  public init(_ name: (NamedAction) -> String?) {
    own = NamedAction.allCases.reduce(into: [:]) { $0[$1.rawValue] = name($1) }
  }

  private func name(of action: NamedAction) -> String? {
    if let own { own[action.rawValue] } else { action.named(of: action.presetKeys) }
  }

  func without(_ actions: [NamedAction]) -> KeyNames {
    KeyNames { actions.contains($0) ? nil : name(of: $0) }
  }

  /// A part of a text that names keys; empty if one of the actions has none.
  func part(_ actions: NamedAction..., text: ([String]) -> String) -> String {
    let keys = actions.compactMap(name)
    return keys.count == actions.count ? text(keys) : ""
  }
}

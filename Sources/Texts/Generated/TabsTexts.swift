// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `tabs`.
public struct TabsTexts: Sendable {
  let language: Language

  /// Search
  public var search: String {
    switch language {
    case .en: "Search"
    case .ja: "検索"
    }
  }

  /// Todos
  public var todos: String {
    switch language {
    case .en: "Todos"
    case .ja: "ToDo"
    }
  }

  /// History
  public var history: String {
    switch language {
    case .en: "History"
    case .ja: "履歴"
    }
  }

  /// Settings
  public var settings: String {
    switch language {
    case .en: "Settings"
    case .ja: "設定"
    }
  }
}

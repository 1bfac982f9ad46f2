// Made by Scripts/make-texts from Resources/texts. Do not edit.
// swift-format-ignore-file

/// The texts of `repoTodos`.
public struct RepoTodosTexts: Sendable {
  let language: Language

  /// It is in the todos already: {title}. Press 2 to see it.
  public func alreadyThere(title: String) -> String {
    switch language {
    case .en: "It is in the todos already: \(title). Press 2 to see it."
    case .ja: "「\(title)」はすでにToDoにあります。2キーで見られます。"
    }
  }

  /// Todo added: {title}. Press 2 to see it.
  public func added(title: String) -> String {
    switch language {
    case .en: "Todo added: \(title). Press 2 to see it."
    case .ja: "「\(title)」をToDoに追加しました。2キーで見られます。"
    }
  }
}

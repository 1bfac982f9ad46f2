public import Domain

extension Todo {
  /// Words of the title as they are shown: with the emoji that they name if they came from GitHub.
  public func drawn(_ words: String) -> String { link == nil ? words : EmojiNames.drawn(words) }
}

extension Visit {
  /// The title as GitHub draws it; that of a todo is the user's own.
  public var drawnTitle: String { item.kind == .todo ? title : EmojiNames.drawn(title) }
}

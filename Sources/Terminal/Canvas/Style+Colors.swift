extension Style {
  /// The style on a terminal with only the first `count` colours of the palette; below two it has none. If
  /// one of the style's colours is missing, both become the default ones, because those contrast on every
  /// terminal, unlike a single colour with the user's background.
  public func reduced(toColors count: Int) -> Style {
    let available = count < 2 ? 0 : count
    if foreground.index < available, background.index < available { return self }
    return Style(attributes)
  }
}

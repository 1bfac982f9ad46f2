extension Style {
  /// The style on a terminal that has only the first `count` colours of the palette; below two it has none. Where
  /// one of the style's colours is missing, both become the default ones: they can be told apart on every
  /// terminal, which one of them and somebody's own background cannot.
  public func reduced(toColors count: Int) -> Style {
    let available = count < 2 ? 0 : count
    if foreground.index < available, background.index < available { return self }
    return Style(attributes)
  }
}

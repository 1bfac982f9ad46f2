/// What is drawn over the current screen. It is not a page, and sends no event.
enum Overlay: Hashable {
  case none
  /// The help, scrolled down by `offset` lines.
  case help(offset: Int)
}

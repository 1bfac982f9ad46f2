/// What lies over the screen in front. It is no page, and sends no event.
enum Overlay: Hashable {
  case none
  /// The help, `offset` lines scrolled down.
  case help(offset: Int)
}

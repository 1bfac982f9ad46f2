import EventLoop
public import Terminal

/// What some keys do on a screen, and how the help says it.
public struct KeyBinding {
  public let keys: [Key]
  /// A few words for the help: «open in the browser».
  public let help: String
  /// A word for the status line, where the key is worth a hint there.
  public let hint: String?
  public let action: @LoopActor () -> Void

  public init(
    _ keys: [Key], _ help: String, hint: String? = nil, _ action: @escaping @LoopActor () -> Void
  ) {
    self.keys = keys
    self.help = help
    self.hint = hint
    self.action = action
  }
}

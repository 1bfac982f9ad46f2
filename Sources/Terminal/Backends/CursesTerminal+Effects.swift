import EventLoop

extension CursesTerminal {
  public func bell() {
    guard isActive else { return }
    write([0x07])
  }

  /// Puts text on the user's clipboard with OSC 52; of a very long one, what terminals take. tmux passes it
  /// on where its `set-clipboard` is `on`.
  public func copy(_ text: String) {
    guard isActive else { return }
    write(ClipboardSequence.bytes(for: text))
  }
}

import EventLoop

extension CursesTerminal {
  /// Rings at once or not at all, for a late bell says nothing.
  public func bell() {
    guard isActive, !output.isStuck else { return }
    output.write([0x07])
  }

  /// Puts text on the user's clipboard with OSC 52; of a very long one, what terminals take. tmux passes it
  /// on where its `set-clipboard` is `on`. Of several copies while the terminal takes nothing, the last one counts.
  public func copy(_ text: String) {
    guard isActive else { return }
    let bytes = ClipboardSequence.bytes(for: text)
    if output.isStuck { waitingCopy = bytes } else { output.write(bytes) }
  }
}

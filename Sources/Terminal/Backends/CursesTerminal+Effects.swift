import EventLoop

extension CursesTerminal {
  /// Rings now or not at all, because a late bell has no meaning.
  public func bell() {
    guard isActive, !output.isStuck else { return }
    output.write([0x07])
  }

  /// Puts text on the user's clipboard with OSC 52; a very long text is cut. tmux forwards it if its
  /// `set-clipboard` is `on`. While the terminal accepts no output, only the last copy is kept.
  public func copy(_ text: String) {
    guard isActive else { return }
    let bytes = ClipboardSequence.bytes(for: text)
    if output.isStuck { waitingCopy = bytes } else { output.write(bytes) }
  }
}

extension ContinuousClock.Instant {
  /// How long from now on, as poll(2) takes it; 0 once it is over.
  public var millisecondsLeft: Int32 {
    let left = (self - .now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}

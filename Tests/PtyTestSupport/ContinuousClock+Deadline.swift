extension ContinuousClock.Instant {
  /// The time from now, in the form of poll(2); 0 once it is over.
  public var millisecondsLeft: Int32 {
    let left = (self - .now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}

extension Duration {
  /// The form used in scripts: `300ms`, `5s`.
  var scriptText: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds.truncatingRemainder(dividingBy: 1000) == 0, milliseconds != 0 {
      return "\(Int(milliseconds / 1000))s"
    }
    let whole = Int(milliseconds)
    return Double(whole) == milliseconds ? "\(whole)ms" : "\(milliseconds)ms"
  }
}

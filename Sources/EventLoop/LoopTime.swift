/// Which clock the loop's timers run by.
enum LoopTime {
  case real
  /// Time stands still, at this span since the start, until somebody advances it.
  case virtual(Duration)
}

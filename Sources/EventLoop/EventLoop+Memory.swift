import CLinux

extension EventLoop {
  /// Says that much memory is about to be freed. Once the loop is idle, what is free then goes back to the system; the C
  /// library by itself keeps it for the process.
  @LoopActor
  public func giveBackMemory() {
    owesMemory = true
  }

  func giveBackOwedMemory() {
    guard owesMemory else { return }
    owesMemory = false
    octodo_give_back_memory()
  }
}

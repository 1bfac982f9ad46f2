import Domain
public import FoundationEssentials
public import Texts

extension Texts {
  /// Why GitHub did not take a change. No reload sends it again, so none is offered.
  func sentence(forChange error: any Error) -> String { without([.reload]).sentence(for: error) }
}

extension Environment {
  /// Says that GitHub did not take a change. After the last frame it is for the shell, where no key helps.
  /// - Parameters:
  ///   - title: names what was to be changed, because it may not be on the screen any more.
  ///   - earlier: the message that said the opposite.
  ///   - state: how things are now, and how to try again.
  public func sayRefused(
    _ title: String, _ error: any Error, insteadOf earlier: String? = nil, state: (Texts) -> String
  ) {
    let texts = notices.isOver ? self.texts.withoutKeys : self.texts
    let limit = (error as? AppError)?.pauseEnd.map { texts.write.limited(seconds: "\(secondsLeft(to: $0))") }
    notices.refused(
      texts.write.failed(
        title: title, reason: limit ?? texts.sentence(forChange: error), state: state(texts)),
      insteadOf: earlier)
  }

  /// At least one.
  public func secondsLeft(to end: Date) -> Int {
    max(1, Int(end.timeIntervalSince(now()).rounded(.up)))
  }
}

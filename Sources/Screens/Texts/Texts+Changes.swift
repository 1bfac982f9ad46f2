import Dates
import Domain
public import FoundationEssentials
public import Texts
import UseCases

extension Texts {
  /// Why GitHub did not take a change. No reload sends it again, so none is offered.
  func sentence(forChange error: any Error) -> String { without([.reload]).sentence(for: error) }
}

extension Environment {
  /// Says that GitHub did not take a change. After the last frame it is for the shell, where no key helps.
  /// - Parameters:
  ///   - title: names what was to be changed, because it may not be on the screen any more.
  ///   - earlier: the message that said the opposite.
  ///   - state: how things are now, and how to try again. If that is not known, a sentence that says so stands instead.
  public func sayRefused(
    _ title: String, _ error: any Error, insteadOf earlier: String? = nil, state: (Texts) -> String
  ) {
    let texts = notices.isOver ? self.texts.withoutKeys : self.texts
    let limit = (error as? AppError)?.pauseEnd.map { texts.write.limited(time: self.time(of: $0)) }
    let isOpen = (error as? AppError)?.leavesOpen == true
    notices.refused(
      texts.write.failed(
        title: title, reason: limit ?? texts.sentence(forChange: error),
        state: isOpen ? texts.write.uncertain : state(texts)),
      insteadOf: earlier)
  }

  /// When GitHub takes requests again, on the user's clock, as `14:33:20`. A time stays true on the screen, a number of
  /// seconds does not.
  public func time(of end: Date) -> String {
    let seconds = end.timeIntervalSince1970.rounded(.up)
    return Moment(Date(timeIntervalSince1970: seconds), in: zone()).wallTime.time.description
  }
}

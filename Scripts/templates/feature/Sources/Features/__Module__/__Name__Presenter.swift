public import EventLoop
public import Observation
public import Screens
public import Texts

/// The view's calls to the presenter.
@LoopActor
public protocol __Name__Input: AnyObject {
  /// Counts one more.
  func increment()

  /// Counts one less.
  func decrement()

  /// Starts again at 0.
  func reset()
}

/// The presenter's values for the view.
@LoopActor
public protocol __Name__Output: AnyObject {
  var texts: Texts { get }
  var count: Int { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
}

/// Keeps the count while the screen is open, within limits.
@LoopActor
@Observable
public final class __Name__Presenter: __Name__Output {
  nonisolated static let range = 0...99

  public private(set) var count = 0
  @ObservationIgnored private let environment: Environment

  public init(_ environment: Environment) {
    self.environment = environment
  }

  public var texts: Texts { environment.texts }

  public var status: [String] { [texts.__name__.counted(count: count)] }
}

extension __Name__Presenter: __Name__Input {
  public func increment() {
    change(by: 1)
  }

  public func decrement() {
    change(by: -1)
  }

  public func reset() {
    count = 0
  }

  private func change(by step: Int) {
    let changed = count + step
    if Self.range.contains(changed) {
      count = changed
    } else if step < 0 {
      environment.notices.say(texts.__name__.least)
    } else {
      environment.notices.say(texts.__name__.most(limit: NumberText.grouped(Self.range.upperBound)))
    }
  }
}

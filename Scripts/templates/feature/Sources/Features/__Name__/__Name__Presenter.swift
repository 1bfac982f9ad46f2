public import Screens
public import EventLoop
public import Observation
public import Texts

/// Keeps the count while the screen is open.
@LoopActor
@Observable
public final class __Name__Presenter: __Name__Output {
  public internal(set) var count = 0
  @ObservationIgnored let useCase = __Name__UseCase()
  @ObservationIgnored let environment: Environment

  public init(environment: Environment) {
    self.environment = environment
  }

  public var texts: Texts { environment.texts }

  public var status: [String] { [texts.__name__.counted(count: count)] }
}

public import Domain
public import EventLoop
public import Screens

/// Builds a test's screens: those that the test creates itself, and for any other route a stub with its page.
@LoopActor
public final class StubResolver: Resolver {
  /// The stubs that were built, in order.
  public private(set) var stubs: [StubScreen] = []
  public var onLog: (String) -> Void = { _ in }
  /// Sets up each new stub.
  public var prepare: @LoopActor (StubScreen) -> Void = { _ in }
  public var rowDestinations: [RowDestination] = []
  private let make: (Route, Router) -> (any Screen)?

  public init(_ make: @escaping (Route, Router) -> (any Screen)? = { _, _ in nil }) {
    self.make = make
  }

  public func screen(for route: Route, router: Router) -> any Screen {
    if let screen = make(route, router) { return screen }
    let stub = StubScreen(page: route.page, for: route) { [weak self] in self?.onLog($0) }
    prepare(stub)
    stubs.append(stub)
    return stub
  }
}

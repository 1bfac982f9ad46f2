public import Domain
public import EventLoop

/// Builds the screen for a route. Features know routes, never each other.
@LoopActor
public protocol Resolver: AnyObject {
  func screen(for route: Route, router: Router) -> any Screen
}

import Domain
import EventLoop
import Screens

/// Resolves every route to the same screen.
@LoopActor
final class PickerResolver: Resolver {
  private let screen: PickerScreen

  init(_ screen: PickerScreen) {
    self.screen = screen
  }

  func screen(for route: Route, router: Router) -> any Screen { screen }
}

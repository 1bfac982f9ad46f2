import Screens
import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import __Name__

/// The program with this screen as the current one.
@LoopActor
final class __Name__Screen {
  let world: FakeWorld
  let app: AppHarness

  init(_ world: FakeWorld, size: Size) async throws {
    self.world = world
    app = AppHarness(world, size: size) { route, _ in
      guard case .__name__ = route else { return nil }
      let presenter = __Name__Presenter(environment: world.environment)
      return __Name__View(input: presenter, output: presenter)
    }
    try await app.start()
    app.router.show(.__name__)
    try await world.settle()
  }

  var rows: [String] { app.frame.rows(of: "__word__") }
}

/// Runs `body` with this screen as the current one, in virtual time.
/// - Throws: what `body` throws.
func on__Name__(
  size: Size = Size(columns: 80, rows: 24),
  prepare: @escaping @LoopActor @Sendable (FakeWorld) async throws -> Void = { _ in },
  _ body: @escaping @LoopActor @Sendable (__Name__Screen) async throws -> Void
) throws {
  try onWorld { world in
    try await prepare(world)
    try await body(__Name__Screen(world, size: size))
  }
}

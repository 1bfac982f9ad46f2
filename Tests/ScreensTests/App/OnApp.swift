import AppTestSupport
import EventLoop
import Screens
import Terminal
import TestSupport

/// Runs `body` with the program started on stub screens, in virtual time.
/// - Throws: what `body` throws.
@discardableResult
func onApp<T: Sendable>(
  size: Size = Size(columns: 80, rows: 24), canSuspend: Bool = true,
  _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> T
) throws -> T {
  try onWorld { world in
    let app = AppHarness(world, size: size, canSuspend: canSuspend)
    try await app.start()
    return try await body(app)
  }
}

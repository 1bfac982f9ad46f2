import AppCore
import AppTestSupport
import EventLoop
import Terminal
import TestSupport

/// Runs `body` with the program started on stub screens, in virtual time.
/// - Throws: what `body` throws.
func onApp(
  size: Size = Size(columns: 80, rows: 24), canSuspend: Bool = true,
  _ body: @escaping @LoopActor @Sendable (AppHarness) async throws -> Void
) throws {
  try onLoop { loop in
    let app = AppHarness(FakeWorld(loop: loop), size: size, canSuspend: canSuspend)
    try await app.start()
    try await body(app)
  }
}

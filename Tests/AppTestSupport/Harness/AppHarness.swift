public import Domain
public import EventLoop
public import Screens
public import Terminal

/// The whole program on a grid: takes keys and returns rows of text.
@LoopActor
public final class AppHarness {
  public let world: FakeWorld
  public let terminal: CountingTerminal
  public let resolver: StubResolver
  public let router: Router
  public let session: Session
  /// The exit statuses of the session, at most one.
  public var endings: [Int32] { record.endings }
  /// The calls of job control: `suspend` and `resume`.
  public var jobControl: [String] { record.jobControl }
  private let record: Record

  @LoopActor
  private final class Record {
    var endings: [Int32] = []
    var jobControl: [String] = []
  }

  /// - Parameter make: builds the screens under test; any other route gets a `StubScreen`.
  public init(
    _ world: FakeWorld, size: Size = Size(columns: 80, rows: 24),
    tabs: [Tab] = [Tab(root: .repoSearch) { _ in "Search" }, Tab(root: .todoList) { _ in "Todos" }],
    canSuspend: Bool = true,
    make: @escaping (Route, Router) -> (any Screen)? = { _, _ in nil }
  ) {
    self.world = world
    terminal = CountingTerminal(size: size)
    resolver = StubResolver(make)
    router = Router(tabs: tabs, resolver: resolver, tracker: world.events)
    let record = Record()
    self.record = record
    let jobControl = JobControl(
      canSuspend: { canSuspend }, suspend: { record.jobControl.append("suspend") },
      resume: { record.jobControl.append("resume") })
    session = Session(jobControl: jobControl) { record.endings.append($0) }
    world.endProgram = { [session] in session.end(0) }
  }

  /// Starts the program and draws its first frame.
  /// - Throws: `StillBusy`.
  public func start() async throws {
    session.start { [world, terminal, router] onQuit, onSuspend in
      App(
        environment: world.environment, terminal: terminal, router: router, onQuit: onQuit,
        onSuspend: onSuspend)
    }
    try await world.waitUntilIdle()
  }

  public var frame: Frame { terminal.grid.frame }
  public var rows: [String] { frame.rows }
  public var status: String { frame.rows(of: "status").joined() }
}

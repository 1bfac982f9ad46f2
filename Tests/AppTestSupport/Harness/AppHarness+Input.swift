import EventLoop
import Screens
public import Terminal

/// An unknown key name in a test.
public struct UnknownKey: Error {
  public let name: String
}

extension AppHarness {
  /// Presses keys by their names, one after the other, each drawn before the next.
  /// - Throws: `UnknownKey`, `StillBusy`.
  public func press(_ names: String...) async throws {
    for name in names {
      session.userLooked()
      try await send([.key(Self.key(name))])
    }
  }

  /// Presses keys that arrive together in one read.
  /// - Throws: `UnknownKey`, `StillBusy`.
  public func pressAtOnce(_ names: String...) async throws {
    session.userLooked()
    try await send(names.map { .key(try Self.key($0)) })
  }

  /// Types text, one key per scalar.
  /// - Throws: `StillBusy`.
  public func type(_ text: String) async throws {
    for scalar in text.unicodeScalars { try await send([.key(.char(scalar))]) }
  }

  /// - Throws: `StillBusy`.
  public func paste(_ text: String) async throws {
    try await send([.paste(text)])
  }

  /// - Throws: `StillBusy`.
  public func mouse(_ kind: MouseEvent.Kind, row: Int, column: Int) async throws {
    try await send([.mouse(MouseEvent(kind, at: Point(row: row, column: column)))])
  }

  /// - Throws: `StillBusy`.
  public func resize(columns: Int, rows: Int) async throws {
    let size = Size(columns: columns, rows: rows)
    terminal.grid.resize(to: size)
    try await send([.resize(size)])
  }

  /// - Throws: `StillBusy`.
  public func signal(_ signal: TerminalSignal) async throws {
    session.receive(signal)
    try await world.waitUntilIdle()
  }

  /// Delivers events like one read of the terminal, and waits until idle.
  /// - Throws: `StillBusy`.
  public func send(_ events: [InputEvent]) async throws {
    session.receive(events)
    try await world.waitUntilIdle()
  }

  private static func key(_ name: String) throws -> Key {
    guard let key = Key(name: name) else { throw UnknownKey(name: name) }
    return key
  }
}

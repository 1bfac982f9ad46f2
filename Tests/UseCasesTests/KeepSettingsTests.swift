import AppTestSupport
import Domain
import EventLoop
import TestSupport
import Testing

@testable import UseCases

/// Which changes reach config.yml, and in which order.
struct KeepSettingsTests {
  private func change(_ key: String, _ text: String) -> SettingChange { SettingChange(key: key, text: text) }

  @Test func `changes are written in their order, a replaced one is not`() throws {
    try onLoop { loop in
      let settings = RecordingSettings()
      let keep = KeepSettings(in: settings, on: loop)
      for (key, text) in [("theme", "dark"), ("mouse", "false"), ("theme", "light"), ("theme", "plain")] {
        keep(change(key, text)) { _ in }
      }
      try await loop.waitUntilIdle()
      #expect(settings.kept == [change("mouse", "false"), change("theme", "plain")])
      keep(change("mouse", "true")) { _ in }
      try await loop.waitUntilIdle()
      #expect(settings.kept.last == change("mouse", "true"))
    }
  }

  @Test func `each written change reports its own end`() throws {
    try onLoop { loop in
      let settings = RecordingSettings()
      let keep = KeepSettings(in: settings, on: loop)
      settings.problem = .broken(line: 3)
      var ends: [SettingsProblem?] = []
      keep(change("theme", "dark")) { ends.append($0) }
      try await loop.waitUntilIdle()
      settings.problem = nil
      keep(change("theme", "dark")) { ends.append($0) }
      try await loop.waitUntilIdle()
      #expect(ends == [.broken(line: 3), nil])
    }
  }

  @Test func `a change waits until the one before it is written`() throws {
    try onLoop { loop in
      let settings = SlowSettings(loop)
      let keep = KeepSettings(in: settings, on: loop)
      keep(change("theme", "dark")) { _ in }
      try await loop.waitUntilIdle()
      keep(change("theme", "light")) { _ in }
      keep(change("mouse", "false")) { _ in }
      try await loop.waitUntilIdle()
      #expect(settings.begun == [change("theme", "dark")])
      try await loop.advance(by: .seconds(3), watchdog: .seconds(10))
      #expect(settings.begun.map(\.text) == ["dark", "light", "false"])
      #expect(settings.mostAtOnce == 1)
    }
  }
}

/// Takes a second for each write, and counts those that overlap.
@LoopActor
private final class SlowSettings: SettingsRepository {
  private(set) var begun: [SettingChange] = []
  private(set) var mostAtOnce = 0
  private var writing = 0
  private let loop: EventLoop

  nonisolated init(_ loop: EventLoop) {
    self.loop = loop
  }

  @LoopActor func check() async throws(SettingsProblem) {}

  @LoopActor func keep(_ change: SettingChange) async throws(SettingsProblem) {
    begun.append(change)
    writing += 1
    mostAtOnce = max(mostAtOnce, writing)
    try? await loop.sleep(for: .seconds(1))
    writing -= 1
  }
}

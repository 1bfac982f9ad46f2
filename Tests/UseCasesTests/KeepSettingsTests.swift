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
}

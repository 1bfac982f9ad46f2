import Screens
import Testing
import Tracking

@testable import octodo

struct ProgramFactsTests {
  @Test func `the libraries of this machine have their versions`() {
    for library in ProgramFacts.live(files: []).libraries() {
      guard case .number(let version) = library.version else {
        Issue.record("\(library.name) has no version")
        continue
      }
      let parts = version.split(separator: ".")
      #expect(parts.count >= 2 && parts.allSatisfy { Int($0) != nil }, "\(library.name) \(version)")
    }
  }

  @Test func `a script shows nothing of the machine`() {
    #expect(ProgramFacts.scripted.libraries().allSatisfy { $0.version == .hidden })
  }

  @Test func `the paths are in the form for users`() throws {
    let settings = try Settings(options: LaunchOptions(), environment: ["HOME": "/home/mona"])
    #expect(
      settings.fileFacts == [
        FileFact(kind: .settings, path: "~/.config/octodo/config.yml"),
        FileFact(kind: .todos, path: "~/.local/share/octodo/octodo.db"),
        FileFact(kind: .events, path: "~/.local/state/octodo/events.jsonl"),
        FileFact(kind: .identity, path: "~/.local/share/octodo/user-id"),
      ])
    #expect(settings.trackingDestination.file == "~/.local/state/octodo/events.jsonl")
  }

  @Test func `with tracking off the tracking files are not listed`() throws {
    let settings = try Settings(
      options: LaunchOptions(), environment: ["HOME": "/home/mona", "DO_NOT_TRACK": "1"])
    #expect(settings.fileFacts.map(\.kind) == [.settings, .todos])
    #expect(settings.preferences.tracking == .off)
  }
}

import Foundation

/// A test's own home folder of a user who has used octodo before, deleted with this object.
final class Home: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "octodo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: file("data/octodo"), withIntermediateDirectories: true)
    // Without it octodo first shows a notice about tracking.
    try Data("\(UUID())\n".utf8).write(to: URL(filePath: identity))
  }

  /// The file with the random id of the installation.
  var identity: String { file("data/octodo/user-id") }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) could not be removed: \(error)")
    }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: file(name)), encoding: .utf8)
  }

  /// The environment of a program with this home, without the variables of the user who runs the tests.
  var environment: [String: String] {
    var variables = [
      "HOME": path, "XDG_CONFIG_HOME": file("config"), "XDG_DATA_HOME": file("data"),
      "XDG_STATE_HOME": file("state"), "LANG": "C.UTF-8", "SHELL": "/bin/sh", "OCTODO_DEMO_TODOS": "none",
      // The backtracer must not interfere if it is enabled where the tests run.
      "SWIFT_BACKTRACE": "enable=yes,interactive=yes,color=no",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH"] { variables[name] = ProcessInfo.processInfo.environment[name] }
    return variables
  }

  /// The names of the events that octodo recorded here, in order.
  func events() throws -> [String] {
    struct Line: Decodable {
      struct Event: Decodable {
        let name: String
      }
      let event: Event
    }
    return try read("state/octodo/demo-events.jsonl").split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8)).event.name
    }
  }
}

import Synchronization
import TestSupport

@testable import Scripting

/// Scripts in their own folder, and the output of the tools for them.
final class ToolRun: Sendable {
  private struct NoLoop: Error {}

  let folder: TemporaryFolder
  private let output = Mutex("")
  private let errors = Mutex("")

  init(_ scripts: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in scripts { try folder.write(text, to: name) }
  }

  var tools: ScriptTools { ScriptTools(options: options()) }

  func options() -> ScriptOptions {
    ScriptOptions(
      temporaryFolder: folder.path, output: { text in self.output.withLock { $0 += text } },
      errors: { text in self.errors.withLock { $0 += text } }, onLoop: { _ in throw NoLoop() },
      abandon: { _ in while true {} })
  }

  /// The whole output, with the folder's name removed.
  var printed: String { shortened(output.withLock { $0 }) }
  var complained: String { shortened(errors.withLock { $0 }) }

  private func shortened(_ text: String) -> String {
    text.replacing(folder.path + "/", with: "")
  }
}

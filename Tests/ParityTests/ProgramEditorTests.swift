import FoundationEssentials
import PtyTestSupport
import TestSupport
import Testing

/// The terminal is lent to another program.
struct ProgramEditorTests {
  @Test func `Ctrl+C in an editor ends the editor and not octodo`() throws {
    let home = try Home()
    let editor = "#!/bin/sh\nprintf 'which note? '; read note\n"
    try Data(editor.utf8).write(to: URL(filePath: home.file("editor")))
    let variables = home.environment.merging([
      "EDITOR": "sh \(home.file("editor"))", "TERM": "xterm-256color",
    ]) { $1 }
    _ = try PtyProgram.shell("exec octodo add Milk", environment: variables).end()
    let program = try PtyProgram([try BuiltProgram.octodo(), "todos"], environment: variables)
    try program.read(until: "Milk")
    program.type("E")
    try program.read(until: "which note? ")
    program.type("\u{3}")
    try program.read(until: "so nothing was changed.")
    program.type("q")
    let (report, _) = try program.end()
    #expect(report == "exited 0")
  }
}

import Foundation
import Glibc
import PtyTestSupport
import Testing

/// What other programs can see of a token.
struct ProgramSecretTests {
  private static let names = ["GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]

  @Test func `a browser is started without tokens, and with everything else`() throws {
    let home = try Home()
    let seen = home.file("seen")
    try #require(mkfifo(seen, 0o600) == 0)
    let browser = home.file("browser")
    try Data("#!/bin/sh\nenv >'\(seen)'\n".utf8).write(to: URL(filePath: browser))
    try #require(chmod(browser, 0o700) == 0)
    var variables = ["BROWSER": browser, "OTHER": "kept"]
    for name in Self.names { variables[name] = "secret-\(name)" }
    let program = try PtyProgram.octodo(in: home, environment: variables)
    try program.readFirstFrame()
    program.type("swift\r")
    try program.read(until: "RxSwift")
    program.type("\u{1B}[B\r")
    try program.read(until: "100%")
    program.type("o")
    // Opening either end waits for the other.
    let reader = FileHandle(fileDescriptor: open(seen, O_RDONLY | O_CLOEXEC), closeOnDealloc: true)
    let environment = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
    #expect(environment.contains("OTHER=kept\n"))
    #expect(!environment.contains("secret"))
    program.type("\u{3}")
    _ = try program.end()
  }
}

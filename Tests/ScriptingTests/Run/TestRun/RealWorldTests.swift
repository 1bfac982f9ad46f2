import Foundation
import TestSupport
import Testing

/// The program gets its clock, random numbers and network from its dependencies, which a script replaces.
/// This test lists each other use of them, with file and line.
struct RealWorldTests {
  /// The sources of the screens and everything behind them. The live dependencies themselves are in
  /// `octodo/Run`, in `HTTP/Curl` and in `EventLoop`.
  private static let program = [
    "Domain", "Features", "GitHub", "HTTP", "Screens", "Storage", "Tools/Demo", "Tools/Stubs", "Tracking",
    "octodo/Composition",
  ]

  private static let realThings = [
    "Date()", "Date.now", "timeIntervalSinceNow", "ContinuousClock", "SuspendingClock", "Task.sleep",
    "clock_gettime", "gettimeofday", "time(nil)", "UUID()", ".random(", "SystemRandom", "URLSession",
    "getaddrinfo", " socket(", "CurlClient(",
  ]

  /// How long to wait for a lock that another program holds: that program knows no virtual clock. And the name of a todo
  /// for other programs, which has to be the only one of its kind: scripts number it instead.
  private static let exceptions: Set = ["Storage/LockPatience.swift", "Storage/Todos/NewUIDs.swift"]

  @Test func `the program uses clock, random numbers and sockets only through its dependencies`() throws {
    var (found, lineCount) = ([String](), 0)
    for folder in Self.program {
      let root = Checkout.file("Sources/\(folder)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      for name in names where name.hasSuffix(".swift") && !name.hasPrefix("Curl/") {
        guard !Self.exceptions.contains("\(folder)/\(name)") else { continue }
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
          lineCount += 1
          guard Self.realThings.contains(where: { line.contains($0) }) else { continue }
          found.append("\(folder)/\(name):\(number + 1): \(line)")
        }
      }
    }
    #expect(found == [])
    #expect(lineCount > 1000)
  }
}

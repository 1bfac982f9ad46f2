import Console
import TestSupport
import Testing

struct LineFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  private func lines(_ text: String) throws -> [String] {
    try folder.write(text, to: "lines")
    var lines: [String] = []
    try LineFile(path: folder.file("lines")).forEachLine { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  private func last(_ count: Int, of text: String) throws -> [String] {
    try folder.write(text, to: "lines")
    return try LineFile(path: folder.file("lines")).last(count) { $0.first != UInt8(ascii: "#") }
  }

  @Test func `lines are read in order, with an unterminated last one`() throws {
    var actual = try lines("a\n\nbc\nd")
    #expect(actual == ["a", "", "bc", "d"])
    actual = try lines("a\n")
    #expect(actual == ["a"])
    actual = try lines("")
    #expect(actual == [])
  }

  @Test func `lines longer than the buffer are read whole`() throws {
    let long = [100_000, 3, 65_536, 65_535, 200_001].map { String(repeating: "x", count: $0) }
    let actual = try lines(long.joined(separator: "\n") + "\n")
    #expect(actual == long)
  }

  @Test func `a line over the limit is skipped, and its neighbours are not`() throws {
    let longest = String(repeating: "x", count: LineFile.longestLine)
    let actual = try lines("a\n" + longest + "x\nb\n" + longest + "\n" + longest + longest)
    #expect(actual.map(\.count) == [1, 1, LineFile.longestLine])
  }

  @Test func `lines after one that is far over the limit are read`() throws {
    let long = String(repeating: "x", count: 2 * LineFile.longestLine)
    let actual = try lines("a\n" + long + "\nb\nc\n")
    #expect(actual == ["a", "b", "c"])
  }

  @Test func `the last matching lines are found, however far back`() throws {
    var actual = try last(2, of: "a\nb\n#c\nd\n")
    #expect(actual == ["b", "d"])
    actual = try last(5, of: "a\nb")
    #expect(actual == ["a", "b"])
    let comments = String(repeating: "# nothing\n", count: 50_000)
    actual = try last(2, of: "a\nb\n\(comments)c\n")
    #expect(actual == ["b", "c"])
    let long = (0..<5).map { "\($0)" + String(repeating: "x", count: 50_000) }
    actual = try last(3, of: long.joined(separator: "\n"))
    #expect(actual == long.suffix(3))
  }

  @Test func `a missing file has no lines, an unreadable one is reported`() throws {
    try LineFile(path: folder.file("none")).forEachLine { _ in Issue.record("There is a line.") }
    let last = try LineFile(path: folder.file("none")).last(1) { _ in true }
    #expect(last == [])
    #expect(throws: TextFile.Problem.self) { try LineFile(path: folder.path).forEachLine { _ in } }
  }
}

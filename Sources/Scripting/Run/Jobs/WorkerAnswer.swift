import FoundationEssentials

/// What a worker says of a test that it was asked to run, in one line: JSON, or two numbers where there is
/// nothing to tell but that it passed.
struct WorkerAnswer: Codable, Hashable {
  /// Of the test in the selection.
  let test: Int
  let result: TestResult
  /// The worker ends now and takes no other test.
  let isLast: Bool

  /// Nil where nothing has written it so.
  static func read(_ line: some Collection<UInt8>) -> WorkerAnswer? {
    if line.first == UInt8(ascii: "{") { return try? JSONDecoder().decode(Self.self, from: Data(line)) }
    guard let blank = line.firstIndex(of: UInt8(ascii: " ")),
      let test = Int(String(decoding: line[..<blank], as: UTF8.self)),
      let span = Int(String(decoding: line[blank...].dropFirst(), as: UTF8.self))
    else { return nil }
    return WorkerAnswer(test: test, result: TestResult(virtualMilliseconds: span), isLast: false)
  }

  /// - Throws: what the encoder says.
  func line() throws -> [UInt8] {
    let span = result.virtualMilliseconds
    let passed = WorkerAnswer(test: test, result: TestResult(virtualMilliseconds: span), isLast: false)
    return self == passed ? Array("\(test) \(span)".utf8) : [UInt8](try JSONEncoder().encode(self))
  }
}

import FoundationEssentials

/// A worker's result of one test: a line of JSON.
struct WorkerAnswer: Codable, Hashable {
  /// The test's number in the selection.
  let test: Int
  let result: TestResult
  /// The worker exits now and takes no more tests.
  let isLast: Bool

  /// Returns nil if the line is not an answer.
  static func read(_ line: some Collection<UInt8>) -> WorkerAnswer? {
    try? JSONDecoder().decode(Self.self, from: Data(line))
  }

  /// - Throws: the encoder's error.
  func line() throws -> [UInt8] {
    [UInt8](try JSONEncoder().encode(self))
  }
}

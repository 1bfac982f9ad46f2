import Domain
import EventLoop

extension GitHubClient {
  /// Bytes of a body that is read faster than a frame is drawn; a page of 30 repositories has 180,000.
  private static let mostOnLoop = 256 << 10

  /// Makes a value of an answer, on a thread of its own where the body is large.
  /// - Throws: what `body` throws.
  func read<Value: Sendable>(
    _ answer: APIAnswer, _ body: @escaping @Sendable (APIAnswer) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    guard answer.body.count > Self.mostOnLoop else { return try body(answer) }
    return try await loop.offload("read an answer", to: HelperThread()) { () throws(AppError) in
      try body(answer)
    }
  }
}

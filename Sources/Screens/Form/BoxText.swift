import Domain
public import EventLoop

/// What was typed in a form and is being saved. If that fails, the form opens again with it.
@LoopActor
public struct BoxText {
  public let text: String
  /// Opens the form with the text.
  public let askAgain: @LoopActor () -> Void

  public init(_ text: String, askAgain: @escaping @LoopActor () -> Void) {
    (self.text, self.askAgain) = (text, askAgain)
  }

  /// Saves it. If that fails, the text can be put back in any field, and the form opens again unless what it was typed for is gone,
  /// or the user goes on with something else.
  /// - Throws: what `save` throws.
  public func kept<Value: Sendable>(
    _ environment: Environment, _ save: @LoopActor () async throws -> Value
  ) async throws -> Value {
    do {
      return try await save()
    } catch {
      guard !text.looksEmpty else { throw error }
      environment.kills.take(RemovedText(text: text, isBeforeCursor: true), continues: false)
      if error as? AppError != .todoGone, !environment.dialogs.isOpen { askAgain() }
      throw error
    }
  }
}

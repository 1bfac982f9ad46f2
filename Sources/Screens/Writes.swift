import EventLoop
public import FoundationEssentials
public import GitHub
public import Terminal
import Texts
import UseCases

/// A change of one item on GitHub that may be sent twice with the same result as once.
public struct ItemWrite {
  let endpoint: Endpoint<Void>
  let title: String
  let done: String

  /// - Parameters:
  ///   - title: names the item if GitHub refuses the change.
  ///   - done: the sentence after it.
  public init(_ endpoint: Endpoint<Void>, to title: String, done: String) {
    (self.endpoint, self.title, self.done) = (endpoint, title, done)
  }
}

extension SectionedListPresenter {
  /// Changes the selected item on GitHub, says so or why not, and reloads all lists. It goes on when the screen is left.
  public func writeAction(
    _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
    hint: @escaping @autoclosure @LoopActor () -> String?, write: @escaping @LoopActor (Item) -> ItemWrite
  ) -> Action {
    Action(
      id, keys, text(), effect: .alters, hint: hint(),
      when: { self.selectedItem != nil && self.environment.whyNoWrite == nil },
      whyNot: self.selectedItem == nil ? self.whyNoRow : self.environment.whyNoWrite
    ) {
      guard let item = self.selectedItem else { return }
      self.environment.send(write(item)) { [weak self] in self?.reloadAll() }
    }
  }
}

extension Environment {
  /// Why nothing can be changed on GitHub; nil if it can.
  var whyNoWrite: String? {
    switch account {
    case .token: nil
    case .anonymous: texts.write.needsToken
    case .demo: texts.write.inDemo
    }
  }

  /// Waits for the end of a rate limit, and says so until then.
  /// - Throws: `CancellationError`.
  public func waitToChange(till end: Date) async throws {
    let sentence = texts.star.waits(time: time(of: end))
    if !notices.texts.contains(sentence) { notices.say(sentence) }
    defer { notices.remove(sentence) }
    try await CountDown(on: loop, now: now)(to: end)
  }

  /// - Parameter finish: called when GitHub has done it.
  fileprivate func send(_ write: ItemWrite, then finish: @escaping @LoopActor @Sendable () -> Void) {
    SendChanges(to: github, on: loop)([write.endpoint]) { [self] sent in
      for refused in sent.refused { sayRefused(write.title, refused.error) { $0.write.unchanged } }
      guard !sent.taken.isEmpty else { return }
      finish()
      notices.say(write.done)
    }
  }
}

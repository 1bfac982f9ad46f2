import Domain
import EventLoop
import GitHub
import Screens
import Texts
import UseCases

/// What the user does with threads. The list shows it at once, and GitHub is told afterwards, one thread a second; what
/// GitHub refuses is undone with a sentence.
///
/// GitHub has no way back from done, so that is sent only after a while. When the screen closes before, it is sent at
/// once; what the end of the program cuts off stays in the inbox.
@LoopActor
final class InboxWrites {
  /// How long `undo` brings back what is done.
  static let undoTime = Duration.seconds(5)

  /// What `undo` takes back, the newest last.
  private var undoable: [Undoable] = []
  /// What `redo` does again, the one that was undone last as the last one.
  private var redoable: [(change: Undoable, moment: AddTodos.Moment)] = []
  /// When the newest change was made.
  private var newest: AddTodos.Moment?
  private let sending: SendChanges
  private let feed: InboxFeed
  private let environment: Environment

  private struct Undoable {
    var threads: [NotificationThread]
    /// The message about it.
    let said: String
    /// The last action that had made todos before.
    var todosBefore = 0
    /// Sends what is done after a while; nil for other changes.
    let done: Task<Void, Never>?
    /// The writes that tell GitHub, by their threads.
    var writes: [NotificationThread.ID: Int] = [:]
    /// Whether they unsubscribe.
    var isUnsubscribing = false
    /// Takes back what is only on this machine; nil for what GitHub is told.
    var takeBack: (@LoopActor () -> Void)?
    /// Does it again after it was undone.
    var again: (@LoopActor () -> Void)?
    /// Says why it cannot be undone; nil for what can be.
    var whyNot: ((InboxTexts, _ title: String) -> String)?

    init(
      _ threads: [NotificationThread], _ said: String, done: Task<Void, Never>? = nil,
      writes: [NotificationThread.ID: Int] = [:], isUnsubscribing: Bool = false,
      takeBack: (@LoopActor () -> Void)? = nil,
      whyNot: ((InboxTexts, _ title: String) -> String)? = nil, again: (@LoopActor () -> Void)? = nil
    ) {
      (self.threads, self.said, self.done) = (threads, said, done)
      (self.writes, self.isUnsubscribing) = (writes, isUnsubscribing)
      (self.takeBack, self.whyNot, self.again) = (takeBack, whyNot, again)
    }
  }

  init(_ feed: InboxFeed, _ environment: Environment) {
    (self.feed, self.environment) = (feed, environment)
    sending = SendChanges(to: environment.github, on: environment.loop)
  }

  private var words: InboxTexts { environment.texts.inbox }

  /// The number of writes that GitHub has not answered. Observed.
  var left: Int { sending.left }

  /// Whether there is a write that is not sent yet. Observed.
  var canStop: Bool { sending.unsent > 0 }

  // MARK: Verbs

  /// - Parameter begin: called unless the user decides against it.
  func markRead(_ threads: [NotificationThread], begin: @escaping @LoopActor () -> Void) {
    let unread = threads.filter(\.isUnread)
    guard !unread.isEmpty else { return environment.notices.say(words.allRead) }
    environment.confirmWrites(unread.count, words.readQuestion, answer: words.readAnswer) { [self] in
      begin()
      feed.changes.markRead(unread)
      let said = say(unread) { words.isRead(title: $0) }
      forget(said, afterSending: unread.count)
      let writes = unread.map { thread in
        let number = send(.markRead(thread.id), of: thread, after: said, refused: \.readRefused) {
          [weak self, feed] in
          feed.changes.markUnread(thread.id)
          self?.forget(thread, where: { $0.said == said })
        }
        return (thread.id, number)
      }
      // GitHub has no way back, and an older change must not be taken back instead.
      note(Undoable(unread, said, writes: Dictionary(writes) { $1 }, whyNot: { $0.readStays(title: $1) }))
    }
  }

  /// - Parameter begin: called unless the user decides against it.
  func markDone(_ threads: [NotificationThread], begin: @escaping @LoopActor () -> Void) {
    environment.confirmWrites(threads.count, words.doneQuestion, answer: words.doneAnswer) { [self] in
      begin()
      note(done(threads))
    }
  }

  private func done(_ threads: [NotificationThread]) -> Undoable {
    feed.changes.markDone(threads)
    let said = say(threads) { words.isDone(title: $0) }
    let task = environment.loop.spawn { [weak self, loop = environment.loop] in
      do { try await loop.sleep(for: Self.undoTime) } catch { return }
      self?.environment.notices.remove(said)
      self?.sendDone(threads, after: said)
    }
    return Undoable(threads, said, done: task, again: { [weak self] in self?.add { $0.done(threads) } })
  }

  /// - Parameter begin: called unless the user decides against it.
  func unsubscribe(from threads: [NotificationThread], begin: @escaping @LoopActor () -> Void) {
    environment.confirmWrites(
      threads.count, words.unsubscribeQuestion, answer: words.unsubscribeAnswer
    ) { [self] in
      begin()
      note(unsubscribed(threads))
    }
  }

  private func unsubscribed(_ threads: [NotificationThread]) -> Undoable {
    let said = say(threads) { words.isUnsubscribed(title: $0) }
    forget(said, afterSending: threads.count)
    let numbers = threads.map { thread in
      let number = send(
        .unsubscribe(from: thread), of: thread, after: said, refused: \.unsubscribeRefused
      ) { [weak self] in self?.forget(thread, where: \.isUnsubscribing) }
      return (thread.id, number)
    }
    return Undoable(
      threads, said, writes: Dictionary(numbers) { $1 }, isUnsubscribing: true,
      again: { [weak self] in self?.add { $0.unsubscribed(threads) } })
  }

  /// Remembers what was done on this machine only, so that `undo` takes it back and `redo` does it again.
  func didChange(
    _ threads: [NotificationThread], takingBackBy undo: @escaping @LoopActor () -> Void,
    again redo: @escaping @LoopActor () -> Void
  ) {
    note(local(threads, undo, redo))
  }

  private func local(
    _ threads: [NotificationThread], _ undo: @escaping @LoopActor () -> Void,
    _ redo: @escaping @LoopActor () -> Void
  ) -> Undoable {
    Undoable(
      threads, "", takeBack: undo,
      again: { [weak self] in
        redo()
        self?.add { $0.local(threads, undo, redo) }
      })
  }

  /// A new change: what was undone before cannot be redone after it.
  private func note(_ change: Undoable) {
    redoable = []
    add(change)
  }

  private func add(_ change: Undoable) {
    var change = change
    change.todosBefore = environment.addTodos.lastNumber
    newest = environment.addTodos.moment
    undoable.append(change)
  }

  private func add(_ change: (InboxWrites) -> Undoable) { add(change(self)) }

  // MARK: Undo

  /// Whether there is something to undo, and no todo was made since.
  var canUndo: Bool {
    undoable.last.map { !environment.addTodos.canUndo(after: $0.todosBefore) } ?? false
  }

  /// Whether the change that was undone last is one of the inbox, and nothing was done since.
  var canRedo: Bool {
    redoable.last.map { last in
      let todos = environment.addTodos
      return !todos.hasMade(since: last.moment) && !todos.canRedo(after: last.moment)
    } ?? false
  }

  /// Whether todos can be redone: their undoing is newer than the newest change here.
  var canRedoTodos: Bool {
    newest.map { environment.addTodos.canRedo(after: $0) } ?? (environment.addTodos.undoneCount > 0)
  }

  func redo() { redoable.popLast()?.change.again?() }

  /// - Returns: the first thread that came back; nil if it never went.
  @discardableResult
  func undo() -> NotificationThread.ID? {
    guard let last = undoable.popLast() else { return nil }
    if let whyNot = last.whyNot { return dropWaiting(last, orSay: whyNot) }
    redoable.append((last, environment.addTodos.moment))
    if let takeBack = last.takeBack {
      takeBack()
      return nil
    }
    guard let done = last.done else {
      let said = say(last.threads) { words.isSubscribed(title: $0) }
      forget(said, afterSending: last.threads.count)
      for thread in last.threads {
        let isDropped = last.writes[thread.id].map(sending.drop) ?? false
        if !isDropped {
          send(.subscribe(to: thread.id), of: thread, after: said, refused: \.subscribeRefused) {}
        }
      }
      return nil
    }
    done.cancel()
    for thread in last.threads { feed.changes.markNotDone(thread.id) }
    say(last.threads) { words.isBack(title: $0) }
    return last.threads.first?.id
  }

  /// Drops what waits for its turn or for a rate limit. GitHub has no way back from the rest.
  private func dropWaiting(
    _ last: Undoable, orSay whyNot: (InboxTexts, _ title: String) -> String
  ) -> NotificationThread.ID? {
    let dropped = Set(last.writes.filter { sending.drop($0.value) }.keys)
    if !dropped.isEmpty { environment.notices.say(words.stopped(count: dropped.count)) }
    let others = last.threads.filter { !dropped.contains($0.id) }
    if !others.isEmpty { say(others) { whyNot(words, $0) } }
    return last.threads.first { dropped.contains($0.id) }?.id
  }

  /// GitHub refused to change a thread, so there is nothing to undo.
  private func forget(_ thread: NotificationThread, where isMeant: (Undoable) -> Bool) {
    for index in undoable.indices where isMeant(undoable[index]) {
      undoable[index].threads.removeAll { $0.id == thread.id }
    }
    undoable.removeAll(where: \.threads.isEmpty)
  }

  private func sendDone(_ threads: [NotificationThread], after said: String) {
    // A thread with news is in the list again, and they would go with it.
    let writes = threads.filter { !feed.hasNews(of: $0) }.map { thread in
      let number = send(
        .markDone(thread.id), of: thread, after: said, refused: \.doneRefused,
        then: { [feed] in feed.keepDone(thread) }
      ) { [weak self, feed] in
        feed.changes.markNotDone(thread.id)
        self?.forget(thread, where: { $0.said == said && $0.whyNot != nil })
      }
      return (thread.id, number)
    }
    // What is older cannot be undone either: `undo` would seem to take back what was just sent.
    if let index = undoable.lastIndex(where: { $0.done != nil && $0.threads == threads }) {
      var sent = Undoable(
        threads, said, writes: Dictionary(writes) { $1 }, whyNot: { $0.doneStays(title: $1) })
      sent.todosBefore = undoable[index].todosBefore
      undoable.replaceSubrange(...index, with: [sent])
    }
  }

  /// Sends what waits.
  func finish() {
    for last in undoable where last.done != nil {
      last.done?.cancel()
      sendDone(last.threads, after: last.said)
    }
    undoable = []
  }

  // MARK: Sending

  /// - Parameters:
  ///   - said: the message that GitHub has not confirmed yet.
  ///   - refused: says how things are if it refuses.
  ///   - undo: called if it was not done.
  /// - Returns: the number of the write, to drop it.
  @discardableResult
  private func send(
    _ write: Endpoint<Void>, of thread: NotificationThread, after said: String,
    refused: @escaping @Sendable (InboxTexts) -> String, then finish: @escaping @LoopActor () -> Void = {},
    otherwise undo: @escaping @LoopActor () -> Void
  ) -> Int {
    sending([write], waitingBy: { [environment] in try await environment.waitToChange(till: $0) }) {
      [self, environment] sent in
      if sent.taken.isEmpty { undo() } else { finish() }
      if let error = sent.refused.first?.error {
        environment.sayRefused(environment.title(thread.drawnTitle, andMore: 0), error, insteadOf: said) {
          refused($0.inbox)
        }
        if (error as? AppError)?.meetsAll == true { endOthers() }
      }
    }
  }

  /// Drops what would meet the same error.
  private func endOthers() {
    let count = sending.stop()
    if count > 0 { environment.notices.say(environment.texts.star.unsent(count: count)) }
  }

  /// Drops the writes that are not sent yet, and undoes what the list shows of them.
  func stop() {
    environment.notices.say(words.stopped(count: sending.stop()))
  }

  /// Takes a message away that hides how far the sending of several writes is.
  private func forget(_ said: String, afterSending count: Int) {
    guard count > 1 else { return }
    environment.loop.spawn { [environment, loop = environment.loop] in
      do { try await loop.sleep(for: Self.undoTime) } catch { return }
      environment.notices.remove(said)
    }
  }

  /// - Returns: what was said.
  @discardableResult
  private func say(_ threads: [NotificationThread], _ sentence: (String) -> String) -> String {
    let said = sentence(environment.title(threads.first?.drawnTitle ?? "", andMore: threads.count - 1))
    environment.notices.say(said)
    return said
  }
}

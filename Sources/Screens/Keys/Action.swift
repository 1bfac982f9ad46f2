public import EventLoop
public import Terminal
public import Texts

/// One thing that a user can do on a screen. The keys, the help and the hints of the status line all come from this
/// value. A screen creates its actions once; their texts and whether they are enabled are evaluated when they are
/// shown.
///
/// A class, because each key and each frame goes through the actions of its screen, and copies of their closures would
/// cost more than what they do. The same action with a difference is a new one.
@LoopActor
public final class Action {
  /// Names the action in kebab case: `make-todo`. Actions that do the same on several screens share an id, so that
  /// config.yml can change their keys together.
  public let id: String
  public private(set) var keys: [Key]
  /// A few words for the help: «open in the browser».
  public let text: @LoopActor () -> String
  /// A word for the status line; nil if the key is not worth a hint there.
  public private(set) var hint: @LoopActor () -> String?
  public let isEnabled: @LoopActor () -> Bool
  /// Why the action is disabled, in a sentence; nil for the general sentence.
  let whyNot: @LoopActor () -> String?
  public private(set) var run: @LoopActor () -> Void
  let effect: Effect

  /// What an action may leave behind, the least first. It decides whether a key runs at once although it may have been
  /// typed for something else: right after a field, or for rows that are still loading.
  public enum Effect: Comparable, Sendable {
    /// Moves the selection or scrolls. Such actions are known from their keys.
    case moves
    /// Shows or begins something, and leaves everything as it is.
    case shows
    /// Works on what is shown, and the screen says what it did.
    case works
    /// Changes something that may be out of sight, or leaves octodo: edits, undoes, copies, opens the browser, quits.
    case alters
    /// Deletes, or may do anything, such as a command of the user.
    case mayDelete
  }

  /// Whether it does nothing: a sentence that only the help shows.
  private(set) var isRemark = false

  /// Whether it opens a field, so that what is typed after its key is text.
  private(set) var opensField = false

  /// Whether its key runs it even where the screen's list or text has another use for that key.
  private(set) var isBeforeOthers = false

  /// - Parameters:
  ///   - effect: what it may leave behind; the most unless the screen says less.
  ///   - isEnabled: whether it can run now.
  ///   - whyNot: the message for its key while it is disabled; nil for the general one.
  public init(
    _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
    effect: Effect = .mayDelete, hint: @escaping @autoclosure @LoopActor () -> String? = nil,
    when isEnabled: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @autoclosure @LoopActor () -> String? = nil, run: @escaping @LoopActor () -> Void
  ) {
    self.id = id
    self.keys = keys
    self.text = text
    self.effect = effect
    self.hint = hint
    self.isEnabled = isEnabled
    self.whyNot = whyNot
    self.run = run
  }

  /// A sentence for the help that does nothing.
  public static func remark(
    _ id: String, _ text: @escaping @autoclosure @LoopActor () -> String,
    when isEnabled: @escaping @LoopActor () -> Bool = { true }
  ) -> Action {
    let action = Action(id, [], text(), when: isEnabled) {}
    action.isRemark = true
    return action
  }

  private init(_ other: Action) {
    (id, keys, text, hint, effect) = (other.id, other.keys, other.text, other.hint, other.effect)
    (isEnabled, whyNot, run) = (other.isEnabled, other.whyNot, other.run)
    (isRemark, isBeforeOthers) = (other.isRemark, other.isBeforeOthers)
  }

  private func with(_ change: (Action) -> Void) -> Action {
    let action = Action(self)
    change(action)
    return action
  }

  /// The same action for a screen whose status line has no room for its hint.
  public var withoutHint: Action { with { $0.hint = { nil } } }

  /// The same action, which opens a field: what is typed after its key is text, also while its rows are still loading.
  public var openingField: Action { with { $0.opensField = true } }

  /// The same action for something that is going on out of sight: while it is enabled, its key does not remove marks or
  /// end a search first.
  public var beforeOthers: Action { with { $0.isBeforeOthers = true } }

  /// The same action, with something more to do after it.
  func followed(by more: @escaping @LoopActor () -> Void) -> Action {
    with {
      $0.run = { [run] in
        run()
        more()
      }
    }
  }

  var isMove: Bool { effect == .moves }

  /// False for actions that edit the text of a field, and for remarks that only the help shows.
  var isCommand: Bool { !isRemark && !isEditing }

  /// Whether it edits the text of a field.
  public var isEditing: Bool { LineEdit.ids.contains(id) }

  /// The same action for a screen where a key means something else.
  public func without(_ key: Key) -> Action {
    with(keys.filter { $0 != key })
  }

  /// The same action with other keys.
  public func with(_ keys: [Key]) -> Action { with { $0.keys = keys } }
}

extension [Action] {
  /// Runs what Enter does, for a double click.
  @LoopActor
  func runEnter() {
    first { $0.keys.contains(Key(.enter)) && $0.isEnabled() }?.run()
  }
}

extension KeyBindings {
  /// The actions with the user's keys. A key that the user assigned to one action or to a command is removed from the
  /// others.
  /// - Parameter commands: the user's commands, whose keys have priority.
  @LoopActor
  public func apply(to actions: [Action], beside commands: [UserCommand] = []) -> [Action] {
    guard !keys.isEmpty || !commands.isEmpty else { return actions }
    let ofCommands = Set(commands.compactMap(\.key))
    let ids = Set(commands.map(\.id))
    // Some actions share a key by design, because only one of them is enabled at a time.
    let taken = actions.reduce(into: ofCommands) { taken, action in
      taken.formUnion((keys[action.id] ?? []).filter { !action.keys.contains($0) })
    }
    return actions.map { action in
      if ids.contains(action.id) { return keys[action.id].map { action.with($0) } ?? action }
      if let own = keys[action.id] { return action.with(own.filter { !ofCommands.contains($0) }) }
      return taken.isDisjoint(with: action.keys)
        ? action : action.with(action.keys.filter { !taken.contains($0) })
    }
  }
}

/// The keys that config.yml assigns to actions, by action id. They apply everywhere: input, help, hints, palette and
/// the table of keys.
public struct KeyBindings: Hashable, Sendable {
  /// An empty list if an action is available only in the palette.
  public var keys: [String: [Key]]

  public init(_ keys: [String: [Key]] = [:]) {
    self.keys = keys
  }
}

extension LineEdit {
  /// The editing actions of a field, for the screen that contains it.
  @LoopActor
  public static func actions(
    _ texts: @escaping @LoopActor () -> Texts, _ apply: @escaping @LoopActor (LineEdit) -> Void
  ) -> [Action] {
    allCases.map { edit in Action(edit.rawValue, edit.keys, edit.help(texts().edit)) { apply(edit) } }
  }
}

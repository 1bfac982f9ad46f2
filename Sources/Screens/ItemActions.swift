import Domain
public import EventLoop
public import Terminal
import Texts

/// The actions on items that have a page on the web, on any screen that shows them.
@LoopActor
public struct ItemActions {
  private let environment: Environment
  private let hasItem: @LoopActor () -> Bool
  private let whyNone: @LoopActor () -> String?
  private let subjects: @LoopActor () -> [Subject]

  /// - Parameters:
  ///   - hasItem: false disables the actions.
  ///   - whyNone: the message for their keys then; nil for the general one.
  ///   - subjects: the items that the actions work on.
  public init(
    _ environment: Environment, when hasItem: @escaping @LoopActor () -> Bool = { true },
    whyNone: @escaping @LoopActor () -> String? = { nil }, of subjects: @escaping @LoopActor () -> [Subject]
  ) {
    (self.environment, self.hasItem, self.whyNone) = (environment, hasItem, whyNone)
    self.subjects = subjects
  }

  /// Works on the marked items of a list, or on the selected one.
  public init<List: MarkableList>(
    _ environment: Environment, in list: List, subject: @escaping @LoopActor (List.Item) -> Subject
  ) {
    self.init(
      environment, when: { list.hasTargets }, whyNone: { list.whyNoRow }, of: { list.targets.map(subject) })
  }

  /// Opens the pages of the items in the browser.
  public var openInBrowser: Action { openInBrowser([.char("o")]) }

  /// The same with other keys.
  /// - Parameter keys: includes Enter for items without a screen of their own.
  public func openInBrowser(_ keys: [Key]) -> Action {
    let (environment, subjects, whyNone) = (environment, subjects, whyNone)
    return .openInBrowser(
      environment.texts.repo.openInBrowser, keys: keys, hint: environment.texts.repo.browserHint,
      when: hasItem, whyNot: whyNone()
    ) { environment.openInBrowser(subjects()) }
  }

  /// Copies the addresses of the items' pages.
  public var copyAddress: Action {
    let (environment, subjects, whyNone) = (environment, subjects, whyNone)
    return .copyAddress(
      environment.texts.repo.copyAddress, hint: environment.texts.repo.copyHint, when: hasItem,
      whyNot: whyNone()
    ) { environment.copyAddresses(of: subjects()) }
  }
}

extension Action {
  /// Opens a page of the screen in the browser.
  public static func openInBrowser(
    _ text: @escaping @autoclosure @LoopActor () -> String, keys: [Key] = [.char("o")],
    hint: @escaping @autoclosure @LoopActor () -> String? = nil,
    when isEnabled: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @autoclosure @LoopActor () -> String? = nil, run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      "open-in-browser", keys, text(), effect: .alters, hint: hint(), when: isEnabled, whyNot: whyNot(),
      run: run)
  }

  /// Copies the address of a page of the screen.
  public static func copyAddress(
    _ text: @escaping @autoclosure @LoopActor () -> String,
    hint: @escaping @autoclosure @LoopActor () -> String? = nil,
    when isEnabled: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @autoclosure @LoopActor () -> String? = nil, run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      "copy-address", [.char("Y")], text(), effect: .alters, hint: hint(), when: isEnabled, whyNot: whyNot(),
      run: run)
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one; the first case after the last.
  public var next: Self {
    let rest = Self.allCases.drop { $0 != self }
    return rest.dropFirst().first ?? Self.allCases.first ?? self
  }
}

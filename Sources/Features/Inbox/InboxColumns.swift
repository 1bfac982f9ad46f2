import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Texts

/// The columns of the inbox, with the widths that its rows need.
@LoopActor
final class InboxColumns {
  private let sections: InboxSections
  private let (names, titles, types, reasons) = (LongestText(), LongestText(), LongestText(), LongestText())

  init(_ sections: InboxSections) {
    self.sections = sections
  }

  /// GitHub adds types and reasons, which may be long.
  private static let maxWordColumns = 18
  /// A longer title is cut before it takes the room of other columns.
  private static let readableTitle = 50
  /// A title keeps as much beside words that its heading, its sign or the preview say, too.
  private static let titleBesideWords = 34
  /// A shorter name says nothing.
  private static let leastName = 10
  /// As wide as most types.
  private static let leastType = 7
  /// Of a name beside the reason and the type, which come before its other columns.
  private static let usualName = 16

  /// The columns for a width in cells. The least important ones are left out first: the word for unread, the type, the
  /// reason, which the heading says roughly, the age, and the name.
  func table(_ width: Int, _ context: RowContext) -> Table<NotificationThread> {
    let (words, version, sections) = (context.texts.inbox, sections.version, sections)
    func columns(_ longest: LongestText, _ title: String, _ text: (NotificationThread) -> String) -> Int {
      max(
        DisplayText(title).width,
        longest.columns(version, in: context.texts.language) { sections.threads.map(text) })
    }
    let type = min(
      columns(types, words.typeColumn) { context.texts.word(forType: $0.type) }, Self.maxWordColumns)
    let reason = min(
      columns(reasons, words.reasonColumn) { words.word(forReason: $0.reason) }, Self.maxWordColumns)
    let titleColumn = words.titleColumn(
      filter: sections.feed.filter == .unread ? words.unreadHint : words.allHint)
    let title = min(columns(titles, titleColumn, \.drawnTitle), Self.readableTitle)
    var room = width - SelectionMark.columns - 2
    let age = context.ageColumns(under: context.ageTitle)
    let longestName = min(
      columns(names, words.nameColumn) { $0.name },
      max(ItemName.mostColumns(of: width), room - title - age - reason - 3))
    // A name is cut before it is left out.
    var name = min(
      max(min(longestName, Self.leastName), min(longestName, room - 1 - min(title, 20))), Self.usualName)
    /// Takes the columns and a blank if titles leave them.
    func take(_ columns: Int, leaving least: Int) -> Bool {
      guard room - columns - 1 >= least else { return false }
      room -= columns + 1
      return true
    }
    let hasName = take(name, leaving: min(title, 20))
    let hasAge = take(age, leaving: min(title, 24))
    // The heading says what is filtered, so it stays whole.
    let readable = min(title, max(Self.titleBesideWords, DisplayText(titleColumn).width))
    let hasReason = take(reason, leaving: readable)
    // A long word is cut before the type is left out.
    let shownType = min(type, max(Self.leastType, room - 1 - readable))
    let hasType = hasReason && take(shownType, leaving: readable)
    // Among unread ones the sign says enough.
    let states = [words.stateColumn, words.unreadHint, words.readWord]
    let state = states.map { DisplayText($0).width }.max() ?? 0
    // It takes no room from names that are cut.
    let cut = hasName ? max(0, longestName - name) : 0
    let hasState = sections.feed.filter != .unread && take(state, leaving: readable + cut)
    if hasName { name += max(0, min(longestName - name, room - min(title, hasReason ? 30 : 24))) }
    let nameColumns = name
    return Table(
      width: width,
      [
        TableColumn("", .fixed(1), role: .good),
        hasState ? TableColumn(words.stateColumn, .fixed(state), role: .secondary) : nil,
        hasType ? TableColumn(words.typeColumn, .fixed(shownType), role: .secondary) : nil,
        hasName ? TableColumn(words.nameColumn, .fixed(nameColumns), role: .secondary) : nil,
        TableColumn(titleColumn, .rest, role: .name),
        hasReason ? TableColumn(words.reasonColumn, .fixed(reason), role: .secondary) : nil,
        hasAge ? .age(context.ageTitle, context) : nil,
      ], role: { $0.isUnread ? nil : .done }
    ) { thread in
      [
        thread.isUnread ? "\(context.signs[thread.sign])" : nil,
        thread.isUnread ? words.unreadHint : words.readWord, context.texts.word(forType: thread.type),
        ItemName.text(thread.repo, thread.number, columns: nameColumns), thread.drawnTitle,
        words.word(forReason: thread.reason), context.age(thread.updatedAt),
      ]
    }
  }
}

extension NotificationThread {
  /// The sign of an unread one, by what it is about.
  fileprivate var sign: Sign {
    ItemKind.notified(as: type)?.proposesChange == true ? .proposed : .unread
  }
}

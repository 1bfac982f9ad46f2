public import Dates
public import Domain
public import FoundationEssentials
public import Terminal
public import Texts

/// The fields of todos in words, for previews and for what is understood of a typed line.
public struct TodoWording {
  public let dates: TodoDateText
  private let now: Date

  public init(_ texts: Texts, now: Date, in zone: TimeZone) {
    dates = TodoDateText(texts, now: now, in: zone)
    self.now = now
  }

  private var texts: Texts { dates.texts }
  private var words: TodoFieldsTexts { texts.todoFields }

  /// What a todo has besides its title, note, link and annotations; the most important first.
  public func members(of todo: Todo) -> [StyledText] {
    var members: [StyledText] = []
    func add(_ text: String?, _ role: Role = .text) {
      if let text { members.append(StyledText(DisplayText(text), role: role)) }
    }
    if todo.state == .cancelled { add(words.cancelled, .warning) }
    if let due = todo.due {
      let isLate = !todo.isDone && dates.isOverdue(due)
      let isToday = !todo.isDone && dates.isToday(due)
      add(
        isLate ? words.isOverdue(date: dates.long(due)) : words.due(date: dates.long(due)),
        isLate ? .problem : isToday ? .warning : .text)
    }
    add(todo.priority > 0 ? priority(todo.priority) : nil, todo.priority < 5 ? .warning : .text)
    let started = todo.isDone ? nil : todo.startedAt
    add(started.map { words.started(age: AgeText(texts).phrase($0, now: now)) }, .good)
    if let wait = todo.wait, !wait.isSomeday {
      add(words.wait(date: dates.long(wait)))
    } else if todo.state == .waiting || todo.wait != nil {
      add(words.waits)
    }
    add(todo.scheduled.map { words.scheduled(date: dates.long($0)) })
    add(todo.until.map { words.until(date: dates.long($0)) })
    add(todo.rule.map { repeats($0, todo.repeatsFrom) })
    if todo.isBlocked { add(words.blockedBy(count: todo.openBlockers), .warning) }
    if !todo.needs.isEmpty { add(words.needs(ids: ids(todo.needs))) }
    if todo.blocks > 0 { add(words.blocks(count: todo.blocks)) }
    add(todo.parent.map { words.partOf(id: "\($0)") })
    if todo.openChildren > 0 { add(words.parts(count: todo.openChildren)) }
    add(todo.project.map { "@\($0)" }, .secondary)
    for tag in todo.tags { add("+\(tag)", .secondary) }
    return members
  }

  /// Open, waiting, done or cancelled.
  public func state(_ state: TodoState) -> String {
    switch state {
    case .open: words.isOpenAgain
    case .waiting: texts.todoDetail.waiting
    case .done: texts.todoDetail.done
    case .cancelled: words.cancelled
    }
  }

  /// High, medium or low; the number of other priorities.
  public func priority(_ priority: Int) -> String {
    switch priority {
    case 1: words.high
    case 5: words.medium
    case 9: words.low
    default: words.priority(word: "\(priority)")
    }
  }

  /// Every 2 weeks on Mon, Thu. A rule that is richer is shown as it is stored.
  public func repeats(_ rule: String, _ origin: RepeatOrigin) -> String {
    let isKept = (try? RecurrenceRule(rule))?.isUnderstood != true
    let text = isKept ? words.notByOctodo(rule: rule) : RuleWording(texts).words(rule) ?? rule
    return origin == .schedule ? words.repeats(rule: text) : words.repeatsAfterDone(rule: text)
  }

  /// A value that is set: `due Fri 27 Nov`.
  public func text(of field: TodoField, _ value: TodoFieldValue) -> String {
    switch (field, value) {
    case (.due, .date(let date)): words.due(date: dates.long(date))
    case (.wait, .date(.day(.someday))): words.waits
    case (.wait, .date(let date)): words.wait(date: dates.long(date))
    case (.scheduled, .date(let date)): words.scheduled(date: dates.long(date))
    case (.until, .date(let date)): words.until(date: dates.long(date))
    case (.rule, .text(let rule)): repeats(rule, .schedule)
    case (.priority, .number(let number)): priority(Int(number))
    case (.project, .text(let project)): "@\(project)"
    case (.tags, .words(let tags)): tags.map { "+\($0)" }.joined(separator: " ")
    case (.link, .item(let item)): "\(item)"
    case (.parent, .number(let id)): words.partOf(id: "\(id)")
    case (.needs, .ids(let all)): words.needs(ids: ids(all))
    case (.title, .text(let title)): words.isTitled(title: title)
    case (.state, .state(.waiting)): words.waits
    case (.state, .state(.open)): words.isOpenAgain
    default: "\(field.name)"
    }
  }

  /// A value beside the name of its field: `Fri 27 Nov 2026`.
  public func value(_ value: TodoFieldValue, of field: TodoField) -> String {
    switch value {
    case .date(let date): dates.full(date)
    case .origin(let origin): origin == .schedule ? words.fromDue : words.fromDone
    default: text(of: field, value)
    }
  }

  /// A field that is cleared: `no due date`.
  public func without(_ field: TodoField) -> String {
    switch field {
    case .due: words.noDate(field: words.dueName)
    case .wait: words.noDate(field: words.waitName)
    case .scheduled: words.noDate(field: words.scheduledName)
    case .until: words.noDate(field: words.untilName)
    case .rule: words.noField(field: words.ruleName)
    case .priority: words.noField(field: words.priorityName)
    case .project: words.noField(field: words.projectName)
    case .link: words.noField(field: words.linkName)
    case .parent: words.noField(field: words.parentName)
    case .needs: words.noField(field: words.needsName)
    default: words.noField(field: field.name)
    }
  }

  public func withoutTag(_ tag: String) -> String { words.withoutTag(tag: tag) }

  func ids(_ ids: [Int64]) -> String { texts.list(ids.map { "#\($0)" }) }
}

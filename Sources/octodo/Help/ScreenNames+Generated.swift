// swift-format-ignore-file
// Made from the screens by Scripts/update names-doc.

extension ScreenNames {
  /// Each page with its panes and what can have the focus; the placeholder for other features is last.
  static let table = """
    repository-search|copy help palette preview queries query results status tabs|copy palette preview queries query results
    repository-detail|contents copy header headings help links palette readme star status tabs|contents copy find headings links palette readme star
    issue-list|copy filter help issues palette preview sorts status tabs|copy find issues palette preview sorts state
    pull-list|copy filter help palette preview pulls sorts status tabs|copy find labels palette preview pulls sorts state
    issue-detail|comments contents copy header headings help palette status tabs|comments contents copy find headings palette
    pull-detail|comments contents copy header help inner-tabs palette status tabs|comments contents copy find palette
    pull-commits|checks commits copy files help inner-tabs palette preview status tabs|checks commits copy files find palette preview
    pull-checks|checks copy help inner-tabs palette preview status tabs|checks copy find palette preview
    pull-files|comments copy files header help inner-tabs palette status tabs|comments copy files find palette
    issue-search|copy help inner-tabs palette preview query results status tabs|copy palette preview query results
    pull-search|copy help inner-tabs palette preview query results status tabs|copy palette preview query results
    my-work|copy help palette preview status tabs work|copy find palette work
    notifications|copy dialog help notifications palette preview status tabs|copy dialog find notifications palette preview
    todo-list|copy dialog help palette preview quick-add sidebar status tabs todo-changes todo-filter todo-link todo-part todo-sorts todo-views todos|changes copy dialog filter find link palette preview quick-add sidebar todo todo-sorts todo-views todos
    todo-agenda|copy help palette preview quick-add sidebar status tabs todo-changes todo-filter todo-link todo-part todo-sorts todo-views todos|changes copy filter find link palette quick-add sidebar todo todo-sorts todo-views todos
    todo-calendar|calendar help palette status tabs|calendar palette
    todo-views|dialog help palette status tabs todo-filter todo-view views|dialog filter find name palette views
    todo-import|help import palette status tabs|find import palette
    todo-detail|contents copy dialog header headings help links palette status tabs todo todo-changes todo-link todo-part|changes contents copy dialog find headings link links palette todo
    todo-editor|dialog form help status tabs|dialog due note parent repeat tags title
    history|copy dialog export help history palette preview status tabs|copy dialog export find history palette preview
    settings|copy help palette settings status tabs|copy find palette settings
    about|about copy help palette status tabs|about copy find palette
    licenses|contents copy headings help licenses palette status tabs|contents copy find headings licenses palette
    events|copy event events help palette status tabs|copy event events find palette
    |dummy status tabs|dummy
    """
}

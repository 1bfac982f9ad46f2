// swift-format-ignore-file
// Made from the screens by Scripts/update names-doc.

extension ScreenNames {
  /// Each page with its panes and what can have the focus; the placeholder for other features is last.
  static let table = """
    repository-search|copy help palette preview queries query results status tabs|copy palette queries query results
    repository-detail|contents copy header headings help links palette readme status tabs|copy find headings links palette readme
    issue-list|copy help issues palette preview status tabs|copy find issues palette
    issue-detail|comments contents copy header headings help palette status tabs|comments copy find headings palette
    todo-list|copy dialog help links palette preview status tabs todos|copy dialog find links palette todos
    todo-editor|dialog form help status tabs|dialog note title
    history|copy dialog export help history palette preview status tabs|copy dialog export find history palette
    settings|copy help palette settings status tabs|copy find palette settings
    about|about copy help palette status tabs|about copy find palette
    licenses|contents help licenses palette status tabs|find licenses palette
    events|copy event events help palette status tabs|copy event events find palette
    |dummy status tabs|dummy
    """
}

extension TrackingEvent.Name {
  /// When the event fires, for Docs/tracking.md.
  public var meaning: String {
    switch self {
    case .launch: "The program starts, or comes back to the foreground."
    case .background: "The program ends, or goes to the background."
    case .pageView:
      """
      A screen comes to the front: opened, gone back to, or switched to. That of an issue's number waits for GitHub's \
      answer, because it may be a pull request.
      """
    case .search: "A page of results is requested: the first one and each later one."
    case .notification:
      """
      The program was started by a notification, with `octodo open --notification`, and has loaded it: once, after \
      `launch` and before the page view.
      """
    case .eventsDropped:
      "Events were lost on their way to the collector: no room, too old, too large or cut off."
    }
  }

  /// The properties of the event's `value` and their meanings, in order.
  public var documentation: [(name: String, meaning: String)] {
    switch self {
    case .launch, .background: []
    case .pageView:
      [
        ("page", "which screen"),
        (
          "additional",
          """
          the web address of what is shown, such as an issue, or of the repository whose list it is; of the todo \
          list the view, such as `today`; missing on screens that exist once, such as the settings
          """
        ),
      ]
    case .search:
      [
        ("query", "the words that were searched for"), ("page", "1 for the first"),
        ("kind", "`issues` or `pulls`, for pull requests; missing for repositories"),
      ]
    case .notification:
      [
        ("identifier", "GitHub's number of the thread"),
        ("reason", "why the user got it, such as `mention`"), ("type", "what it is about, such as `Issue`"),
        ("url", "the web address of that"),
      ]
    case .eventsDropped: [("count", "how many")]
    }
  }
}

/// What octodo shows for the address of a page: one answer for links, for addresses that are typed into the search, and for
/// those of the command line.
public enum PageTarget {
  /// The search that the page is, or the list that its query filters.
  case search(PageSearch)
  /// The page's screen, and what the address names there after its `#`.
  case screen(Route, anchor: String?)
  /// The tab with what a page of the user's own shows.
  case tab(Route)

  /// Nil if only a browser can show the page.
  /// - Parameters:
  ///   - url: an https or http address.
  ///   - web: the website that belongs to the API, such as `https://github.com`.
  public init?(page url: String, on web: String) {
    if let search = PageSearch(page: url, on: web) {
      self = .search(search)
    } else if let route = Route(page: url, on: web) {
      self = .screen(route, anchor: Route.anchor(ofPage: url))
    } else if let tab = Route.ofUser(page: url, on: web) {
      self = .tab(tab)
    } else {
      return nil
    }
  }
}

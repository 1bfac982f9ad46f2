import Domain

extension ItemPage {
  /// GitHub sends at most 100 items; far more are refused.
  private static var mostItems: Int { 1_000 }

  /// A page of a search: an object with counts around the items.
  /// - Throws: `AppError.notJSON` if there is no list, `AppError.tooManyValues` if it is far longer than a page.
  init(search json: JSONValue, _ item: (JSONValue) -> Item?) throws(AppError) {
    try self.init(list: json["items"], item)
    total = Swift.max(json["total_count"].number ?? 0, items.count + unreadable)
    isIncomplete = json["incomplete_results"].flag ?? false
  }

  /// A page of a plain list. An invalid item does not affect the others.
  /// - Parameter isListed: returns false for a valid value that does not belong to this list.
  /// - Throws: `AppError.notJSON` if it is no list, `AppError.tooManyValues` if it is far longer than a page.
  init(
    list json: JSONValue, where isListed: (JSONValue) -> Bool = { _ in true }, _ item: (JSONValue) -> Item?
  ) throws(AppError) {
    guard (json.count ?? 0) <= Self.mostItems else { throw .tooManyValues }
    guard let values = json.items?.filter(isListed) else { throw .notJSON }
    let items = values.compactMap(item)
    self.init(items: items, unreadable: values.count - items.count)
  }
}

import Storage

extension CachedAnswer {
  /// Nil if the entry has no etag, because it cannot be revalidated then.
  init?(_ entry: HTTPCacheEntry) {
    guard let etag = entry.etag else { return nil }
    func header(_ name: String) -> String? { entry.headers.first { $0.name == name }?.value }
    self.init(
      etag: etag, contentType: header("content-type"), link: header("link"), body: entry.body,
      receivedAt: entry.storedAt)
  }
}

extension HTTPCacheEntry {
  init(_ answer: CachedAnswer) {
    let headers = [("content-type", answer.contentType), ("link", answer.link)].compactMap { name, value in
      value.map { Header(name: name, value: $0) }
    }
    self.init(
      etag: answer.etag, status: 200, headers: headers, body: answer.body, storedAt: answer.receivedAt)
  }
}

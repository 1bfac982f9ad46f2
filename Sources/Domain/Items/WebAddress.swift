/// An https or http address, apart.
struct WebAddress {
  /// `https://host`, in lower case, with the port if it has one.
  let web: String
  /// What two addresses of one website have in common: the host without `www.`, and the port.
  var host: Substring {
    let name = web.dropFirst(web.hasPrefix("https") ? 8 : 7)
    return name.hasPrefix("www.") ? name.dropFirst(4) : name
  }
  /// The parts of the path.
  let parts: [String]
  let hasQuery: Bool

  /// Nil for another scheme, and for an address without a host.
  init?(_ url: String) {
    let lower = url.prefix(8).lowercased()
    guard let start = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let rest = url.dropFirst(start.count)
    let host = rest.prefix { !"/?#".contains($0) }
    guard !host.isEmpty else { return nil }
    web = start + host.lowercased()
    let page = rest[host.endIndex...].prefix { $0 != "#" }
    parts = page.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    hasQuery = page.contains("?")
  }
}

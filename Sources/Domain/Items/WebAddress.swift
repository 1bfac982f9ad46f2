/// An https or http address, apart.
struct WebAddress {
  /// `https://host`, in lower case, with the port if it has one and without `www.`.
  let web: String
  /// The host, with the port if it has one: the same website can be asked for with and without encryption.
  var host: Substring { web[web.index(web.startIndex, offsetBy: web.hasPrefix("https") ? 8 : 7)...] }
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
    let name = host.lowercased()
    web = start + (name.hasPrefix("www.") ? String(name.dropFirst(4)) : name)
    let page = rest[host.endIndex...].prefix { $0 != "#" }
    parts = page.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    hasQuery = page.contains("?")
  }
}

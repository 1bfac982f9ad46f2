import Glibc

/// The variable TZ in the forms of tzset(3) that name a file, of which FoundationEssentials only reads plain names.
enum ZoneVariable {
  /// Gives the variable a plain name. Call it before anything reads the zone.
  static func prepare() {
    guard let value = getenv("TZ").map({ String(cString: $0) }), let name = name(in: value) else { return }
    if name.isEmpty { unsetenv("TZ") } else { setenv("TZ", name, 1) }
  }

  /// The name of the zone in `:Europe/Berlin` or `/usr/share/zoneinfo/Asia/Tokyo`; empty for the zone of the machine, nil if the
  /// value stays as it is.
  static func name(in value: String) -> String? {
    let text = value.first == ":" ? value.dropFirst() : value[...]
    if text == "/etc/localtime" { return "" }
    if let folder = text.firstRange(of: "/zoneinfo/"), text.first == "/" {
      return String(text[folder.upperBound...])
    }
    return text.count < value.count ? String(text) : nil
  }
}

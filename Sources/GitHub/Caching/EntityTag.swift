/// An entity tag (RFC 9110, section 8.8.3).
struct EntityTag {
  let text: String

  /// Weak comparison, because GitHub sends the same version as `W/"x"` with a 200 and as `"x"` with a 304.
  func matches(_ other: EntityTag) -> Bool {
    opaque == other.opaque
  }

  private var opaque: Substring {
    text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
  }
}

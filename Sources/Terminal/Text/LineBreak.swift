/// Where a line may end: the few rules of Unicode's line breaking (UAX #14) that README and description texts
/// need.
enum LineBreak {
  static func isAllowed(between left: Glyph, and right: Glyph) -> Bool {
    if right.isBlank { return false }
    if left.isBlank { return true }
    guard left.width == 2 || right.width == 2 else { return false }
    guard isOrdinary(left), isOrdinary(right) else { return false }
    return !opening.contains(left.base) && !closing.contains(right.base)
  }

  /// Beside a wide glyph a Latin word may break off, but not a bracket or a full stop.
  private static func isOrdinary(_ glyph: Glyph) -> Bool {
    glyph.width == 2 || glyph.base.properties.isAlphabetic || glyph.base.properties.numericType != nil
  }

  private static let opening: Set<Unicode.Scalar> = [
    "（", "［", "｛", "「", "『", "【", "〔", "〈", "《", "〖",
  ]

  /// What Japanese and Chinese typesetting does not put at the start of a line.
  private static let closing: Set<Unicode.Scalar> = [
    "）", "］", "｝", "」", "』", "】", "〕", "〉", "》", "〗", "、", "。", "，", "．", "：", "；", "！", "？", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}

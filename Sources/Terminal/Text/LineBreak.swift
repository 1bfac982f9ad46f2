/// Where a line may break: the rules of Unicode's line breaking (UAX #14) that READMEs and descriptions need.
enum LineBreak {
  static func isAllowed(between left: Glyph, and right: Glyph) -> Bool {
    if right.isBlank { return false }
    if left.isBlank { return true }
    guard left.width == 2 || right.width == 2 else { return false }
    guard isOrdinary(left), isOrdinary(right) else { return false }
    return !opening.contains(left.base) && !closing.contains(right.base)
  }

  /// A line may break between a wide glyph and a Latin word, but not before a bracket or a full stop.
  private static func isOrdinary(_ glyph: Glyph) -> Bool {
    glyph.width == 2 || glyph.base.properties.isAlphabetic || glyph.base.properties.numericType != nil
  }

  private static let opening: Set<Unicode.Scalar> = [
    "（", "［", "｛", "「", "『", "【", "〔", "〈", "《", "〖",
  ]

  /// Characters that Japanese and Chinese typesetting does not allow at the start of a line.
  private static let closing: Set<Unicode.Scalar> = [
    "）", "］", "｝", "」", "』", "】", "〕", "〉", "》", "〗", "、", "。", "，", "．", "：", "；", "！", "？", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}

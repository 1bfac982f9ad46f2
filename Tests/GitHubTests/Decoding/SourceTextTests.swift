import Glibc
import Testing

@testable import GitHub

struct SourceTextTests {
  @Test(arguments: [
    (Array("héllo".utf8), "héllo"), ([0xEF, 0xBB, 0xBF, 0x68], "h"), ([0xFF, 0xFE, 0x68, 0, 0x69, 0], "hi"),
    ([0xFE, 0xFF, 0, 0x68], "h"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x68, 0], "h"),
    ([0xFF, 0xFE, 0x68, 0, 0x69], "h"), ([], ""),
    (Array("é".utf8) + [0xFF] + Array("日本".utf8), "é\u{FFFD}日本"), ([0x68, 0, 0x69, 0, 0x21, 0], "hi!"),
    ([0x43, 0x61, 0x66, 0xE9, 0x20, 0x96, 0x20, 0x80], "Café – €"),
    ([0xC4, 0xD6, 0xDC, 0x20, 0xDF], "ÄÖÜ ß"),
    ([0x66, 0xFC, 0x72, 0x20, 0xC4, 0x72, 0x67, 0x65, 0x72], "für Ärger"),
  ])
  func `a text is decoded in its encoding`(bytes: [UInt8], text: String) {
    #expect(SourceText.read(bytes) == text)
  }

  private static let texts = [
    ("CP932", "やかんでお湯を沸かします。カップは二つです。"), ("EUC-JP", "やかんでお湯を沸かします。カップは二つです。"),
    ("GBK", "这个程序可以烧水，倒茶，很简单，囧也可以用。用法: kettle [-v]。我们有三种水。"), ("EUC-KR", "주전자는 물을 끓입니다. 사용법: kettle 그리고 컵"),
    ("CP1251", "Чайник кипятит воду. Использование: kettle -v"),
    ("KOI8-R", "Чайник кипятит воду. Использование: kettle -v"),
    ("CP1252", "Le café est prêt à être servi. Voilà les élèves, où ça, garçon? Größe über Straße, ¿qué?"),
    ("CP1252", "Ångström, naïve façade, smörgåsbord – “déjà vu” … © 1998"), ("UTF-16LE", "no mark here"),
    ("UTF-8", "日本語とРусский и 한국어, café"),
    ("ISO-2022-JP", "やかんでお湯を沸かします。"), ("BIG5", "這個程式可以燒水，泡茶，很簡單。用法：kettle。我們有三種水。"),
    ("ISO-8859-5", "Чайник кипятит воду. Использование: kettle -v"),
    ("ISO-8859-7", "Ο βραστήρας βράζει νερό. Χρήση: kettle -v"),
    ("CP1250", "Příliš žluťoučký kůň úpěl ďábelské ódy. Čajník"),
    ("ISO-8859-9", "Çaydanlık suyu kaynatır. Kullanım: kettle, şişe ve bardak, iğne"),
    ("CP1255", "הקומקום מרתיח מים. שימוש: kettle"),
    ("UTF-16LE", "# やかん\n\nお湯を沸かします。\nカップは二つです。\n"), ("UTF-16BE", "Größe über Straße, déjà vu"),
    ("UTF-16BE", "Чайник кипятит воду. Использование: kettle -v\n"), ("UTF-32", "やかん 🫖 für Ärger"),
    ("CP1256", "الغلاية تغلي الماء. الاستخدام"), ("TIS-620", "กาต้มน้ำต้มน้ำ วิธีใช้"),
  ]

  @Test(arguments: texts)
  func `older encodings are known by the signs of their languages`(charset: String, text: String) throws {
    let bytes = try encoded(text, in: charset)
    #expect(SourceText.read(bytes) == text)
  }

  @Test func `UTF-8 is never taken for another encoding`() {
    for (_, text) in Self.texts {
      for end in 1...text.utf8.count {
        let bytes = Array(text.utf8.prefix(end))
        #expect(
          SourceText.read(bytes).unicodeScalars.prefix(3).elementsEqual(text.unicodeScalars.prefix(3))
            || end < 10)
      }
    }
  }

  private func encoded(_ text: String, in charset: String) throws -> [UInt8] {
    let converter = try #require(iconv_open(charset, "UTF-8"))
    defer { iconv_close(converter) }
    var input = text.utf8.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4)
    let count: Int = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, left) = (source.baseAddress, source.count)
        var (to, room) = (target.baseAddress, target.count)
        _ = iconv(converter, &from, &left, &to, &room)
        #expect(left == 0)
        return target.count - room
      }
    }
    return output.prefix(count).map { UInt8(bitPattern: $0) }
  }
}

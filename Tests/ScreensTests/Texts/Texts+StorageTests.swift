import Domain
import Screens
import Testing
import Texts

struct TextsStorageTests {
  private let copy = TodoBackup(day: "2026-01-31", path: "~/octodo-2026-01-31.db")

  private func sentences(_ language: Language, saved: Int?, copied: Int?, hasCopy: Bool = true) -> [String] {
    Texts(language).sentences(
      for: DamagedFile(
        path: "~/octodo.db.damaged", saved: saved, expected: 9, copy: hasCopy ? copy : nil, copied: copied))
  }

  @Test(arguments: Language.allCases)
  func `a copy is recommended if it has more todos than were saved`(language: Language) {
    let last = sentences(language, saved: 4, copied: 7).last ?? ""
    #expect(last.contains("`octodo backup restore 2026-01-31`") && last.contains("7"))
    #expect(sentences(language, saved: nil, copied: 1).last?.contains("`octodo backup restore") == true)
  }

  @Test(arguments: Language.allCases, [0, 3, 4])
  func `a copy with no more todos than were saved is named with its number`(language: Language, copied: Int) {
    let all = sentences(language, saved: 4, copied: copied)
    #expect(all.first?.contains("4") == true)
    let last = all.last ?? ""
    #expect(last.contains(copy.path) && last.contains(" \(copied) ") || last.contains("\(copied)件"))
    #expect(!last.contains("restore"))
  }

  @Test(arguments: Language.allCases)
  func `a copy that cannot be read is not recommended`(language: Language) {
    let last = sentences(language, saved: 4, copied: nil).last ?? ""
    #expect(last.contains(copy.path) && !last.contains("restore"))
    #expect(sentences(language, saved: 4, copied: nil, hasCopy: false).last?.contains(copy.path) == false)
  }
}

import AppCore
import Domain
import Terminal
import Texts
import Widgets

/// A repository's header and README for a given width. A part is laid out when somebody looks at it, so a
/// README of half a megabyte is on view as soon as a short one.
final class RepoDocument: Document {
  private let header: RepoHeader
  private let readme: ReadmeState
  private let columns: Int
  private let texts: Texts
  private let headerParts: [DetailPart]
  private let readmeParts: [DetailPart]
  private var laidOut: [Int: [StyledText]] = [:]

  /// The columns that prose takes at most; longer lines are hard to read.
  private static let widest = 100
  /// So many parts are kept laid out: more than are on view, fewer than a long README has.
  private static let mostLaidOut = 1_000

  init(header: RepoHeader, readme: ReadmeState, columns: Int, texts: Texts) {
    self.header = header
    self.readme = readme
    self.columns = columns
    self.texts = texts
    headerParts = Self.parts(of: header)
    readmeParts = Self.parts(of: readme, texts)
  }

  func isFor(_ header: RepoHeader, _ readme: ReadmeState, _ columns: Int, _ texts: Texts) -> Bool {
    self.columns == columns && self.texts == texts && self.header == header && self.readme == readme
  }

  /// The README's parts count from 0, the header's from below to -1.
  var parts: Range<Int> { -headerParts.count..<readmeParts.count }

  func rowCount(of part: Int) -> Int { rows(of: part).count }

  /// How many of these places are of the header.
  func headerRows(of places: [DocumentPlace]) -> Int { places.count { $0.part < 0 } }

  func row(at place: DocumentPlace) -> StyledText { rows(of: place.part)[place.row] }

  private func rows(of index: Int) -> [StyledText] {
    if let rows = laidOut[index] { return rows }
    if laidOut.count >= Self.mostLaidOut { laidOut = [:] }
    let part = index < 0 ? headerParts[headerParts.count + index] : readmeParts[index]
    let rows = part.rows(width: max(1, min(columns - 2, Self.widest)))
    laidOut[index] = rows
    return rows
  }

  private static func parts(of header: RepoHeader) -> [DetailPart] {
    let marks = header.marks.map { " [\($0)]" }.joined()
    var parts: [DetailPart] = [.words(header.name + marks, .heading)]
    if let description = header.description { parts.append(.words(description)) }
    for group in [header.figures, header.facts] where !group.isEmpty {
      parts.append(.group(group, separator: " · "))
    }
    if !header.topics.isEmpty { parts.append(.group(header.topics.map { "#" + $0 }, separator: " ")) }
    if let homepage = header.homepage { parts.append(.words(homepage, .link)) }
    return parts + [.rule]
  }

  private static func parts(of readme: ReadmeState, _ texts: Texts) -> [DetailPart] {
    switch readme {
    case .loading: [.words(texts.repoDetail.loadingReadme)]
    case .missing: [.words(texts.repoDetail.noReadme)]
    case .failed(let error): [.words(texts.sentence(for: error), .problem)]
    case .waiting(let seconds):
      [.words(texts.repoDetail.readmePause(seconds: "\(seconds)"))]
    case .text(let text): text.parts
    }
  }
}

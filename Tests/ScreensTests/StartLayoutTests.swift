import Domain
import Foundation
import Terminal
import Testing

@testable import Screens

struct StartLayoutTests {
  private func layout(_ columns: Int, _ rows: Int, _ known: [StartRow]) -> StartLayout {
    StartLayout(
      size: Size(columns: columns, rows: rows), start: "Type.", then: "Then choose.", examples: 4,
      known: known)
  }

  private static let date = Date(timeIntervalSince1970: 0)

  private func known(_ count: Int) -> [StartRow] {
    (0..<count).map { StartRow.query("query \($0)") }
      + (0..<count).map {
        StartRow.todo(Todo(id: Int64($0), title: "todo \($0)", createdAt: Self.date))
      }
      + (0..<count).compactMap { number in
        RepoName("octo/repo\(number)").map {
          StartRow.visit(
            VisitGroup(
              id: Int64(number), visit: Visit(.repo($0), title: "\($0)"), count: 1, lastAt: Self.date)
          )
        }
      }
  }

  @Test func `without anything known only the examples are shown, between two sentences`() {
    let start = layout(200, 57, [])
    #expect(
      start.left == [
        .blank, .words("Type."), .blank, .row(0), .row(1), .row(2), .row(3), .blank, .words("Then choose."),
      ])
    #expect(start.right.isEmpty)
  }

  @Test func `a wide screen has two columns, a narrow one has one`() {
    let wide = layout(120, 37, known(3))
    #expect(wide.left.contains(.heading(.known(.query))))
    #expect(wide.right.first == .blank && wide.right.contains(.heading(.known(.visit))))
    #expect(wide.rows == Array(0..<13))
    let narrow = layout(80, 40, known(3))
    #expect(narrow.right.isEmpty)
    #expect(narrow.rows == Array(0..<13))
  }

  @Test(arguments: [(40, 9), (80, 21), (100, 21), (120, 37), (200, 57)])
  func `all lines fit, and something of all that was done before is on view`(columns: Int, rows: Int) {
    let start = layout(columns, rows, known(10))
    #expect(start.left.count <= rows && start.right.count <= rows)
    for kind in StartRow.Kind.allCases {
      #expect((start.left + start.right).contains(.heading(.known(kind))))
    }
  }

  @Test func `another sentence above moves no row`() {
    func start(_ sentence: String) -> StartLayout {
      StartLayout(
        size: Size(columns: 40, rows: 14), start: sentence,
        starts: ["Type.", String(repeating: "Type and ", count: 6)], then: "Then choose.", examples: 4,
        known: known(3))
    }
    let (short, long) = (start("Type."), start(String(repeating: "Type and ", count: 6)))
    let heading = StartLayout.Line.heading(.examples)
    #expect(short.left.firstIndex(of: heading) == long.left.firstIndex(of: heading))
    #expect(short.rows == long.rows)
  }

  @Test func `the longest parts are shortened first, the examples before others of that length`() {
    // Two lines of the top, and each part takes two lines and its rows.
    #expect(layout(80, 21, known(9)).rows == [0, 1, 4, 5, 6, 13, 14, 15, 22, 23, 24])
    #expect(layout(80, 14, known(9)).rows == [0, 4, 13, 22])
    // Without the blanks above the headings.
    #expect(layout(80, 13, known(9)).rows == [0, 4, 5, 13, 14, 22, 23])
  }

  @Test func `a small screen leaves out the examples, and then the last parts`() {
    #expect(layout(80, 8, known(9)).rows == [4, 13, 22])
    #expect(layout(80, 7, known(9)).rows == [4, 13])
  }
}

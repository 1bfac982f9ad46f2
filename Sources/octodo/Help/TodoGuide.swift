import Domain
import Scripting
import TodoLanguage

/// The text of `octodo help todo`, which is the manual page octodo-todo(7), too: the words of todos and of filters, from the
/// tables that read them.
enum TodoGuide {
  /// At most 80 columns wide.
  static let text: String = {
    var page = GuidePage()
    page.add(
      """
      The words of todos (octodo add, octodo edit, octodo list)

      A todo is written in a line. Words with a meaning of their own set its fields,
      wherever they stand; the other words are its title. Quotes keep blanks in a
      value, a backslash makes a word a part of the title, and after -- all is title.

        octodo add "Fix crash !high +bug @octodo due:fri"
      """)
    page.addSection("WORDS OF A TODO")
    page.addEntry("!high !medium !low", "the priority; also !1 to !9, !!! !! and !")
    page.addEntry("+TAG", "a tag; +\"two words\"; -TAG removes one when a todo is edited")
    page.addEntry("@PROJECT", "the project; dots nest: @home.garden")
    for key in LineKey.all { page.addEntry("\(key.names[0]):", key.summary) }
    page.add(filters)
    addFilters(to: &page)
    page.addSection("DATES")
    for (words, meaning) in dates { page.addEntry(words, meaning) }
    return page.text
  }()

  /// The text of `octodo help filter`.
  static let filterText: String = {
    var page = GuidePage()
    page.add("Filters of todos (octodo list, the Todos tab)\n" + filters)
    addFilters(to: &page)
    return page.text
  }()

  private static let filters = """

    A filter is words, all of which must hold. `or` is between alternatives and
    binds weaker, parentheses group, and - or not before a word excludes. A value
    can be several with commas between, or a range with two dots. Case and accents
    do not matter. Without is: only open todos are found.

      octodo list +bug or @home due:<=7d
      octodo list "is:done done:>=sow sort:changed"
    """

  private static func addFilters(to page: inout GuidePage) {
    page.addSection("WORDS OF A FILTER")
    page.addEntry("WORD", "in title or note; WORD* is the beginning of one, \"WORDS\" follow each other")
    for key in FilterKey.all where !key.summary.isEmpty { page.addEntry("\(key.names[0]):", key.summary) }
    let fields = FilterReader.optionalFields.map(\.name).joined(separator: ", ")
    page.addEntry("has: no:", "a field with or without a value: \(fields)")
    let sorts = TodoSortKey.allCases.map(\.rawValue).joined(separator: ", ")
    page.addEntry("sort:", "the order, at the end: \(sorts), with -asc or -desc after it")
    page.addSection("STATES")
    for status in TodoStatus.allCases where !status.needsSync {
      page.addEntry("is:\(status.rawValue)", status.summary)
    }
    page.addSection("COMPARISONS")
    page.addEntry(": =", "equal; a date is the whole day")
    page.addEntry("!= < <= > >=", "as in due:<fri; a todo without the field matches none of them")
    page.addEntry("A..B", "from A to B")
    page.addEntry("A,B", "A or B")
  }

  private static let dates = [
    ("today tomorrow fri", "days; dec 24, 15th, 2026-12-24, 2026-W52-4"),
    ("next fri, next week", "in the next calendar week, and its beginning"),
    ("sow eow som eom", "start and end of the week, the month; with n for the next and p for the previous"),
    ("3d, in 2 weeks, 3d ago", "spans: min, h, d, w, mo, q, y, and wd for workdays"),
    ("fri 17:00, 5pm, noon", "times, alone or beside a day"),
    ("eom-2d", "a span after a date"),
    ("someday", "no date"),
  ]
}

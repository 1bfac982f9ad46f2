import Terminal
import Testing

@testable import Markdown

struct MarkdownReaderHTMLTests {
  @Test func `unclosed emphasis ends with its block of HTML`() {
    #expect(rows("<p><b>b</p>\n\nc").flatMap(\.pieces).map(\.attributes) == [.bold, []])
  }

  @Test func `the text of HTML is shown, and Markdown between it is parsed`() {
    let source = """
      <h1 align="center">
        <br>
        <img src="a.png" alt="Logo">
        Name
      </h1>
      <p align="center">
          <a href="x">Docs</a> |
          <a href="y">News</a>
      </p>

      <details><summary>More</summary>

      *text*
      </details>

      <ul>
        <li>one two <b>three</b></li>
        <li>four</li>
      </ul>
      <table><tr><td>*a*</td><td>b</td></tr><tr><td>c</td></tr></table>
      """
    #expect(
      lines(source, columns: 15) == [
        "# [Logo] Name", "", "Docs | News", "", "▾ More", "|", "| text", "", "- one two three", "- four", "",
        "*a* | b", "c   | ",
      ])
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul>c", ["- a", "- b", "", "c"]),
    ("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", ["1. a", "   - b", "2. c"]),
    ("<ul>\n\n<li>a</li>\n\n</ul>", ["- a"]), ("<ul>\n<li>\n\n*a*\n</li>\n</ul>\n\nb", ["- a", "", "b"]),
    ("<ol start=\"4\">\n\n<li>a</li>\n\n<li value=9>b</li>\n<li>c</ol>", ["4. a", "9. b", "10. c"]),
    ("<ol type=a><li>a<li>b</ol>", ["a. a", "b. b"]),
    ("<ol start=26 type=A><li>a<li>b</ol>", ["Z. a", "AA. b"]),
    ("<ol start=702 type=a><li>a<li>b<li value=0>c</ol>", ["zz. a", "aaa. b", "0. c"]),
    // GitHub leaves `reversed` out.
    ("<ol type=I reversed start=4><li>a<li>b</ol>", ["IV. a", "V. b"]),
    ("<dl><dt>a</dt><dd>b</dd><dt>c<dd>d</dl>e", ["a", "    b", "c", "    d", "", "e"]),
    ("<ul><li>a<ul><li>b\n\nc", ["- a", "  - b", "", "c"]),
    ("- </li>\n- a", ["- ", "- a"]), ("- a\n\n  </ul></li>\n\n  b", ["- a", "", "  b"]),
  ])
  func `HTML lists have their numbers, and end with their tags`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    (
      "<td><img><br>a<br>b</td>\n<td><img><br><b>c</b></td>\n",
      ["[image] | [image]", "a       | c", "b       | "]
    ),
    ("<td><img alt=x></td><td>a</td>", ["[x] | a"]),
    (
      "<td>Before</td><td>After</td></tr><tr><td><img></td><td><img alt=b></td>",
      ["Before  | After", "--------+------", "[image] | [b]"]
    ),
    (
      "<td>Before</td><td>After</td></tr><tr><td>\n\n```\na\n```\n\n</td><td>\n\n```\nb\n```\n\n</td>",
      ["Before", "", "  a", "", "After", "", "  b"]
    ),
    ("<td>a</td><td><p>b<br>c</p></td>", ["a | b", "  | c"]),
    ("<td><ul><li>a</li><li>b</li></ul></td><td>c</td>", ["- a | c", "- b | "]),
    ("<th>a</th><th>bb</th></tr><tr><td>1</td><td align=right>2</td>", ["a | bb", "--+---", "1 |  2"]),
    ("<td colspan=2>a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td>", ["a |   | b", "c | d | e"]),
    ("<td rowspan=2>a</td><td>b</td></tr><tr><td>c</td>", ["a | b", "  | c"]),
  ])
  func `an HTML table has columns, and lines in its cells`(cells: String, expected: [String]) {
    #expect(lines("<table><tr>\n\(cells)</tr></table>") == expected)
  }

  @Test(arguments: [
    (
      "<table><tr><td>\n\n*a*\n\n```\nb\n```\n\n</td><td>c</td></tr></table>\n\nd",
      ["a", "", "  b", "", "c", "", "d"]
    ),
    ("<table><tr><td># a</td></tr></table>", ["# a"]),
    ("<table>\n<tr><td>a\n\n- b\n\n# c", ["a", "", "- b", "", "# c"]),
    ("> <table><tr><td>a\n\nb", ["> a", "", "b"]),
    ("<table><caption>a</caption><tr><th>b</th></tr></table>", ["a", "b", "-"]),
  ])
  func `a table that only arranges blocks is shown as these`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    (
      "<td>size</td><td>1</td><td><pre>size: 2</pre></td></tr><tr><td>name</td><td></td><td><h4>x</h4></td>",
      [
        "-", "Key: size", "Def: 1", "Example:", "    size: 2", "-", "Key: name", "Example:", "  #### x", "-",
      ]
    ),
    (
      "<td rowspan=2>a</td><td>\n\n```c\nb\n```\n\nc\n\n</td></tr><tr><td>d</td>",
      ["-", "Key: a", "Def:", "  c", "    b", "", "  c", "-", "Key: a", "Def: d", "-"]
    ),
    (
      "<td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td>",
      ["-", "Key: a", "Def:", "  b | c", "-"]
    ),
    (
      "<td>a</td></tr><tr><th>Two</th></tr><tr><td><pre>b</pre></td>",
      ["-", "Key: a", "-", "Key: Two", "-", "Key:", "    b", "-"]
    ),
  ])
  func `a table with a header and blocks in its cells has them below the names`(
    cells: String, expected: [String]
  ) {
    let header = "<tr><th>Key</th><th>Def</th><th>Example</th></tr>"
    let rule = String(repeating: "-", count: 20)
    let shown = lines("<table>\(header)<tr>\(cells)</tr></table>", columns: 20)
    #expect(shown == expected.map { $0 == "-" ? rule : $0 })
  }

  @Test(arguments: [
    (
      "<th colspan=2>Wide</th><th rowspan=2>Two</th>",
      "<tr><td>a</td><td><pre>x</pre></td></tr><tr><td>p</td><td>q</td><td>r</td></tr>",
      ["-", "Wide: a", "Wide:", "    x", "-", "Wide: p", "Wide: q", "Two: r", "-"]
    ),
    (
      "<th>Name</th><th>Size</th><th>Other</th>", "<tr><td colspan=2>both</td><td><pre>z</pre></td></tr>",
      ["-", "Name, Size: both", "Other:", "    z", "-"]
    ),
  ])
  func `a cell over several columns has all their names, and one of the header is no value`(
    header: String, rows: String, expected: [String]
  ) {
    let rule = String(repeating: "-", count: 20)
    let shown = lines("<table><tr>\(header)</tr>\(rows)</table>", columns: 20)
    #expect(shown == expected.map { $0 == "-" ? rule : $0 })
  }

  @Test func `a header of one column or of blocks is shown above what is below it`() {
    #expect(
      lines("<table><tr><th>a</th></tr><tr><td><pre>b</pre></td></tr></table>") == ["a", "", "  b"])
    #expect(
      lines("<table><tr><th><h1>a</h1></th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>") == [
        "# a", "", "b", "", "c", "", "d",
      ])
  }

  @Test func `a header can have several rows`() {
    let header = """
      <tr><th rowspan=2>Key</th><th colspan=2>Group A</th><th>B</th></tr>
      <tr><th>one</th><th>two</th><th>three</th></tr>
      """
    let table = "<table>\(header)<tr><td>k</td><td>1</td><td>2</td><td>3</td></tr></table>"
    #expect(
      lines(table) == [
        "Key | Group A |     | B", "    | one     | two | three", "----+---------+-----+------",
        "k   | 1       | 2   | 3",
      ])
    #expect(
      lines(table, columns: 16) == [
        "----------------", "Key: k", "Group A one: 1", "Group A two: 2", "B three: 3", "----------------",
      ])
    // What is below another row of names is one of words.
    #expect(
      lines("<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><th>d</th></tr></table>") == [
        "a | b", "--+--", "c | d",
      ])
  }

  @Test func `a value that reaches into further rows is in each of them where they stand alone`() {
    let table = """
      <table><tr><th>first</th><th>second</th></tr>
      <tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>
      """
    #expect(
      lines(table, columns: 9) == [
        "---------", "first: a", "second: b", "---------", "first: a", "second: c", "---------", "first: d",
        "second: e", "---------",
      ])
  }

  @Test(arguments: [
    ("<p>a<hr>b</p>", ["a", "", "---------", "", "b"]), ("<p>a<pre>b</pre>c</p>", ["a", "", "  b", "", "c"]),
    ("<ul><li>a<pre>b</pre>c</li></ul>", ["- a", "    b", "  c"]),
    ("<div>a</div>\n<h2>b</h2>", ["a", "", "## b"]), ("<div>a</div><div>b</div>", ["a", "b"]),
    ("<div>a</div>\n<div><p>b</p></div>", ["a", "", "b"]),
    ("<center>a</center><hr>", ["a", "", "---------"]),
    ("<div><p>a</p></div>", ["a"]), ("<blockquote><div>a</div></blockquote>", ["> a"]),
  ])
  func `a block of HTML has empty lines around it, except in an item`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test(arguments: [
    ("<blockquote>a<br>b</blockquote>c", ["> a", "> b", "", "c"]),
    ("<blockquote>\n\n*a*\n\n- b\n\n</blockquote>\n\nc", ["> a", ">", "> - b", "", "c"]),
    ("- <blockquote>a\n\n  b\n- c", ["- > a", "  >", "  > b", "", "- c"]),
    ("<details><summary>a</summary>\n\nb\n\n</details>\n\nc", ["▾ a", "|", "| b", "", "c"]),
    ("<details><summary><img alt=a></summary></details>b", ["▾ [a]", "", "b"]),
    ("<details><img alt=a></details>b", ["▾ Details", "|", "| [a]", "", "b"]),
    ("<details>\n\na\n\nb\n\n</details>", ["▾ Details", "|", "| a", "|", "| b"]),
    ("a\n<details><ul><li>b</ul></details>", ["a", "", "▾ Details", "|", "| - b"]),
    ("<details><summary></summary>\n\na\n\n</details>", ["▾ Details", "|", "| a"]),
    ("<details><summary>\n\na\n\n</summary>\n\nb\n\n</details>", ["▾ a", "|", "| b"]),
    ("<details>\n\n<summary>a</summary>b</details>", ["▾ a", "|", "| b"]),
    ("<details><details>a</details></details>", ["▾ Details", "|", "| ▾ Details", "| |", "| | a"]),
    ("<details><table><tr><td>a<td>b</table></details>", ["▾ Details", "|", "| a | b"]),
    (
      "<details><summary>a</summary><details><summary>b</summary>c</details></details>",
      ["▾ a", "|", "| ▾ b", "| |", "| | c"]
    ),
  ])
  func `quotations and folds of HTML are marked to their end`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("Words<br>\n\n# Next", ["Words", "", "# Next"]), ("<div>a<br></div>\n\nb", ["a", "", "b"]),
    ("a<br><br>b", ["a", "", "b"]), ("<p>a<br></p>b", ["a", "", "b"]),
  ])
  func `a break at the end of a block does not take its empty line`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("a<p>b</p>c", ["a", "b", "c"]), ("x <div>a</div><div>b</div>", ["x", "a", "b"]),
    ("|x|\n|-|\n| <ol start=2><li>a</li><li>b</li></ol> |", ["x", "----", "2. a", "3. b"]),
    ("|x|\n|-|\n| <ol type=a><li>a</li><li value=7>b</li></ol> |", ["x", "----", "a. a", "g. b"]),
    ("| <ul><li>a</li><li>b</li></ul> |\n|-|\n| c<br>d<p>e</p> |", ["- a", "- b", "---", "c", "d", "e"]),
  ])
  func `a block within a line does not glue words`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    (
      "<ul><li>x<ul><li>deep</li></ul></li><li>y</li></ul>z", ["- x", "  - deep", "- y", "z"]
    ),
    ("<ol><li>x<ul><li>a</li><li></li></ul><li>y</ol>", ["1. x", "   - a", "   -", "2. y"]),
    ("a<details><summary>S</summary>z<br>w</details>b", ["a", "▾ S", "| z", "| w", "b"]),
    ("a<details>z</details>", ["a", "▾ Details", "| z"]),
    ("<details><ul><li>z</li></ul></details>", ["▾ Details", "| - z"]),
    ("a <blockquote>q<ul><li>b</ul></blockquote> c", ["a", "> q", "> - b", "c"]),
    ("a <blockquote><img alt=b src=c></blockquote>", ["a", "> [b]"]), ("<li>a<li>b", ["- a", "- b"]),
  ])
  func `lists, quotations and folds in a line have their marks`(source: String, expected: [String]) {
    func rows(_ source: String) -> [String] {
      // The mark of an empty item ends with a blank.
      lines(source).map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }
    #expect(Array(rows("|c|\n|-|\n|\(source)|").dropFirst(2)) == expected)
    // After a word it is no block.
    let words = expected.first == "a" ? Array(expected.dropFirst()) : expected
    #expect(Array(rows("*x* \(source)\n\nnext").dropFirst()) == words + ["", "next"])
  }

  @Test func `a quotation in a line is marked in each row, and ends with its paragraph`() {
    #expect(
      lines("a <blockquote>one two three\n\nb", columns: 9) == ["a", "> one two", "> three", "", "b"])
    #expect(lines("<blockquote>\n\na</blockquote>\n\nb") == ["> a", "", "b"])
  }

  @Test(arguments: [
    ("a<hr>b", ["a", "", "---------", "", "b"]), ("- a<hr>b", ["- a", "  -------", "  b"]),
    ("|c|\n|-|\n|a<hr>b|", ["c", "---", "a", "---", "b"]), ("# a<hr>b", ["# a", "  b"]),
    ("<table><tr><td>a<hr>b</td><td>c</td></tr></table>", ["a   | c", "--- | ", "b   | "]),
  ])
  func `a rule in a line or a cell is shown`(source: String, expected: [String]) {
    #expect(lines(source, columns: 9) == expected)
  }

  @Test(arguments: [
    ("The <title> tag is missing", ["The <title> tag is missing"]),
    ("npm run <script> --fix", ["npm run <script> --fix"]), ("a </TextArea> b", ["a </TextArea> b"]),
    ("<iframe title=\"a &amp; b\"></iframe>", ["<iframe title=\"a & b\"></iframe>"]),
    ("<script>\nvar a = 1\n</script>\n\nb", ["<script> var a = 1 </script>", "", "b"]),
    ("<p><style>p { color: red }</style></p>", ["<style>p { color: red }</style>"]),
    ("<pre><xmp>a</pre>", ["  <xmp>a"]),
    ("|<noembed>|\n|-|\n|<plaintext>|", ["<noembed>", "-----------", "<plaintext>"]),
    ("<titles>a", ["a"]),
  ])
  func `tags that GitHub does not allow are text`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("Click <picture><source srcset=d><img alt=icon src=l></picture> to start.", ["Click [icon] to start."]),
    ("- <picture><img alt=icon src=l></picture> words", ["- [icon] words"]),
    ("|a|\n|-|\n|x <picture><img alt=b src=c></picture> y|", ["a", "-------", "x [b] y"]),
    (
      "<a href=x><picture><img alt=a src=b></picture></a> <a href=y><picture><img alt=c src=d></picture></a>",
      ["[a] [c]"]
    ),
  ])
  func `a picture for two colours stays in its sentence`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test func `an unclosed cell ends with its paragraph`() {
    #expect(lines("a <td> b\n\nc<br>d") == ["a | b", "", "c", "d"])
  }

  @Test func `nested HTML lists have a maximum depth`() {
    let text = MarkdownText(String(repeating: "<ul><li>a", count: 1_000))
    #expect(text.parts.allSatisfy { $0.margin.rest.count <= 40 })
    #expect(text.parts.count == 1_000)
  }
}

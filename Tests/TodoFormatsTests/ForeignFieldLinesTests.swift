import Testing

@testable import TodoFormats

struct ForeignFieldLinesTests {
  static let fields: [(String?, [String])] = [
    (nil, []), ("", []), ("{}", []), ("no JSON", ["no JSON"]),
    (#"{"todotxt":"(D) Buy tea zzz:1"}"#, ["todotxt: (D) Buy tea zzz:1"]),
    (#"{"ics":"BEGIN:VTODO\r\nX-A:1\r\n"}"#, ["ics: BEGIN:VTODO", "ics: X-A:1"]),
    (
      #"{"json":{"size":4,"a":[1,null,true],"b":{"c":1.5}},"csv":{"colour":"red"}}"#,
      ["csv: colour red", "json: a 1, , true", "json: b c 1.5", "json: size 4"]
    ),
    (
      #"{"json":{"id":9007199254740993,"min":-9223372036854775808,"max":18446744073709551615,"n":1e3}}"#,
      [
        "json: id 9007199254740993", "json: max 18446744073709551615", "json: min -9223372036854775808",
        "json: n 1e3",
      ]
    ),
    (
      #"{"json":{"a":18446744073709551616,"b":-123456789012345678901234567890123456789012345,"c":0.10,"d":1E300}}"#,
      [
        "json: a 18446744073709551616", "json: b -123456789012345678901234567890123456789012345",
        "json: c 0.10",
        "json: d 1E300",
      ]
    ),
  ]

  @Test(arguments: fields) func `each value of another program is a line`(extra: String?, lines: [String]) {
    #expect(ForeignFieldLines.all(extra) == lines)
  }

  @Test func `a long object is cut`() {
    let lines = (1...200).map { "X-\($0):1" }.joined(separator: #"\r\n"#)
    let shown = ForeignFieldLines.all(#"{"ics":"\#(lines)"}"#)
    #expect(shown.count == 61)
    #expect(shown.last == "…")
  }
}

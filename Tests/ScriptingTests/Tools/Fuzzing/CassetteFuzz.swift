import HTTP
import Stubs

/// What must hold for any bytes that are read as a cassette.
struct CassetteFuzz {
  let complaint: String?

  init(_ input: [UInt8]) {
    do throws(CassetteError) {
      let text = try Cassette(reading: input, file: "t.cassette").text
      complaint = Self.complaint(aboutWritten: text)
    } catch {
      let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
      let isInside = (1...lines).contains(error.line)
      complaint = isInside && !error.reason.isEmpty ? nil : "a wrong location: \(error)"
    }
  }

  private static func complaint(aboutWritten text: String) -> String? {
    do throws(CassetteError) {
      let again = try Cassette(reading: Array(text.utf8), file: "t.cassette").text
      return again == text ? nil : "a cassette is read in two ways"
    } catch {
      return "a cassette that was written cannot be read: \(error)"
    }
  }
}

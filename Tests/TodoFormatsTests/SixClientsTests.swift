import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

/// Objects as six clients write them, with what octodo has no field for.
struct SixClientsTests {
  struct Client: CustomTestStringConvertible, Sendable {
    let name: String
    /// With the line ends of this file.
    let object: String

    var testDescription: String { name }
    var text: String { object.replacing("\n", with: "\r\n") }
  }

  static let clients = [
    Client(
      name: "Tasks.org",
      object: #"""
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:+//IDN tasks.org//android-140500//EN
        BEGIN:VTODO
        DTSTAMP:20261120T101500Z
        UID:5577006791947779410
        CREATED:20261119T080000Z
        LAST-MODIFIED:20261120T101500Z
        SUMMARY:Pay the rent
        DESCRIPTION:Ask about the key\, too\; it\nis lost
        PRIORITY:1
        STATUS:NEEDS-ACTION
        DUE;TZID=Europe/Berlin:20261130T090000
        DTSTART;TZID=Europe/Berlin:20261129T090000
        RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1
        CATEGORIES:home,money\,bank
        X-APPLE-SORT-ORDER:653112000
        GEO:52.5;13.4
        LOCATION:Bank\, main street
        RELATED-TO;RELTYPE=PARENT:11-22
        COLLAPSED:1
        BEGIN:VALARM
        TRIGGER;RELATED=END:-PT15M
        ACTION:DISPLAY
        DESCRIPTION:Default Tasks.org description
        END:VALARM
        END:VTODO
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        TZNAME:CEST
        DTSTART:19700329T020000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        TZNAME:CET
        DTSTART:19701025T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        END:VTIMEZONE
        END:VCALENDAR

        """#),
    Client(
      name: "Nextcloud Tasks",
      object: #"""
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Nextcloud Tasks v0.16.0
        BEGIN:VTODO
        UID:1b8f4d6e-7f55-4d0a-9b4e-0d8b7b0a5a11
        CREATED:20261101T101112
        LAST-MODIFIED:20261102T101112
        DTSTAMP:20261101T101112
        SUMMARY;LANGUAGE=de:Wäsche 🧺 lang lang lang lang lang lang 
         lang lang lang lang lang lang lang lang lang lang lang lang lang lang 
        PERCENT-COMPLETE:30
        STATUS:IN-PROCESS
        PRIORITY:4
        DUE;VALUE=DATE:20261201
        X-PINNED:true
        X-OC-HIDESUBTASKS:1
        CATEGORIES:a
        CATEGORIES:b,c
        CLASS:PRIVATE
        URL:https://example.com/x?a=b&c=d
        END:VTODO
        END:VCALENDAR

        """#),
    Client(
      name: "Thunderbird",
      object: #"""
        BEGIN:VCALENDAR
        PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
        VERSION:2.0
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        TZNAME:CEST
        DTSTART:19700329T020000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        TZNAME:CET
        DTSTART:19701025T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VTODO
        CREATED:20261101T101112Z
        LAST-MODIFIED:20261102T101112Z
        DTSTAMP:20261102T101112Z
        UID:4f6e0f7c-08b2-4f9d-9bb5-2d6b8b9e8b21
        SUMMARY:Water plants
        RRULE:FREQ=WEEKLY;BYDAY=MO
        EXDATE;TZID=Europe/Berlin:20261130T180000
        DTSTART;TZID=Europe/Berlin:20261123T180000
        DUE;TZID=Europe/Berlin:20261123T183000
        X-MOZ-GENERATION:3
        X-MOZ-LASTACK:20261102T101112Z
        SEQUENCE:2
        ATTACH;FMTTYPE=text/plain:https://example.com/a.txt
        ATTENDEE;CN="Doe, Jane";PARTSTAT=NEEDS-ACTION:mailto:jane@example.com
        DESCRIPTION;ALTREP="data:text/html,%3Cb%3Ehi%3C%2Fb%3E":hi
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;VALUE=DURATION:-PT15M
        DESCRIPTION:Mozilla Standardbeschreibung
        X-MOZ-ALARM:1
        END:VALARM
        END:VTODO
        BEGIN:VTODO
        UID:4f6e0f7c-08b2-4f9d-9bb5-2d6b8b9e8b21
        DTSTAMP:20261102T101112Z
        RECURRENCE-ID;TZID=Europe/Berlin:20261123T180000
        SUMMARY:Water plants
        STATUS:COMPLETED
        COMPLETED:20261123T170000Z
        PERCENT-COMPLETE:100
        DTSTART;TZID=Europe/Berlin:20261123T180000
        END:VTODO
        END:VCALENDAR

        """#),
    Client(
      name: "Apple Reminders",
      object: #"""
        BEGIN:VCALENDAR
        CALSCALE:GREGORIAN
        PRODID:-//Apple Inc.//iOS 17.0//EN
        VERSION:2.0
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        TZNAME:CEST
        DTSTART:19700329T020000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        TZNAME:CET
        DTSTART:19701025T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VTODO
        COMPLETED:20261121T101112Z
        CREATED:20261101T101112Z
        DTSTAMP:20261121T101112Z
        DUE;TZID=Europe/Berlin:20261121T120000
        DTSTART;TZID=Europe/Berlin:20261121T120000
        LAST-MODIFIED:20261121T101112Z
        PERCENT-COMPLETE:100
        SEQUENCE:1
        STATUS:COMPLETED
        SUMMARY:Call mum
        UID:0A1B2C3D-0000-1111-2222-333344445555
        X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="1 Infinite Loop\, Cupertino";X-APPLE-RADIUS=100;X-TITLE=Home:geo:37.3,-122.0
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:Reminder
        TRIGGER;VALUE=DATE-TIME:20261121T110000Z
        UID:AAAA
        X-WR-ALARMUID:AAAA
        ACKNOWLEDGED:20261121T110005Z
        END:VALARM
        END:VTODO
        END:VCALENDAR

        """#),
    Client(
      name: "todoman",
      object: #"""
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:io.barrera.todoman
        BEGIN:VTODO
        CATEGORIES:x
        CREATED:20261101T101112Z
        DESCRIPTION:first\nsecond
        DTSTAMP:20261101T101112Z
        DUE:20261201T160000Z
        LAST-MODIFIED:20261101T101112Z
        LOCATION:here
        PERCENT-COMPLETE:0
        PRIORITY:9
        SEQUENCE:1
        STATUS:NEEDS-ACTION
        SUMMARY:Write
        UID:abc123@host
        END:VTODO
        END:VCALENDAR

        """#),
    Client(
      name: "jtx Board with DAVx5",
      object: #"""
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:DAVx5/4.3.1-ose ical4j/3.2.7 (at.techbee.jtx)
        BEGIN:VTODO
        DTSTAMP:20261101T101112Z
        UID:1c-2d
        SEQUENCE:5
        CREATED:20261101T101112Z
        LAST-MODIFIED:20261101T101112Z
        SUMMARY:Deploy
        DESCRIPTION:
        DUE;TZID=Europe/Berlin:20261201T170000
        DURATION:PT1H
        COLOR:aquamarine
        CONTACT:Jim
        RESOURCES:a,b
        COMMENT:first
        COMMENT;LANGUAGE=en:second
        RELATED-TO;RELTYPE=CHILD:zz
        RELATED-TO;RELTYPE=SIBLING:yy
        X-STATUS:blocked
        STATUS:NEEDS-ACTION
        BEGIN:VALARM
        TRIGGER:P0D
        ACTION:DISPLAY
        DESCRIPTION:x
        END:VALARM
        END:VTODO
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        TZNAME:CEST
        DTSTART:19700329T020000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        TZNAME:CET
        DTSTART:19701025T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        END:VTIMEZONE
        END:VCALENDAR

        """#),
  ]

  /// What changes with each change of a todo. One without a sequence gets one.
  private static let counted = ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]

  @Test(arguments: clients) func `an object is written byte for byte as its client wrote it`(client: Client)
    throws
  {
    let trial = try FormatTrial(.ics)
    let written = trial.write(trial.imported(client.text))
    #expect(written == client.text)
  }

  @Test(arguments: clients) func `a new title changes the title and leaves all else`(client: Client) throws {
    let trial = try FormatTrial(.ics)
    var todos = trial.imported(client.text)
    #expect(todos.count == 1)
    todos[0].title = "New title"
    let written = trial.write(todos)
    #expect(Self.kept(written) == Self.kept(client.text))
    #expect(Self.lines(written).count { $0.hasPrefix("SUMMARY") && $0.hasSuffix(":New title") } == 1)
    #expect(trial.imported(written).map(\.title) == ["New title"])
  }

  /// The lines of a file in their order, without the titles and without what counts changes.
  private static func kept(_ text: String) -> [String] {
    lines(text).compactMap { line in
      let name = line.prefix { $0 != ":" && $0 != ";" }
      if counted.contains(String(name)) { return nil }
      return name == "SUMMARY" ? String(line.prefix { $0 != ":" }) : line
    }
  }

  /// Without their folds.
  private static func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }
}

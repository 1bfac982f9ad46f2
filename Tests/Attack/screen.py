"""What a terminal shows for the bytes that a program writes, and each of these bytes that must not reach a terminal."""

import codecs
import re
import unicodedata

CONTROL = re.compile(r"\x1b(?:\[([0-9;?]*)([@-~])|([()][0AB])|([78=>MDE])|\](52;c;[A-Za-z0-9+/=]*)(?:\x07|\x1b\\)|"
                     r"\[>0q|\](?:0|2);[^\x00-\x1f\x7f-\x9f]*(?:\x07|\x1b\\)|\](?:1[01]|4;[1-6]);\?(?:\x07|\x1b\\))")
# The longest sequence that may still be incomplete: the clipboard's.
LONGEST = 200_000
# The sequences that xterm-256color's description needs, and the queries that a program may send (cursor, attributes, version).
KNOWN_FINALS = set("ABCDGHdJKXP@LMSTmrhlbtnc")
MARKS_IN_A_CELL = 8


class Screen:
    def __init__(self, columns=80, rows=24):
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.rest = ""
        self.modes = set()  # the enabled private ones: 1049 is the second screen, 1000 the mouse, 2004 pastes
        self.strange = []
        self.bells = 0
        self.marks = 0
        self.resize(columns, rows)

    def resize(self, columns, rows):
        """As if everything was cleared; the program redraws."""
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.kept = 0, 0
        self.top, self.bottom = 0, rows - 1

    @property
    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    @property
    def text(self):
        """Everything shown, with each run of blanks as one, because a sentence may continue in the next row."""
        return " ".join(" ".join(self.lines).split())

    def feed(self, data):
        text = self.rest + self.decoder.decode(data)
        self.rest, position = "", 0
        while position < len(text):
            if text[position] != "\x1b":
                self.put(text[position])
                position += 1
                continue
            match = CONTROL.match(text, position)
            if match:
                self.control(match)
                position = match.end()
            elif self.may_go_on(text[position:]):
                self.rest = text[position:]
                return
            else:
                self.note(text[position:position + 12])
                position += 1

    @staticmethod
    def may_go_on(text):
        return (re.fullmatch(r"\x1b(?:\[[0-9;?>]*|[()])?", text) is not None
                or re.fullmatch(r"\x1b\](?:52?(?:;c?(?:;[A-Za-z0-9+/=]*\x1b?)?)?|[0-9]{0,2}(?:;[^\x00-\x1f\x7f-\x9f]*\x1b?)?)",
                                text) is not None and len(text) < LONGEST)

    def note(self, what):
        if len(self.strange) < 20:
            self.strange.append(what)

    def control(self, match):
        parameters, final, _, single, _ = match.groups()
        if single == "M":
            self.scroll_down() if self.row == self.top else self.move(-1, 0)
        elif single == "7":
            self.kept = self.row, self.column
        elif single == "8":
            self.row, self.column = self.kept
        elif final is not None:
            self.sequence(parameters, final, match.group())

    def sequence(self, parameters, final, whole):
        if final not in KNOWN_FINALS:
            return self.note(whole)
        if final in "hl" and parameters.startswith("?"):
            numbers = {int(number) for number in parameters[1:].split(";") if number}
            self.modes = self.modes | numbers if final == "h" else self.modes - numbers
            return
        if parameters.startswith("?"):
            return None
        numbers = [int(number) if number else 0 for number in parameters.split(";")]
        one = max(numbers[0], 1)
        row = self.cells[self.row]
        if final == "A": self.move(-one, 0)
        elif final == "B": self.move(one, 0)
        elif final == "C": self.move(0, one)
        elif final == "D": self.move(0, -one)
        elif final == "G": self.column = min(one, self.columns) - 1
        elif final == "d": self.row = min(one, self.rows) - 1
        elif final == "H":
            self.row = min(one, self.rows) - 1
            self.column = min(max(numbers[1], 1) if len(numbers) > 1 else 1, self.columns) - 1
        elif final == "J": self.erase_screen(numbers[0])
        elif final == "K": self.erase_row(numbers[0])
        elif final == "X":
            for column in range(self.column, min(self.column + one, self.columns)):
                row[column] = " "
        elif final == "P":
            del row[self.column:self.column + one]
            row += [" "] * (self.columns - len(row))
        elif final == "@":
            row[self.column:self.column] = [" "] * one
            del row[self.columns:]
        elif final == "L":
            for _ in range(min(one, self.rows)): self.scroll_down(self.row)
        elif final == "M":
            for _ in range(min(one, self.rows)): self.scroll_up(self.row)
        elif final == "S":
            for _ in range(min(one, self.rows)): self.scroll_up()
        elif final == "T":
            for _ in range(min(one, self.rows)): self.scroll_down()
        elif final == "r":
            self.top = one - 1
            self.bottom = min(numbers[1], self.rows) - 1 if len(numbers) > 1 else self.rows - 1
            self.row = self.column = 0
        elif final == "b":
            for _ in range(one): self.put(self.last)
        return None

    def move(self, rows, columns):
        self.row = min(max(self.row + rows, 0), self.rows - 1)
        self.column = min(max(min(self.column, self.columns - 1) + columns, 0), self.columns - 1)

    def erase_screen(self, how):
        if how in (0, 2, 3): self.erase_row(0 if how == 0 else 2)
        first, last = (self.row + 1, self.rows) if how == 0 else (0, self.row) if how == 1 else (0, self.rows)
        for row in range(first, last): self.cells[row] = [" "] * self.columns

    def erase_row(self, how):
        position = min(self.column, self.columns - 1)
        first, last = (position, self.columns) if how == 0 else (0, position + 1) if how == 1 else (0, self.columns)
        for column in range(first, last): self.cells[self.row][column] = " "

    def scroll_up(self, top=None):
        top = self.top if top is None else top
        if top <= self.bottom < self.rows:
            del self.cells[top]
            self.cells.insert(self.bottom, [" "] * self.columns)

    def scroll_down(self, top=None):
        top = self.top if top is None else top
        if top <= self.bottom < self.rows:
            del self.cells[self.bottom]
            self.cells.insert(top, [" "] * self.columns)

    last = " "

    def put(self, character):
        code = ord(character)
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.scroll_up() if self.row == self.bottom else self.move(1, 0)
        elif character == "\b":
            self.move(0, -1)
        elif character == "\t":
            self.column = min((self.column // 8 + 1) * 8, self.columns - 1)
        elif character == "\x07":
            self.bells += 1
        elif code < 0x20 or 0x7F <= code < 0xA0 or harmful(character):
            self.note(f"U+{code:04X}")
        elif unicodedata.category(character) in ("Mn", "Me"):
            self.marks += 1
            if self.marks == MARKS_IN_A_CELL:
                self.note("a pile of combining marks")
        else:
            self.draw(character)

    def draw(self, character):
        self.marks, self.last = 0, character
        width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if self.column + width > self.columns:
            self.column = 0
            self.scroll_up() if self.row == self.bottom else self.move(1, 0)
        if self.column + width > self.columns:  # does not fit into a terminal of one column
            return
        self.cells[self.row][self.column] = character
        if width == 2:
            self.cells[self.row][self.column + 1] = ""
        self.column += width


def harmful(character):
    """Characters that reorder or hide text, or carry hidden text (CVE-2021-42574)."""
    code = ord(character)
    return (code in (0xAD, 0x34F, 0x61C, 0xFEFF, 0x115F, 0x1160, 0x3164, 0xFFA0) or 0x200B <= code <= 0x200F
            and code != 0x200D or 0x2028 <= code <= 0x202E or 0x2060 <= code <= 0x206F or 0xFE00 <= code <= 0xFE0F
            or 0xFFF9 <= code <= 0xFFFB or 0xE0000 <= code <= 0xE0FFF)

"""HTTP and TLS that violate the rules: octodo refuses or continues, within its limits and timeouts."""

import gzip
import json
import shutil
import socket
import struct
import subprocess
import time

from answers import REFUSED, meet
from attack import attack
from server import Server, calm, found, reply, repository
from world import Skipped, require

BODY = json.dumps(found(repository(7, full_name="octo/storm"))).encode()
TAKEN = ["octo/storm"]


def head(*lines, status="200 OK"):
    return "\r\n".join([f"HTTP/1.1 {status}", "Content-Type: application/json", *lines]).encode("latin-1") + b"\r\n\r\n"


def drip(piece, seconds, first=b""):
    def parts(request):
        yield first
        end = time.monotonic() + 60
        while time.monotonic() < end:
            yield piece
            time.sleep(seconds)
    return parts


def flood(piece, first=b"", times=10_000_000):
    def parts(request):
        yield first
        for _ in range(times):
            yield piece
    return parts


CHUNKED = head("Transfer-Encoding: chunked")
LENGTH = f"Content-Length: {len(BODY)}"

# Name, the response, further arguments for `meet`, and whether it is one of the quick ones.
STORMS = {
    "two-lengths": (head(LENGTH, "Content-Length: 10") + BODY, {"refused": REFUSED}, False),
    "two-lengths-short-first": (head("Content-Length: 10", LENGTH) + BODY, {"refused": REFUSED}, True),
    "length-list": (head(f"Content-Length: {len(BODY)}, 10") + BODY, {"refused": REFUSED}, False),
    "same-length-twice": (head(LENGTH, LENGTH, "Connection: close") + BODY, {}, False),
    "length-and-chunked": (head("Content-Length: 5", "Transfer-Encoding: chunked") + b"%x\r\n" % len(BODY) + BODY + b"\r\n0\r\n\r\n", {}, False),
    "length-too-long": (head(f"Content-Length: {len(BODY) + 100}", "Connection: close") + BODY, {"refused": REFUSED}, True),
    "length-too-short": (head("Content-Length: 20", "Connection: close") + BODY, {"refused": REFUSED}, False),
    "length-negative": (head("Content-Length: -1") + BODY, {}, False),
    "length-huge": (head("Content-Length: 99999999999999999999999999") + BODY, {"refused": REFUSED}, False),
    "length-9-mib": (head("Content-Length: 9437184") + BODY, {"refused": REFUSED}, False),
    "length-no-number": (head("Content-Length: 0x10") + BODY, {}, False),
    "chunk-size-overflow": (CHUNKED + b"ffffffffffffffffff\r\n" + BODY, {"refused": REFUSED}, False),
    "chunk-size-none": (CHUNKED + b"xyz\r\n" + BODY, {"refused": REFUSED}, False),
    "chunks-cut": (CHUNKED + b"ffff\r\n" + BODY, {"refused": REFUSED}, False),
    "chunk-extensions": (CHUNKED + b"5;" + b"x=y;" * 100_000 + b"\r\n{}{}{\r\n0\r\n\r\n", {"refused": REFUSED}, False),
    "chunks-of-one-byte": (CHUNKED + b"".join(b"1\r\n%c\r\n" % byte for byte in BODY) + b"0\r\n\r\n", {}, False),
    "chunks-without-end": (flood(b"400\r\n" + b"x" * 1024 + b"\r\n", CHUNKED), {"refused": REFUSED}, True),
    "trailers-flood": (flood(b"X: " + b"y" * 500 + b"\r\n", CHUNKED + b"2\r\n{}\r\n0\r\n"), {"refused": REFUSED}, False),
    "interim-flood": (flood(b"HTTP/1.1 100 Continue\r\n\r\n" * 40), {"refused": REFUSED}, True),
    "interim-hints": (b"HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n" * 50 + head(LENGTH, "Connection: close") + BODY, {}, False),
    "interim-101": (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n" + BODY, {}, False),
    "header-flood": (flood(b"X-%d: y\r\n" * 1 % 1 * 100, b"HTTP/1.1 200 OK\r\n"), {"refused": REFUSED}, True),
    "header-of-1-mib": (head("X: " + "y" * (1 << 20)) + BODY, {"refused": REFUSED}, False),
    "header-without-end": (flood(b"y" * 1000, b"HTTP/1.1 200 OK\r\nX: "), {"refused": REFUSED}, False),
    "header-without-colon": (b"HTTP/1.1 200 OK\r\nno colon here\r\n" + LENGTH.encode() + b"\r\n\r\n" + BODY, {}, False),
    "header-with-nul": (head("X: a\0b", LENGTH, "Connection: close") + BODY, {}, False),
    "header-folded": (head("X: a", " b", "\tc", LENGTH, "Connection: close") + BODY, {}, False),
    "header-bare-line-ends": (head(LENGTH, "Connection: close").replace(b"\r\n", b"\n") + BODY, {}, False),
    "status-204-with-body": (head(LENGTH, status="204 No Content") + BODY, {}, False),
    "status-304-unasked": (head(status="304 Not Modified"), {}, False),
    "status-205": (head(LENGTH, status="205 Reset Content") + BODY, {}, False),
    "status-206": (head(LENGTH, "Content-Range: bytes 0-10/99999999999", status="206 Partial Content") + BODY, {}, False),
    "status-000": (head(LENGTH, status="000 Zero") + BODY, {}, False),
    "status-999": (head(LENGTH, status="999 \x1b[31m") + BODY, {"refused": REFUSED}, False),
    "status-huge": (head(LENGTH, status="99999999999999999999 X") + BODY, {}, False),
    "status-line-of-1-mib": (head(LENGTH, status="200 " + "x" * (1 << 20)) + BODY, {}, False),
    "http-0.9": (BODY, {"refused": REFUSED}, False),
    "http-9.9": (b"HTTP/9.9 200 OK\r\n\r\n" + BODY, {}, False),
    "other-protocol": (b"220 mail.example ESMTP\r\n", {"refused": REFUSED}, False),
    "random-bytes": (bytes((n * 7919) >> 3 & 255 for n in range(200_000)), {"refused": REFUSED}, False),
    "closed-at-once": (b"", {"refused": REFUSED}, True),
    "gzip-broken": (reply(gzip.compress(BODY)[:-12] + b"garbage", headers=["Content-Encoding: gzip"]), {}, False),
    "gzip-cut": (reply(gzip.compress(BODY)[:20], headers=["Content-Encoding: gzip"]), {"refused": REFUSED}, False),
    "gzip-is-none": (reply(BODY, headers=["Content-Encoding: gzip"]), {"refused": REFUSED}, False),
    "encoding-unasked": (reply(b"\x8b" * 100, headers=["Content-Encoding: br, zstd, deflate"]), {"refused": REFUSED}, False),
    "encodings-many": (reply(BODY, headers=["Content-Encoding: " + ", ".join(["gzip"] * 500)]), {"refused": REFUSED}, False),
    "pause-for-ever": (reply(b"{}", status="403 Forbidden", headers=["Retry-After: 99999999999999999999"]), {"refused": ["Loading failed", "Rate limited"], "pauses": True}, False),
    "pause-negative": (reply(b"{}", status="429 X", headers=["Retry-After: -5"]), {"refused": ["Rate limited", "failed"], "pauses": True}, False),
    "limits-odd": (reply(BODY, headers=["X-RateLimit-Remaining: -1", "X-RateLimit-Reset: 1e99", "X-RateLimit-Limit: \u00ff"]), {}, False),
    "link-of-60-kib": (reply(BODY, headers=["Link: " + "<x>; rel=\"" + "next " * 12_000]), {}, False),
    "etag-of-60-kib": (reply(BODY, headers=["ETag: \"" + "x" * 60_000 + "\""]), {}, False),
    "cookies": (reply(BODY, headers=[f"Set-Cookie: a{n}={'x' * 200}" for n in range(100)]), {}, False),
    "alt-svc-and-hsts": (reply(BODY, headers=['Alt-Svc: h3="evil.example:443"; ma=99999999', "Strict-Transport-Security: max-age=99999"]), {}, False),
}


def register():
    for name, (answer, options, is_quick) in STORMS.items():
        attack(f"http-{name}", quick=is_quick)(lambda world, answer=answer, options=options: meet(world, answer, **options))


register()


@attack("http-drip", piece=b"1\r\n \r\n", first=CHUNKED)
@attack("http-drip-of-headers", piece=b"X: y\r\n", first=b"HTTP/1.1 200 OK\r\n")
@attack("http-silence", piece=b"", first=b"")
def http_drip(world, piece, first):
    """An occasional byte: the request ends after at most 20 s, and keys work all the time."""
    return meet(world, drip(piece, 0.4, first), refused=REFUSED, limit=40 / world.patience)


@attack()
def http_reset(world):
    """The connection is reset in the middle."""
    def reset(request):
        if "storm" in request.query:
            raise ConnectionResetError
        return calm(request)

    class Resetting(Server):
        def talk(self, connection):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            super().talk(connection)

    server = Resetting(reset)
    program = world.open("--api-url", server.url)
    for number in range(20):
        program.search(f"storm {number}") if number == 0 else program.search_again(f"storm {number}")
        program.see("Loading failed")
    program.stay_alive()
    program.quit()
    return "20 connections torn down, each reported"


@attack(quick=True)
def answers_out_of_order(world):
    """The response to an older search arrives after that to a newer one: the newer one stays."""
    def answer(request):
        if request.query == "slow":
            time.sleep(1.5)
            return reply(found(repository(1, full_name="octo/too-late")))
        return calm(request)

    server = Server(answer)
    program = world.open("--api-url", server.url)
    program.search("slow")
    program.see("Loading...")
    program.search_again("calm")
    program.see("octo/calm-1")
    program.read(2)
    require(not program.shows("octo/too-late"), "the older answer has replaced the newer one")
    program.quit()
    return "the newer answer stays"


def certificates(world):
    """A small authority and its certificates: valid, for another host, expired, and from an unknown authority."""
    if shutil.which("openssl") is None:
        raise Skipped("there is no openssl here")
    folder = world.folder / "tls"
    folder.mkdir()

    def openssl(*words):
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-days", "30", "-subj", "/CN=Attack CA",
            "-addext", "basicConstraints=critical,CA:TRUE")
    (folder / "ca.cnf").write_text("[ca]\ndefault_ca=d\n[d]\ndatabase=index\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\n"
                                   "policy=p\ncopy_extensions=copy\nunique_subject=no\n[p]\ncommonName=supplied\n")
    (folder / "index").write_text("")
    (folder / "serial").write_text("01\n")
    dates = {"right": ("20200101000000Z", "20991231000000Z"), "other": ("20200101000000Z", "20991231000000Z"),
             "expired": ("20200101000000Z", "20210102000000Z")}
    for name, (start, end) in dates.items():
        alternative = "DNS:elsewhere.example" if name == "other" else "IP:127.0.0.1,DNS:localhost"
        openssl("req", "-newkey", "rsa:2048", "-nodes", "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", "/CN=attack",
                "-addext", f"subjectAltName={alternative}")
        openssl("ca", "-batch", "-config", "ca.cnf", "-cert", "ca.pem", "-keyfile", "ca.key", "-in", f"{name}.csr", "-out",
                f"{name}.pem", "-startdate", start, "-enddate", end, "-notext")
    return folder


@attack(quick=True)
def tls(world):
    """Unknown issuer, wrong host and expired are refused, each with its reason; the variables that name an authority
    apply."""
    folder = certificates(world)
    trusted = {"SSL_CERT_FILE": str(folder / "ca.pem")}
    seen, faults = [], []
    for name, environment, words in [
            ("right", {}, ["issuer", "authority", "certificate"]), ("other", trusted, ["127.0.0.1", "elsewhere.example"]),
            ("expired", trusted, ["2021"]), ("right", trusted, None),
            ("right", {"CURL_CA_BUNDLE": str(folder / "ca.pem")}, None)]:
        server = Server(calm, certificate=(folder / f"{name}.pem", folder / f"{name}.key"))
        program = world.open("--api-url", server.url, environment=environment)
        program.search("calm")
        program.see("octo/calm-1", "Loading failed", limit=15)
        shown, label = program.screen.text, f"{name}{' trusted by ' + next(iter(environment)) if environment else ''}"
        if words is None and "octo/calm-1" not in shown:
            faults.append(f"{label}: refused: {shown[-200:]}")
        if words is not None:
            require("octo/calm-1" not in shown and not server.requests, f"{label}: the answer was taken")
            sentence = next((line for line in [shown.split("pushed Description ")[-1]]), "")
            # The subject's name is not what a certificate is for.
            require(" for 127.0.0.1: 127.0.0.1" not in sentence and "is for attack" not in sentence, f"{label}: it names the subject: {sentence[:200]}")
            if not any(word in sentence for word in words):
                faults.append(f"{label}: the sentence does not name {words[0]}: {sentence[:200]}")
            seen.append(sentence.split(" Loading failed")[0])
        program.end()
    require(not faults, "; ".join(faults))
    return " | ".join(seen)

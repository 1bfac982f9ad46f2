"""A plain HTTP receiver of events on loopback that fails in every way in which receivers fail."""

import gzip
import http.server
import json
import socket
import struct
import threading
import time

LARGEST_BATCH = 80  # events
FAULTS = ["500", "slow", "reset", "none", "503", "page", "none", "close"]


class Receiver(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.lock = threading.Lock()
        self.events = []
        self.asked = 0  # for batches that were not too large
        self.faults = {name: 0 for name in [*FAULTS, "413"]}
        self.is_healthy = False
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/events"

    def next_fault(self, batch):
        with self.lock:
            fault = "413" if len(batch) > LARGEST_BATCH else FAULTS[self.asked % len(FAULTS)]
            if self.is_healthy and fault != "413":
                fault = "none"
            self.asked += fault != "413"
            self.faults[fault] += 1
            # These accept the batch and fail to respond.
            if fault in ("none", "reset", "slow", "close"):
                self.events += batch
            return fault

    def handle_error(self, request, client_address):
        """A client that is killed in the middle is part of the test."""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers["Content-Encoding"] != "gzip" or self.headers["X-Key"] != "secret":
            return self.answer(400)
        batch = [json.loads(line) for line in gzip.decompress(body).decode().splitlines()]
        fault = self.server.next_fault(batch)
        if fault in ("500", "503", "413"):
            self.answer(int(fault), {"Retry-After": "1"} if fault == "503" else {})
        elif fault == "page":
            self.answer(200, {"Content-Type": "text/html"}, b"<html>Sign in</html>")
        elif fault == "reset":
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
            self.close_connection = True
        elif fault == "close":
            self.close_connection = True
        else:
            if fault == "slow":
                time.sleep(1)
            self.answer(200)

    def answer(self, status, headers={}, body=b""):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass

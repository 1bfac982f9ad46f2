"""A test's own ClickHouse server, on loopback."""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

CONFIG = """<yandex>
  <logger><level>warning</level><log>{folder}/log</log><errorlog>{folder}/errors</errorlog></logger>
  <http_port>{http}</http_port><tcp_port>{tcp}</tcp_port><interserver_http_port>{between}</interserver_http_port>
  <listen_host>127.0.0.1</listen_host>
  <path>{folder}/data/</path><tmp_path>{folder}/tmp/</tmp_path>
  <format_schema_path>{folder}/formats/</format_schema_path>
  <mark_cache_size>104857600</mark_cache_size>
  <users_config>users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
</yandex>
"""
USERS = """<yandex>
  <profiles><default/></profiles><quotas><default/></quotas>
  <users><default>
    <password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota>
  </default></users>
</yandex>
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class ClickHouse:
    def __init__(self, folder):
        self.folder = folder
        for name in ("data", "tmp", "formats"):
            os.makedirs(f"{folder}/{name}")
        self.http, tcp, between = free_ports(3)
        with open(f"{folder}/config.xml", "w") as file:
            file.write(CONFIG.format(folder=folder, http=self.http, tcp=tcp, between=between))
        with open(f"{folder}/users.xml", "w") as file:
            file.write(USERS)
        self.process = None

    def start(self):
        """Returns once it answers."""
        program = shutil.which("clickhouse-server", path=os.environ["PATH"] + ":/usr/sbin:/usr/bin")
        output = open(f"{self.folder}/output", "ab")
        self.process = subprocess.Popen([program, f"--config-file={self.folder}/config.xml"], cwd=self.folder,
                                        stdout=output, stderr=output, stdin=subprocess.DEVNULL)
        output.close()
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                self.query("SELECT 1")
                return
            except (urllib.error.URLError, ConnectionError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        with open(f"{self.folder}/output", errors="replace") as text:
            raise SystemExit(f"ClickHouse does not start:\n{text.read()[-2000:]}")

    def kill(self):
        """Ends it like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def query(self, sql):
        """The response's lines, each a list of texts."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.http}/", data=sql.encode())
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read().decode()
        return [line.split("\t") for line in text.splitlines()]

    @property
    def insert_url(self):
        query = urllib.parse.quote("INSERT INTO octodo_event (line) FORMAT CSV")
        return f"http://127.0.0.1:{self.http}/?query={query}&format_csv_delimiter=%01"

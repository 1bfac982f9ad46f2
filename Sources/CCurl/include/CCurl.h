#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of libcurl that octodo needs. Its ABI has been libcurl.so.4 since 2006, and numbers never change their
// meaning. They are declared here, so that building needs no development package; if one is installed, HeaderCheck.c
// checks every number and layout against it.

/// A transfer: libcurl's CURL.
typedef struct octodo_curl_easy octodo_curl_easy;
/// The transfers that run at the same time and the connections that they share: libcurl's CURLM.
typedef struct octodo_curl_multi octodo_curl_multi;
/// A list of header lines: libcurl's struct curl_slist.
typedef struct octodo_curl_list octodo_curl_list;

/// Options that take a number.
enum octodo_curl_number_option {
  OCTODO_CURLOPT_LOW_SPEED_LIMIT = 19,
  OCTODO_CURLOPT_LOW_SPEED_TIME = 20,
  OCTODO_CURLOPT_SSLVERSION = 32,
  OCTODO_CURLOPT_NOBODY = 44,
  OCTODO_CURLOPT_NETRC = 51,
  OCTODO_CURLOPT_FOLLOWLOCATION = 52,
  OCTODO_CURLOPT_SSL_VERIFYPEER = 64,
  OCTODO_CURLOPT_MAXREDIRS = 68,
  OCTODO_CURLOPT_HTTPGET = 80,
  OCTODO_CURLOPT_SSL_VERIFYHOST = 81,
  OCTODO_CURLOPT_HTTP_VERSION = 84,
  OCTODO_CURLOPT_NOSIGNAL = 99,
  OCTODO_CURLOPT_UNRESTRICTED_AUTH = 105,
  OCTODO_CURLOPT_TIMEOUT_MS = 155,
  OCTODO_CURLOPT_CONNECTTIMEOUT_MS = 156,
  OCTODO_CURLOPT_PROTOCOLS = 181,
  OCTODO_CURLOPT_REDIR_PROTOCOLS = 182,
  OCTODO_CURLOPT_HEADEROPT = 229,
  OCTODO_CURLOPT_PATH_AS_IS = 234,
  OCTODO_CURLOPT_PIPEWAIT = 237,
  OCTODO_CURLOPT_SUPPRESS_CONNECT_HEADERS = 265,
  OCTODO_CURLOPT_DISALLOW_USERNAME_IN_URL = 278,
  OCTODO_CURLOPT_HTTP09_ALLOWED = 285,
};

/// Options that take a text; libcurl keeps a copy. NULL means none.
enum octodo_curl_text_option {
  OCTODO_CURLOPT_URL = 10002,
  OCTODO_CURLOPT_USERAGENT = 10018,
  OCTODO_CURLOPT_CUSTOMREQUEST = 10036,
  OCTODO_CURLOPT_CAINFO = 10065,
  OCTODO_CURLOPT_CAPATH = 10097,
  OCTODO_CURLOPT_ACCEPT_ENCODING = 10102,
  OCTODO_CURLOPT_NOPROXY = 10177,
  OCTODO_CURLOPT_PROTOCOLS_STR = 10318,
  OCTODO_CURLOPT_REDIR_PROTOCOLS_STR = 10319,
};

/// Options that take a size in bytes.
enum octodo_curl_size_option {
  OCTODO_CURLOPT_MAXFILESIZE_LARGE = 30117,
};

/// Options of the whole set of transfers that take a number.
enum octodo_curl_multi_number_option {
  OCTODO_CURLMOPT_MAXCONNECTS = 6,
  OCTODO_CURLMOPT_MAX_HOST_CONNECTIONS = 7,
};

/// Information about a transfer.
enum octodo_curl_info {
  OCTODO_CURLINFO_RESPONSE_CODE = 0x200002,
  /// The check that a certificate failed: OpenSSL's number (X509_V_ERR_… of x509_vfy.h), or 1 for libcurl's own check
  /// of the host's name.
  OCTODO_CURLINFO_SSL_VERIFYRESULT = 0x20000D,
  /// The errno of the last failed connect.
  OCTODO_CURLINFO_OS_ERRNO = 0x200019,
};

/// The result of a transfer or a call: the values of CURLcode that octodo distinguishes.
enum octodo_curl_code {
  OCTODO_CURLE_OK = 0,
  OCTODO_CURLE_UNSUPPORTED_PROTOCOL = 1,
  OCTODO_CURLE_COULDNT_RESOLVE_PROXY = 5,
  OCTODO_CURLE_COULDNT_RESOLVE_HOST = 6,
  OCTODO_CURLE_COULDNT_CONNECT = 7,
  OCTODO_CURLE_WEIRD_SERVER_REPLY = 8,
  OCTODO_CURLE_HTTP2 = 16,
  OCTODO_CURLE_PARTIAL_FILE = 18,
  OCTODO_CURLE_OUT_OF_MEMORY = 27,
  OCTODO_CURLE_OPERATION_TIMEDOUT = 28,
  OCTODO_CURLE_SSL_CONNECT_ERROR = 35,
  OCTODO_CURLE_UNKNOWN_OPTION = 48,
  OCTODO_CURLE_GOT_NOTHING = 52,
  OCTODO_CURLE_SEND_ERROR = 55,
  OCTODO_CURLE_RECV_ERROR = 56,
  OCTODO_CURLE_SSL_CERTPROBLEM = 58,
  OCTODO_CURLE_SSL_CIPHER = 59,
  OCTODO_CURLE_PEER_FAILED_VERIFICATION = 60,
  OCTODO_CURLE_BAD_CONTENT_ENCODING = 61,
  OCTODO_CURLE_FILESIZE_EXCEEDED = 63,
  OCTODO_CURLE_SSL_CACERT_BADFILE = 77,
  OCTODO_CURLE_SSL_ISSUER_ERROR = 83,
  OCTODO_CURLE_SSL_INVALIDCERTSTATUS = 91,
  OCTODO_CURLE_HTTP2_STREAM = 92,
  OCTODO_CURLE_PROXY = 97,
  OCTODO_CURLE_SSL_CLIENTCERT = 98,
};

/// Values of the number options.
enum {
  OCTODO_CURL_HTTP_VERSION_2TLS = 4,
  OCTODO_CURL_SSLVERSION_TLS_1_2 = 6,
  OCTODO_CURL_HEADER_SEPARATE = 1,
  OCTODO_CURL_NETRC_IGNORED = 0,
  OCTODO_CURLPROTO_HTTP = 1,
  OCTODO_CURLPROTO_HTTPS = 2,
};

/// The events of a socket that libcurl waits for.
enum octodo_curl_poll {
  OCTODO_CURL_POLL_IN = 1,
  OCTODO_CURL_POLL_OUT = 2,
  OCTODO_CURL_POLL_INOUT = 3,
  OCTODO_CURL_POLL_REMOVE = 4,
};

/// The events that a socket had.
enum {
  OCTODO_CURL_SOCKET_TIMEOUT = -1,
  OCTODO_CURL_CSELECT_IN = 1,
  OCTODO_CURL_CSELECT_OUT = 2,
};

/// Receives `size * count` bytes; returning another number ends the transfer.
typedef size_t (*octodo_curl_data_callback)(char *data, size_t size, size_t count, void *context);
typedef int (*octodo_curl_socket_callback)(
    octodo_curl_easy *easy, int socket, int what, void *context, void *socket_context);
typedef int (*octodo_curl_timer_callback)(octodo_curl_multi *multi, long milliseconds, void *context);

/// Loads libcurl.so.4 and initialises it, unless that is done. Returns false on failure; then no function below may be
/// called. The next call tries again.
bool octodo_curl_load(void);

/// The versions of libcurl and of its libraries: "libcurl/7.88.1 OpenSSL/3.0.17".
const char *octodo_curl_version(void);

octodo_curl_easy *octodo_curl_easy_new(void);
void octodo_curl_easy_free(octodo_curl_easy *easy);
enum octodo_curl_code octodo_curl_set_number(
    octodo_curl_easy *easy, enum octodo_curl_number_option option, long value);
enum octodo_curl_code octodo_curl_set_text(
    octodo_curl_easy *easy, enum octodo_curl_text_option option, const char *value);
enum octodo_curl_code octodo_curl_set_size(
    octodo_curl_easy *easy, enum octodo_curl_size_option option, int64_t bytes);
/// The list must live as long as the transfer.
enum octodo_curl_code octodo_curl_set_headers(octodo_curl_easy *easy, octodo_curl_list *lines);
/// The body to send; libcurl keeps a copy.
enum octodo_curl_code octodo_curl_set_body(octodo_curl_easy *easy, const void *bytes, int64_t count);
enum octodo_curl_code octodo_curl_on_body(
    octodo_curl_easy *easy, octodo_curl_data_callback callback, void *context);
enum octodo_curl_code octodo_curl_on_header(
    octodo_curl_easy *easy, octodo_curl_data_callback callback, void *context);
/// 0 if it is unknown.
long octodo_curl_info(octodo_curl_easy *easy, enum octodo_curl_info info);
/// The fields of the certificate that failed its check, or else of the server's certificate.
struct octodo_certificate {
  /// The period in which it is valid, in seconds since 1970; 0 if it cannot be read.
  int64_t start;
  int64_t end;
  /// The hosts that it is for, separated by commas; empty if it names none or they cannot be read.
  char hosts[256];
  /// The issuer as the server sent it; empty if it cannot be read.
  char issuer[128];
};

/// Reads the certificates of a transfer while they are checked. Returns a number for the transfer, which is never
/// reused.
uintptr_t octodo_curl_watch_certificate(octodo_curl_easy *easy);
/// The certificate that was read for a transfer that has just failed; NULL if there is none.
const struct octodo_certificate *octodo_curl_certificate(uintptr_t transfer);

/// The meaning of the code, as a constant text.
const char *octodo_curl_message(enum octodo_curl_code code);

/// Appends a copy of `line` and returns the list. Returns NULL without memory; the old list is then unchanged.
octodo_curl_list *octodo_curl_list_append(octodo_curl_list *list, const char *line);
void octodo_curl_list_free(octodo_curl_list *list);

octodo_curl_multi *octodo_curl_multi_new(void);
void octodo_curl_multi_free(octodo_curl_multi *multi);
bool octodo_curl_multi_set_number(
    octodo_curl_multi *multi, enum octodo_curl_multi_number_option option, long value);
bool octodo_curl_multi_on_socket(
    octodo_curl_multi *multi, octodo_curl_socket_callback callback, void *context);
bool octodo_curl_multi_on_timer(
    octodo_curl_multi *multi, octodo_curl_timer_callback callback, void *context);
bool octodo_curl_multi_add(octodo_curl_multi *multi, octodo_curl_easy *easy);
bool octodo_curl_multi_remove(octodo_curl_multi *multi, octodo_curl_easy *easy);
/// Reports the events of a socket (OCTODO_CURL_CSELECT_…; with 0 libcurl checks itself), or a timeout
/// (OCTODO_CURL_SOCKET_TIMEOUT).
bool octodo_curl_multi_act(octodo_curl_multi *multi, int socket, int events);
/// The next transfer that has ended, and its result; NULL if there is none.
octodo_curl_easy *octodo_curl_multi_next_done(octodo_curl_multi *multi, enum octodo_curl_code *code);

#endif

#include "library.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

// libcurl reports that a certificate check failed, but not the certificate's content, because it reads that only
// after a connection is established. So this code asks OpenSSL, which libcurl has loaded, during the check. OpenSSL
// still does the check itself, and its result is unchanged.

// The names are the same in OpenSSL 1.1 and 3; all types are opaque.
static struct {
  void (*set_verification)(void *context, int (*callback)(void *store, void *argument), void *argument);
  int (*verify)(void *store);
  void *(*current_certificate)(void *store);
  void *(*first_certificate)(void *store);
  const void *(*start)(const void *certificate);
  const void *(*end)(const void *certificate);
  int (*time_parts)(const void *time, struct tm *parts);
  void *(*issuer)(const void *certificate);
  int (*name_part)(void *name, int kind, char *text, int size);
  void *(*extension)(const void *certificate, int kind, int *is_critical, int *index);
  int (*count)(const void *names);
  const void *(*at)(const void *names, int index);
  const void *(*name_value)(const void *name, int *kind);
  const unsigned char *(*bytes)(const void *string);
  int (*byte_count)(const void *string);
  void (*free_names)(void *names);
} openssl;

// OpenSSL keeps the callback's argument as long as a connection exists, so it is a number and never a pointer. A
// transfer reads its certificate right after it failed; a few others may have failed in between. Everything happens
// on the thread that drives the transfers.
enum { SLOTS = 16 };
static struct {
  uintptr_t transfer;
  struct octodo_certificate certificate;
} slots[SLOTS];
static unsigned next_slot;

static bool find_openssl(void) {
  static bool is_found;
  if (is_found) return true;
  const char *version = octodo_curl.version();
  const char *name = strstr(version, "OpenSSL/3.") != NULL     ? "libssl.so.3"
                     : strstr(version, "OpenSSL/1.1") != NULL ? "libssl.so.1.1"
                                                              : NULL;
  // Only the library that libcurl uses. Its own dependency libcrypto is searched too.
  void *library = name == NULL ? NULL : dlopen(name, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
  if (library == NULL) return false;
  is_found = octodo_find(library, "SSL_CTX_set_cert_verify_callback", (void **)&openssl.set_verification) &&
             octodo_find(library, "X509_verify_cert", (void **)&openssl.verify) &&
             octodo_find(library, "X509_STORE_CTX_get_current_cert", (void **)&openssl.current_certificate) &&
             octodo_find(library, "X509_STORE_CTX_get0_cert", (void **)&openssl.first_certificate) &&
             octodo_find(library, "X509_get0_notBefore", (void **)&openssl.start) &&
             octodo_find(library, "X509_get0_notAfter", (void **)&openssl.end) &&
             octodo_find(library, "ASN1_TIME_to_tm", (void **)&openssl.time_parts) &&
             octodo_find(library, "X509_get_issuer_name", (void **)&openssl.issuer) &&
             octodo_find(library, "X509_NAME_get_text_by_NID", (void **)&openssl.name_part) &&
             octodo_find(library, "X509_get_ext_d2i", (void **)&openssl.extension) &&
             octodo_find(library, "OPENSSL_sk_num", (void **)&openssl.count) &&
             octodo_find(library, "OPENSSL_sk_value", (void **)&openssl.at) &&
             octodo_find(library, "GENERAL_NAME_get0_value", (void **)&openssl.name_value) &&
             octodo_find(library, "ASN1_STRING_get0_data", (void **)&openssl.bytes) &&
             octodo_find(library, "ASN1_STRING_length", (void **)&openssl.byte_count) &&
             octodo_find(library, "GENERAL_NAMES_free", (void **)&openssl.free_names);
  return is_found;
}

static int64_t seconds(const void *time) {
  struct tm parts;
  return time != NULL && openssl.time_parts(time, &parts) == 1 ? timegm(&parts) : 0;
}

// The common name, or else the organisation: NID_commonName and NID_organizationName of obj_mac.h.
static void read_name(void *name, char *text, int size) {
  text[0] = '\0';
  if (name == NULL || openssl.name_part(name, 13, text, size) > 0) return;
  if (openssl.name_part(name, 17, text, size) <= 0) text[0] = '\0';
}

// Appends a host name or an IP address; GEN_DNS and GEN_IPADD of x509v3.h. Leaves out what is neither.
// Returns false if there is no room.
static bool append_name(const void *name, char *text, size_t size) {
  int kind = 0;
  const void *value = openssl.name_value(name, &kind);
  if (value == NULL) return true;
  const unsigned char *bytes = openssl.bytes(value);
  int count = openssl.byte_count(value);
  char shown[256];
  if (kind == 2) {
    if (count <= 0 || (size_t)count >= sizeof shown) return true;
    for (int index = 0; index < count; index++) {
      if (bytes[index] <= ' ' || bytes[index] > '~') return true;
      shown[index] = (char)bytes[index];
    }
    shown[count] = '\0';
  } else if (kind == 7 && (count == 4 || count == 16)) {
    if (inet_ntop(count == 4 ? AF_INET : AF_INET6, bytes, shown, sizeof shown) == NULL) return true;
  } else {
    return true;
  }
  size_t length = strlen(text);
  const char *comma = length == 0 ? "" : ", ";
  if (length + strlen(comma) + strlen(shown) >= size) return false;
  snprintf(text + length, size - length, "%s%s", comma, shown);
  return true;
}

// The names that count for a host (RFC 9110, section 4.3.4): those of subjectAltName, NID 85 of obj_mac.h.
static void read_hosts(const void *certificate, char *text, size_t size) {
  text[0] = '\0';
  void *names = openssl.extension(certificate, 85, NULL, NULL);
  if (names == NULL) return;
  for (int index = 0; index < openssl.count(names); index++) {
    if (append_name(openssl.at(names, index), text, size - sizeof ", …")) continue;
    strcat(text, ", …");
    break;
  }
  openssl.free_names(names);
}

static int verify(void *store, void *argument) {
  int result = openssl.verify(store);
  void *certificate = result > 0 ? NULL : openssl.current_certificate(store);
  if (certificate == NULL) certificate = openssl.first_certificate(store);
  if (certificate == NULL) return result < 0 ? 0 : result;
  unsigned slot = next_slot++ % SLOTS;
  struct octodo_certificate *read = &slots[slot].certificate;
  slots[slot].transfer = (uintptr_t)argument;
  read->start = seconds(openssl.start(certificate));
  read->end = seconds(openssl.end(certificate));
  read_hosts(certificate, read->hosts, sizeof read->hosts);
  read_name(openssl.issuer(certificate), read->issuer, sizeof read->issuer);
  return result < 0 ? 0 : result;
}

static int watch(octodo_curl_easy *easy, void *context, void *argument) {
  (void)easy;
  if (find_openssl()) openssl.set_verification(context, verify, argument);
  return OCTODO_CURLE_OK;
}

uintptr_t octodo_curl_watch_certificate(octodo_curl_easy *easy) {
  static uintptr_t last;
  last++;
  // TLS libraries other than OpenSSL do not have these options, and their certificates are not read.
  if (octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_SSL_CTX_DATA, (void *)last) == OCTODO_CURLE_OK) {
    (void)octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_SSL_CTX_FUNCTION, watch);
  }
  return last;
}

const struct octodo_certificate *octodo_curl_certificate(uintptr_t transfer) {
  for (unsigned index = 0; index < SLOTS; index++) {
    if (slots[index].transfer == transfer) return &slots[index].certificate;
  }
  return NULL;
}

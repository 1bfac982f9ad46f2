#include "library.h"

octodo_curl_easy *octodo_curl_easy_new(void) { return octodo_curl.easy_init(); }

void octodo_curl_easy_free(octodo_curl_easy *easy) { octodo_curl.easy_cleanup(easy); }

enum octodo_curl_code octodo_curl_set_number(
    octodo_curl_easy *easy, enum octodo_curl_number_option option, long value) {
  return octodo_curl.easy_setopt(easy, option, value);
}

enum octodo_curl_code octodo_curl_set_text(
    octodo_curl_easy *easy, enum octodo_curl_text_option option, const char *value) {
  return octodo_curl.easy_setopt(easy, option, value);
}

enum octodo_curl_code octodo_curl_set_size(
    octodo_curl_easy *easy, enum octodo_curl_size_option option, int64_t bytes) {
  return octodo_curl.easy_setopt(easy, option, bytes);
}

enum octodo_curl_code octodo_curl_set_headers(octodo_curl_easy *easy, octodo_curl_list *lines) {
  return octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_HTTPHEADER, lines);
}

enum octodo_curl_code octodo_curl_set_body(octodo_curl_easy *easy, const void *bytes, int64_t count) {
  // The size must be set first; otherwise libcurl measures the bytes as a C string when it copies them.
  enum octodo_curl_code code = octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_POSTFIELDSIZE_LARGE, count);
  if (code != OCTODO_CURLE_OK) return code;
  return octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "");
}

enum octodo_curl_code octodo_curl_on_body(
    octodo_curl_easy *easy, octodo_curl_data_callback callback, void *context) {
  enum octodo_curl_code code = octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_WRITEFUNCTION, callback);
  if (code != OCTODO_CURLE_OK) return code;
  return octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_WRITEDATA, context);
}

enum octodo_curl_code octodo_curl_on_header(
    octodo_curl_easy *easy, octodo_curl_data_callback callback, void *context) {
  enum octodo_curl_code code = octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_HEADERFUNCTION, callback);
  if (code != OCTODO_CURLE_OK) return code;
  return octodo_curl.easy_setopt(easy, OCTODO_CURLOPT_HEADERDATA, context);
}

long octodo_curl_info(octodo_curl_easy *easy, enum octodo_curl_info info) {
  long value = 0;
  return octodo_curl.easy_getinfo(easy, info, &value) == OCTODO_CURLE_OK ? value : 0;
}

const char *octodo_curl_message(enum octodo_curl_code code) { return octodo_curl.easy_strerror(code); }

octodo_curl_list *octodo_curl_list_append(octodo_curl_list *list, const char *line) {
  return octodo_curl.slist_append(list, line);
}

void octodo_curl_list_free(octodo_curl_list *list) { octodo_curl.slist_free_all(list); }

#include "library.h"

octodo_curl_multi *octodo_curl_multi_new(void) { return octodo_curl.multi_init(); }

void octodo_curl_multi_free(octodo_curl_multi *multi) { octodo_curl.multi_cleanup(multi); }

// CURLM_OK is 0; the other codes mean an error of the caller or a lack of memory.
bool octodo_curl_multi_set_number(
    octodo_curl_multi *multi, enum octodo_curl_multi_number_option option, long value) {
  return octodo_curl.multi_setopt(multi, option, value) == 0;
}

bool octodo_curl_multi_on_socket(
    octodo_curl_multi *multi, octodo_curl_socket_callback callback, void *context) {
  return octodo_curl.multi_setopt(multi, OCTODO_CURLMOPT_SOCKETFUNCTION, callback) == 0 &&
         octodo_curl.multi_setopt(multi, OCTODO_CURLMOPT_SOCKETDATA, context) == 0;
}

bool octodo_curl_multi_on_timer(
    octodo_curl_multi *multi, octodo_curl_timer_callback callback, void *context) {
  return octodo_curl.multi_setopt(multi, OCTODO_CURLMOPT_TIMERFUNCTION, callback) == 0 &&
         octodo_curl.multi_setopt(multi, OCTODO_CURLMOPT_TIMERDATA, context) == 0;
}

bool octodo_curl_multi_add(octodo_curl_multi *multi, octodo_curl_easy *easy) {
  return octodo_curl.multi_add_handle(multi, easy) == 0;
}

bool octodo_curl_multi_remove(octodo_curl_multi *multi, octodo_curl_easy *easy) {
  return octodo_curl.multi_remove_handle(multi, easy) == 0;
}

bool octodo_curl_multi_act(octodo_curl_multi *multi, int socket, int events) {
  int running;
  return octodo_curl.multi_socket_action(multi, socket, events, &running) == 0;
}

octodo_curl_easy *octodo_curl_multi_next_done(octodo_curl_multi *multi, enum octodo_curl_code *code) {
  int left;
  struct octodo_curl_message *message;
  while ((message = octodo_curl.multi_info_read(multi, &left)) != NULL) {
    if (message->kind != OCTODO_CURLMSG_DONE) continue;
    *code = message->data.code;
    return message->easy;
  }
  return NULL;
}

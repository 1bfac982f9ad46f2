#ifndef CCURL_LIBRARY_H
#define CCURL_LIBRARY_H

#include "CCurl.h"

/// CURLMsg of multi.h.
struct octodo_curl_message {
  int kind;
  octodo_curl_easy *easy;
  union {
    void *whatever;
    int code;
  } data;
};

enum {
  OCTODO_CURL_GLOBAL_DEFAULT = 3,
  OCTODO_CURLMSG_DONE = 1,
  OCTODO_CURLOPT_WRITEDATA = 10001,
  OCTODO_CURLOPT_WRITEFUNCTION = 20011,
  OCTODO_CURLOPT_HTTPHEADER = 10023,
  OCTODO_CURLOPT_HEADERDATA = 10029,
  OCTODO_CURLOPT_HEADERFUNCTION = 20079,
  OCTODO_CURLOPT_SSL_CTX_FUNCTION = 20108,
  OCTODO_CURLOPT_SSL_CTX_DATA = 10109,
  OCTODO_CURLOPT_POSTFIELDSIZE_LARGE = 30120,
  OCTODO_CURLOPT_COPYPOSTFIELDS = 10165,
  OCTODO_CURLMOPT_SOCKETFUNCTION = 20001,
  OCTODO_CURLMOPT_SOCKETDATA = 10002,
  OCTODO_CURLMOPT_TIMERFUNCTION = 20004,
  OCTODO_CURLMOPT_TIMERDATA = 10005,
};

/// The functions of the loaded library.
struct octodo_curl_library {
  int (*global_init)(long flags);
  char *(*version)(void);
  octodo_curl_easy *(*easy_init)(void);
  void (*easy_cleanup)(octodo_curl_easy *);
  int (*easy_setopt)(octodo_curl_easy *, int option, ...);
  int (*easy_getinfo)(octodo_curl_easy *, int info, ...);
  const char *(*easy_strerror)(int code);
  octodo_curl_list *(*slist_append)(octodo_curl_list *, const char *);
  void (*slist_free_all)(octodo_curl_list *);
  octodo_curl_multi *(*multi_init)(void);
  int (*multi_cleanup)(octodo_curl_multi *);
  int (*multi_setopt)(octodo_curl_multi *, int option, ...);
  int (*multi_add_handle)(octodo_curl_multi *, octodo_curl_easy *);
  int (*multi_remove_handle)(octodo_curl_multi *, octodo_curl_easy *);
  int (*multi_socket_action)(octodo_curl_multi *, int socket, int events, int *running);
  struct octodo_curl_message *(*multi_info_read)(octodo_curl_multi *, int *left);
};

extern struct octodo_curl_library octodo_curl;

/// Returns false if the library lacks the function.
bool octodo_find(void *library, const char *name, void **function);

#endif

#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

struct octodo_curl_library octodo_curl;

static bool is_loaded;

bool octodo_find(void *library, const char *name, void **function) {
  *function = dlsym(library, name);
  return *function != NULL;
}

static bool find_all(void *library) {
  return octodo_find(library, "curl_global_init", (void **)&octodo_curl.global_init) &&
         octodo_find(library, "curl_version", (void **)&octodo_curl.version) &&
         octodo_find(library, "curl_easy_init", (void **)&octodo_curl.easy_init) &&
         octodo_find(library, "curl_easy_cleanup", (void **)&octodo_curl.easy_cleanup) &&
         octodo_find(library, "curl_easy_setopt", (void **)&octodo_curl.easy_setopt) &&
         octodo_find(library, "curl_easy_getinfo", (void **)&octodo_curl.easy_getinfo) &&
         octodo_find(library, "curl_easy_strerror", (void **)&octodo_curl.easy_strerror) &&
         octodo_find(library, "curl_slist_append", (void **)&octodo_curl.slist_append) &&
         octodo_find(library, "curl_slist_free_all", (void **)&octodo_curl.slist_free_all) &&
         octodo_find(library, "curl_multi_init", (void **)&octodo_curl.multi_init) &&
         octodo_find(library, "curl_multi_cleanup", (void **)&octodo_curl.multi_cleanup) &&
         octodo_find(library, "curl_multi_setopt", (void **)&octodo_curl.multi_setopt) &&
         octodo_find(library, "curl_multi_add_handle", (void **)&octodo_curl.multi_add_handle) &&
         octodo_find(library, "curl_multi_remove_handle", (void **)&octodo_curl.multi_remove_handle) &&
         octodo_find(library, "curl_multi_socket_action", (void **)&octodo_curl.multi_socket_action) &&
         octodo_find(library, "curl_multi_info_read", (void **)&octodo_curl.multi_info_read);
}

// Debian's libcurl depends on GnuTLS for protocols that octodo never uses, and GnuTLS initialises itself when it is
// loaded, which takes 0.9 MiB. A libcurl that needs GnuTLS initialises it with a call (gnutls.org, manual,
// "Initialization"). Afterwards the variable is set to a value without meaning instead of removed, because other
// threads may be reading the environment.
static void *open_without_gnutls(void) {
  static const char variable[] = "GNUTLS_NO_IMPLICIT_INIT";
  bool is_ours = getenv(variable) == NULL && setenv(variable, "1", 0) == 0;
  void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (is_ours) setenv(variable, "0", 1);
  return library;
}

// Loaded when first needed, not linked, because linking costs every start 4.5 ms and 6 MiB, and the first frame needs
// no network.
static void load(void) {
  void *library = open_without_gnutls();
  if (library == NULL || !find_all(library)) return;
  is_loaded = octodo_curl.global_init(OCTODO_CURL_GLOBAL_DEFAULT) == OCTODO_CURLE_OK;
}

bool octodo_curl_load(void) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  if (!is_loaded) load();
  bool result = is_loaded;
  pthread_mutex_unlock(&mutex);
  return result;
}

const char *octodo_curl_version(void) { return octodo_curl.version(); }

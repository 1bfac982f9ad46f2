#include "CResources.h"

// As in embedded.c.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A fixture of the folder `scenes` has a line of its own and one in the table; a test compares the two with the folder.

static const unsigned char repo_detail_kettle[] = {
#embed "scenes/RepoDetail/kettle.json"
};

static const unsigned char repo_detail_long[] = {
#embed "scenes/RepoDetail/long.json"
};

static const unsigned char repo_search_incomplete[] = {
#embed "scenes/RepoSearch/incomplete.json"
};

static const unsigned char repo_search_long[] = {
#embed "scenes/RepoSearch/long.json"
};

static const unsigned char repo_search_none[] = {
#embed "scenes/RepoSearch/none.json"
};

static const unsigned char repo_search_one[] = {
#embed "scenes/RepoSearch/one.json"
};

static const unsigned char repo_search_results[] = {
#embed "scenes/RepoSearch/results.json"
};

#define FIXTURE(name, bytes) {name, bytes, sizeof bytes}

static const struct octodo_scene_fixture fixtures[] = {
    FIXTURE("RepoDetail/kettle", repo_detail_kettle),
    FIXTURE("RepoDetail/long", repo_detail_long),
    FIXTURE("RepoSearch/incomplete", repo_search_incomplete),
    FIXTURE("RepoSearch/long", repo_search_long),
    FIXTURE("RepoSearch/none", repo_search_none),
    FIXTURE("RepoSearch/one", repo_search_one),
    FIXTURE("RepoSearch/results", repo_search_results),
};

const struct octodo_scene_fixture *octodo_scene_fixtures(size_t *count) {
  *count = sizeof fixtures / sizeof fixtures[0];
  return fixtures;
}

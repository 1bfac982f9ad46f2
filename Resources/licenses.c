// Made by Scripts/update licenses. Do not edit.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_0[] = {
#embed "licenses/octodo.txt"
};

static const unsigned char text_1[] = {
#embed "licenses/grdb.txt"
};

static const unsigned char text_2[] = {
#embed "licenses/libyaml.txt"
};

static const unsigned char text_3[] = {
#embed "licenses/swift-argument-parser.txt"
};

static const unsigned char text_4[] = {
#embed "licenses/swift-collections.txt"
};

static const unsigned char text_5[] = {
#embed "licenses/swift-http-types.txt"
};

static const unsigned char text_6[] = {
#embed "licenses/yams.txt"
};

static const unsigned char text_7[] = {
#embed "licenses/swift.txt"
};

static const unsigned char text_8[] = {
#embed "licenses/icu.txt"
};

static const unsigned char text_9[] = {
#embed "licenses/swift-collections-of-foundation.txt"
};

static const unsigned char text_10[] = {
#embed "licenses/foundation.txt"
};

static const unsigned char text_11[] = {
#embed "licenses/libdispatch.txt"
};

static const unsigned char text_12[] = {
#embed "licenses/ncurses.txt"
};

static const unsigned char text_13[] = {
#embed "licenses/libcurl.txt"
};

static const unsigned char text_14[] = {
#embed "licenses/libstdc.txt"
};

static const unsigned char text_15[] = {
#embed "licenses/sqlite.txt"
};

static const unsigned char text_16[] = {
#embed "licenses/cmark-gfm.txt"
};

static const unsigned char text_17[] = {
#embed "licenses/json-c.txt"
};

static const unsigned char text_18[] = {
#embed "licenses/libmd.txt"
};

static const unsigned char text_19[] = {
#embed "licenses/uchardet.txt"
};

static const unsigned char text_20[] = {
#embed "licenses/zlib.txt"
};

static const octodo_license licenses[] = {
    {"octodo", NULL, "", text_0, sizeof text_0},
    {"GRDB", "7.10.0", "https://github.com/groue/GRDB.swift", text_1, sizeof text_1},
    {"LibYAML", NULL, "https://pyyaml.org/wiki/LibYAML", text_2, sizeof text_2},
    {"swift-argument-parser", "1.8.2", "https://github.com/apple/swift-argument-parser", text_3, sizeof text_3},
    {"swift-collections", "1.6.0", "https://github.com/apple/swift-collections", text_4, sizeof text_4},
    {"swift-http-types", "1.8.0", "https://github.com/apple/swift-http-types", text_5, sizeof text_5},
    {"Yams", "6.2.2", "https://github.com/jpsim/Yams", text_6, sizeof text_6},
    {"Swift", NULL, "https://www.swift.org", text_7, sizeof text_7},
    {"ICU", NULL, "https://icu.unicode.org", text_8, sizeof text_8},
    {"Swift Collections of Foundation", NULL, "https://github.com/apple/swift-collections", text_9, sizeof text_9},
    {"Foundation", NULL, "https://github.com/swiftlang/swift-foundation", text_10, sizeof text_10},
    {"libdispatch", NULL, "https://github.com/swiftlang/swift-corelibs-libdispatch", text_11, sizeof text_11},
    {"ncurses", NULL, "https://invisible-island.net/ncurses/", text_12, sizeof text_12},
    {"libcurl", NULL, "https://curl.se/libcurl/", text_13, sizeof text_13},
    {"libstdc++", NULL, "https://gcc.gnu.org/onlinedocs/libstdc++/", text_14, sizeof text_14},
    {"SQLite", NULL, "https://www.sqlite.org", text_15, sizeof text_15},
    {"cmark-gfm", NULL, "https://github.com/github/cmark-gfm", text_16, sizeof text_16},
    {"json-c", NULL, "https://github.com/json-c/json-c", text_17, sizeof text_17},
    {"libmd", NULL, "https://www.hadrons.org/software/libmd/", text_18, sizeof text_18},
    {"uchardet", NULL, "https://www.freedesktop.org/wiki/Software/uchardet/", text_19, sizeof text_19},
    {"zlib", NULL, "https://zlib.net", text_20, sizeof text_20},
};

const octodo_license *octodo_licenses(size_t *count) {
  *count = sizeof licenses / sizeof licenses[0];
  return licenses;
}

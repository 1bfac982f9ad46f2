#include "CLibMD.h"

#include "CStartup.h"

#define _GNU_SOURCE
#include "CSwiftMetadata.h"

#ifdef __linux__
#include <link.h>

static int has_address(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  uintptr_t address = (uintptr_t)data;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && address >= start && address - start < part->p_memsz) return 1;
  }
  return 0;
}

bool address_is_loaded(const void *address) { return dl_iterate_phdr(has_address, (void *)(uintptr_t)address) != 0; }

#elif defined(__APPLE__)
#include <dlfcn.h>

bool address_is_loaded(const void *address) {
  Dl_info info;
  return dladdr(address, &info) != 0;
}

#else

bool address_is_loaded(const void *address) { return address != 0; }

#endif

#ifndef CCALLSTACKS_H
#define CCALLSTACKS_H

#include <stddef.h>
#include <stdint.h>

// The most calls that are kept of a stack.
enum { CALL_STACK_DEPTH = 16 };

// Remembers the innermost calls of the thread, and returns their number, by which they are found again; equal stacks
// have equal numbers. 0 where they are unknown, and once very many stacks are known. Follows frame pointers, which
// takes some dozens of nanoseconds; nothing is looked up in debugging information. Safe on any thread.
uint32_t call_stack_note(void);

// The return addresses of a stack, the innermost first. Returns how many were written: at most CALL_STACK_DEPTH.
size_t call_stack_addresses(uint32_t stack, uintptr_t addresses[CALL_STACK_DEPTH]);

// A mangled symbol's name in Swift, modules included, which the caller frees; NULL for other symbols.
char *call_symbol_name(const char *mangled);

// A file of code that is loaded: where it begins, where its executable part ends, what distinguishes its builds, and its path.
struct code_image {
  uintptr_t base;
  uintptr_t end_of_text;
  const uint8_t *build_id;
  size_t build_id_length;
  const char *path;
};

typedef void code_image_visitor(const struct code_image *image, void *context);

// Calls a function for each file of code that is loaded. None is loaded or unloaded meanwhile. Linux only.
void code_images_visit(code_image_visitor *visitor, void *context);

#endif

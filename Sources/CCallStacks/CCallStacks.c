#define _GNU_SOURCE
#include "CCallStacks.h"

#ifdef __linux__
#include <elf.h>
#include <limits.h>
#include <link.h>
#include <unistd.h>
#endif
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

// A function of the library that runs Swift programs.
extern char *swift_demangle(const char *mangled, size_t length, char *buffer, size_t *size, uint32_t flags);

char *call_symbol_name(const char *mangled) { return swift_demangle(mangled, strlen(mangled), NULL, NULL, 0); }

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>

// More stacks than that are not kept: programs have some hundreds of places that make views.
enum { MOST_STACKS = 1 << 14, SLOTS = 2 * MOST_STACKS };

struct stack {
  uint32_t count;
  uintptr_t addresses[CALL_STACK_DEPTH];
};

static struct stack stacks[MOST_STACKS];
static uint32_t stack_count;
// A hash table of places among the stacks, counted from 1; 0 for none.
static uint32_t slots[SLOTS];
static atomic_flag lock = ATOMIC_FLAG_INIT;

// Where the thread's stack begins, at its highest address; 0 where that is unknown.
static uintptr_t stack_top(void) {
  static _Thread_local uintptr_t top;
  if (top) return top;
#ifdef __APPLE__
  top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *lowest;
  size_t size;
  if (!pthread_attr_getstack(&attributes, &lowest, &size)) top = (uintptr_t)lowest + size;
  pthread_attr_destroy(&attributes);
#endif
  return top;
}

// Swift marks frames of asynchronous functions in their frame pointers.
static const uintptr_t ASYNCHRONOUS_FRAME = (uintptr_t)1 << (sizeof(uintptr_t) * 8 - 4);
// Above it, processors may keep signatures of return addresses.
static const uintptr_t ADDRESS_BITS = sizeof(uintptr_t) == 8 ? ((uintptr_t)1 << 48) - 1 : ~(uintptr_t)0;

// Each frame starts with its caller's frame pointer and the return address. A caller's frame lies above, on the same
// stack; anything else, such as a number that code without frame pointers has left in the register, ends the walk.
static void walk(struct stack *stack, const uintptr_t *frame) {
  uintptr_t end = stack_top() - 2 * sizeof(uintptr_t);
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  while (stack->count < CALL_STACK_DEPTH) {
    uintptr_t place = (uintptr_t)frame;
    if (place < here || place > end || place % sizeof(uintptr_t)) return;
    uintptr_t address = frame[1] & ADDRESS_BITS;
    if (!address) return;
    stack->addresses[stack->count++] = address;
    here = place + sizeof(uintptr_t);
    frame = (const uintptr_t *)(frame[0] & ~ASYNCHRONOUS_FRAME);
  }
}

static uint64_t hash_of(const struct stack *stack) {
  uint64_t hash = stack->count;
  for (uint32_t index = 0; index < stack->count; index++) {
    hash = (hash ^ stack->addresses[index]) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  return hash;
}

static bool is_same(const struct stack *a, const struct stack *b) {
  if (a->count != b->count) return false;
  for (uint32_t index = 0; index < a->count; index++) {
    if (a->addresses[index] != b->addresses[index]) return false;
  }
  return true;
}

static uint32_t number_of(const struct stack *stack) {
  uint64_t slot = hash_of(stack) % SLOTS;
  while (slots[slot]) {
    if (is_same(&stacks[slots[slot] - 1], stack)) return slots[slot];
    slot = (slot + 1) % SLOTS;
  }
  if (stack_count == MOST_STACKS) return 0;
  stacks[stack_count] = *stack;
  return slots[slot] = ++stack_count;
}

static void take_lock(void) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {
  }
}

static void release_lock(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

__attribute__((noinline)) uint32_t call_stack_note(void) {
  struct stack stack;
  stack.count = 0;
  if (!stack_top()) return 0;
  walk(&stack, __builtin_frame_address(0));
  if (!stack.count) return 0;
  take_lock();
  uint32_t number = number_of(&stack);
  release_lock();
  return number;
}

size_t call_stack_addresses(uint32_t number, uintptr_t addresses[CALL_STACK_DEPTH]) {
  size_t count = 0;
  take_lock();
  if (number && number <= stack_count) {
    const struct stack *stack = &stacks[number - 1];
    for (; count < stack->count; count++) addresses[count] = stack->addresses[count];
  }
  release_lock();
  return count;
}

#else

uint32_t call_stack_note(void) { return 0; }

size_t call_stack_addresses(uint32_t number, uintptr_t addresses[CALL_STACK_DEPTH]) { return 0; }

#endif

#ifdef __linux__

struct visit {
  code_image_visitor *visitor;
  void *context;
};

// Notes stand one after the other; the parts of each begin at multiples of four bytes.
static size_t padded(size_t size) { return (size + 3) & ~(size_t)3; }

static void find_build_id(struct code_image *image, const uint8_t *note, size_t size) {
  while (size > sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
    const uint8_t *name = note + sizeof *header;
    const uint8_t *content = name + padded(header->n_namesz);
    size_t whole = sizeof *header + padded(header->n_namesz) + padded(header->n_descsz);
    if (whole > size) return;
    if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
      image->build_id = content;
      image->build_id_length = header->n_descsz;
    }
    note += whole;
    size -= whole;
  }
}

static int visit_image(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  char program[PATH_MAX + 1];
  struct code_image image = {.path = info->dlpi_name, .base = UINTPTR_MAX};
  if (!image.path || !*image.path) {
    // The program itself has no name here.
    ssize_t length = readlink("/proc/self/exe", program, PATH_MAX);
    if (length <= 0) return 0;
    program[length] = 0;
    image.path = program;
  }
  // Only what has a file has symbols to read.
  if (*image.path != '/') return 0;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD) {
      if (start / page * page < image.base) image.base = start / page * page;
      if (part->p_flags & PF_X && start + part->p_memsz > image.end_of_text) image.end_of_text = start + part->p_memsz;
    } else if (part->p_type == PT_NOTE) {
      find_build_id(&image, (const uint8_t *)start, part->p_memsz);
    }
  }
  const struct visit *visit = data;
  if (image.base < image.end_of_text) visit->visitor(&image, visit->context);
  return 0;
}

void code_images_visit(code_image_visitor *visitor, void *context) {
  struct visit visit = {visitor, context};
  dl_iterate_phdr(visit_image, &visit);
}

#else

void code_images_visit(code_image_visitor *visitor, void *context) {}

#endif

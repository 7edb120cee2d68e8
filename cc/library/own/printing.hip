// What clang makes calls of printf into, and what prints a failed assertion: messages to the host in packets of seven words.
// With -mprintf-kind=buffered clang writes records of its own, and asks for room.
#include "hostcall.h"
#include "printf_alloc.h"

using namespace hipkit_hostcall;

namespace {
// Of the first word of each packet: the message begins or ends, how many words it has, and after them the message's id.
enum : Word { begins = 1, ends = 2, all_lengths = 7 << 5 };
constexpr unsigned length_at = 5;
enum Stream : Word { standard_output, standard_error };

__device__ Word send(Word message, unsigned count, Words words, bool is_last) {
    words.of[0] = (message & ~all_lengths) | (Word)count << length_at | (is_last ? ends : 0);
    return call(printing, words).of[0];
}

__device__ Word begin(Stream stream) { return send(begins, 1, {{0, stream}}, false); }

__device__ Word word_of(const char *text, Word size) {
    Word word = 0;
    for (unsigned n = 0; n < 8 && n < size; n++)
        word |= (Word)(unsigned char)text[n] << 8 * n;
    return word;
}

__device__ Word send_bytes(Word message, const char *text, Word size, bool is_last) {
    while (size) {
        const Word now = size < 56 ? size : 56;
        Words words = {};
        // Unrolled, so that each word has a register: LLVM moves an array with an index that it does not know to LDS, as it does
        // for 64 KiB of a kernel's workgroup on gfx10 to gfx12, and a launch can then ask for none.
#pragma unroll
        for (unsigned at = 0; at < 7; at++)
            if (8 * at < now)
                words.of[1 + at] = word_of(text + 8 * at, now - 8 * at);
        text += now;
        size -= now;
        message = send(message, (now + 7) / 8, words, is_last && !size);
    }
    return message;
}

__device__ Word send_text(Word message, const char *text, Word size, bool is_last) {
    return text ? send_bytes(message, text, size, is_last) : send(message, 1, {}, is_last);
}

__device__ Word size_of(const char *text) {
    Word size = 0;
    while (text[size++])
        ;
    return size;
}
}  // namespace

#define HIPKIT_APPEND(prefix)                                                                                       \
    extern "C" __device__ Word prefix##_append_args(Word message, unsigned count, Word a, Word b, Word c, Word d,  \
                                                    Word e, Word f, Word g, unsigned is_last) {                     \
        return send(message, count, {{0, a, b, c, d, e, f, g}}, is_last);                                           \
    }                                                                                                               \
    extern "C" __device__ Word prefix##_append_string_n(Word message, const char *text, Word size, unsigned is_last) { \
        return send_text(message, text, size, is_last);                                                             \
    }

extern "C" __device__ Word __ockl_printf_begin(Word) { return begin(standard_output); }
HIPKIT_APPEND(__ockl_printf)
extern "C" __device__ Word __ockl_fprintf_stdout_begin() { return begin(standard_output); }
extern "C" __device__ Word __ockl_fprintf_stderr_begin() { return begin(standard_error); }
HIPKIT_APPEND(__ockl_fprintf)

extern "C" __device__ char *__printf_alloc(unsigned size) { return hipkit_printing::allocated(size); }

extern "C" __device__ __attribute__((noinline)) void __assert_fail(const char *assertion, const char *file, unsigned line,
                                                                   const char *function) {
    Word message = begin(standard_error);
    const char form[] = "%s:%u: %s: Device-side assertion `%s' failed.\n";
    message = send_bytes(message, form, sizeof form, false);
    message = send_text(message, file, size_of(file), false);
    message = send(message, 1, {{0, line}}, false);
    message = send_text(message, function, size_of(function), false);
    send_text(message, assertion, size_of(assertion), true);
    __builtin_trap();
}

# What compilers call in a libamdhip64 of hipkit on behalf of a program: the call is noted, and Python reads it later.
#
# Constructors and destructors of libraries run while the dynamic linker's lock is theirs. A thread that has Python's
# lock may be waiting for that one: so nothing here may wait for Python, for a lock, or for a library.
#
# The log is a ring of records. HEAD counts those that were begun, TAIL those that Python has read, LOST those for which
# there was no room. A record is eight words: what was called, which is written last, rdi, rsi, rcx, r8, r9 and two words
# of the stack. The third argument is not kept: it is of no use where it does not begin a managed variable.
# tools/noting_code.py makes loader/noting_code.py of this file and of configurations.s.

        .set    HEAD, 0
        .set    TAIL, 8
        .set    LOST, 16
        .set    RECORDS, 64
        .set    CAPACITY, 1 << 20
        .set    RECORD_SHIFT, 6

        .set    GAP, 256                # bytes that belong to nothing on either side of a managed variable
        .set    MMAP, 9
        .set    READ_WRITE, 3
        .set    PRIVATE_ANONYMOUS, 0x22
        .set    LARGEST_ERROR, -4096

        .text

        .macro  noted name, kind
        .p2align 4
        .globl  \name
\name:
        endbr64
        mov     $\kind, %edx
        jmp     note
        .endm

        noted   __hipRegisterFatBinary, 1
        noted   __hipRegisterFunction, 2
        noted   __hipRegisterVar, 3
        noted   __hipRegisterTexture, 5
        noted   __hipRegisterSurface, 6
        noted   __hipUnregisterFatBinary, 7

# edx says what is noted. The first argument is returned: the handle of a fat binary is the address of its wrapper.
        .p2align 4
note:
        lea     log(%rip), %r11
1:
        mov     HEAD(%r11), %rax
        mov     %rax, %r10
        sub     TAIL(%r11), %r10
        cmp     $CAPACITY, %r10
        jae     2f
        lea     1(%rax), %r10
        lock cmpxchg %r10, HEAD(%r11)
        jne     1b
        and     $CAPACITY - 1, %eax
        shl     $RECORD_SHIFT, %rax
        lea     RECORDS(%r11,%rax), %r10
        mov     %rdi, 8(%r10)
        mov     %rsi, 16(%r10)
        mov     %rcx, 24(%r10)
        mov     %r8, 32(%r10)
        mov     %r9, 40(%r10)
        mov     8(%rsp), %rax
        mov     %rax, 48(%r10)
        mov     16(%rsp), %rax
        mov     %rax, 56(%r10)
        mov     %rdx, (%r10)
        mov     %rdi, %rax
        ret
2:
        lock incq LOST(%r11)
        mov     %rdi, %rax
        ret

# A program may use a managed variable before it calls anything: its memory is there at once, with its initial value.
# Its pages (0 or an error where there are none) and its address are noted where other calls have words of the stack.
        .p2align 4
        .globl  __hipRegisterManagedVar
__hipRegisterManagedVar:
        endbr64
        push    %rbx
        push    %rbp
        push    %rdi
        push    %rsi                    # 32(%rsp): where the pointer to it is
        push    %rcx
        push    %r8                     # 16(%rsp): its size
        push    %r9
        push    %rdx                    # (%rsp): where its initial value is
        xor     %ebp, %ebp
        mov     %r9d, %r9d
        test    %r9, %r9
        jz      1f
        lea     -1(%r9), %rax
        test    %rax, %r9
        jnz     1f                      # no alignment
        mov     $GAP, %ebx
        cmp     %rbx, %r9
        cmova   %r9, %rbx
        lea     2 * GAP(%r8,%rbx), %rsi
        mov     $LARGEST_ERROR, %rbp
        cmp     %r8, %rsi
        jb      1f                      # more than there are addresses
        xor     %edi, %edi
        mov     $READ_WRITE, %edx
        mov     $PRIVATE_ANONYMOUS, %r10d
        mov     $-1, %r8
        xor     %r9d, %r9d
        mov     $MMAP, %eax
        syscall
        mov     %rax, %rbp
        cmp     $LARGEST_ERROR, %rax
        ja      1f
        lea     GAP - 1(%rbp,%rbx), %rax
        neg     %rbx
        and     %rax, %rbx
        mov     %rbx, %rdi
        mov     (%rsp), %rsi
        mov     16(%rsp), %rcx
        rep movsb
        mov     32(%rsp), %rax
        mov     %rbx, (%rax)
        jmp     2f
1:
        xor     %ebx, %ebx
2:
        pop     %rdx
        pop     %r9
        pop     %r8
        pop     %rcx
        pop     %rsi
        pop     %rdi
        mov     $4, %edx
        push    %rbx
        push    %rbp
        call    note
        add     $16, %rsp
        pop     %rbp
        pop     %rbx
        ret

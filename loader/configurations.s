# What compilers make of `<<<grid, block, LDS, stream>>>`: the caller pushes it, and the kernel's stub pops it.
#
# Each thread has a stack of its own, found by the address of its control block (fs:0) in a table that is probed linearly.
# Python is called for what this does not have: a thread that finds no room in the table, a stack that is full, a pop from
# one that is empty, a null pointer to a result. Of one thread, what was pushed beyond the room is popped first.
# tools/noting_code.py makes loader/noting_code.py of this file and of noting.s.

        .set    STACKS_BITS, 12
        .set    STACK_SHIFT, 10
        .set    MOST_PROBES, 64
        .set    GOLDEN, 0x9E3779B97F4A7C15      # 2**64 over the golden ratio: nearby addresses are far apart in the table

        .set    THREAD, 0
        .set    DEPTH, 8
        .set    BEYOND, 16                      # how many Python has
        .set    FIRST, 24
        .set    MOST, 25                        # of 40 bytes each

        .set    BLOCK, 12
        .set    LDS, 24
        .set    STREAM, 32

# r11 is the stack of this thread afterwards, or 0. All registers but rax and r10 are kept: they have arguments.
        .p2align 4
find_stack:
        push    %rbx
        push    %rbp
        mov     %fs:0, %r10
        movabs  $GOLDEN, %rbx
        imul    %r10, %rbx
        shr     $64 - STACKS_BITS, %rbx
        mov     $MOST_PROBES, %ebp
1:
        mov     %rbx, %rax
        shl     $STACK_SHIFT, %rax
        lea     stacks(%rip), %r11
        add     %rax, %r11
        mov     THREAD(%r11), %rax
        cmp     %r10, %rax
        je      3f
        test    %rax, %rax
        jnz     2f
        lock cmpxchg %r10, THREAD(%r11)
        je      3f
2:
        inc     %ebx
        and     $(1 << STACKS_BITS) - 1, %ebx
        dec     %ebp
        jnz     1b
        xor     %r11d, %r11d
3:
        pop     %rbp
        pop     %rbx
        ret

# r11 is the stack of this thread, and rax its depth. Where Python has what was pushed last it goes on at 1, where there is no
# room for a stack at 2.
        .macro  own_stack
        call    find_stack
        test    %r11, %r11
        jz      2f
        cmpq    $0, BEYOND(%r11)
        jne     1f
        mov     DEPTH(%r11), %rax
        .endm

# rdi and esi are the grid, rdx and ecx the block, r8 the bytes of LDS, r9 the stream.
        .p2align 4
        .globl  __hipPushCallConfiguration
__hipPushCallConfiguration:
        endbr64
        own_stack
        cmp     $MOST, %rax
        jae     1f
        lea     (%rax,%rax,4), %r10
        lea     FIRST(%r11,%r10,8), %r10
        mov     %rdi, (%r10)
        mov     %esi, 8(%r10)
        mov     %rdx, BLOCK(%r10)
        mov     %ecx, BLOCK + 8(%r10)
        mov     %r8, LDS(%r10)
        mov     %r9, STREAM(%r10)
        incq    DEPTH(%r11)
        xor     %eax, %eax
        ret
1:
        incq    BEYOND(%r11)
2:
        jmp     *slot_of_push(%rip)

# rdi, rsi, rdx and rcx are where grid, block, bytes of LDS and stream go.
        .p2align 4
        .globl  __hipPopCallConfiguration
__hipPopCallConfiguration:
        endbr64
        test    %rdi, %rdi
        jz      2f
        test    %rsi, %rsi
        jz      2f
        test    %rdx, %rdx
        jz      2f
        test    %rcx, %rcx
        jz      2f
        own_stack
        sub     $1, %rax
        jb      2f
        mov     %rax, DEPTH(%r11)
        lea     (%rax,%rax,4), %r10
        lea     FIRST(%r11,%r10,8), %r10
        mov     (%r10), %rax
        mov     %rax, (%rdi)
        mov     8(%r10), %eax
        mov     %eax, 8(%rdi)
        mov     BLOCK(%r10), %rax
        mov     %rax, (%rsi)
        mov     BLOCK + 8(%r10), %eax
        mov     %eax, 8(%rsi)
        mov     LDS(%r10), %rax
        mov     %rax, (%rdx)
        mov     STREAM(%r10), %rax
        mov     %rax, (%rcx)
        xor     %eax, %eax
        ret
1:
        decq    BEYOND(%r11)
2:
        jmp     *slot_of_pop(%rip)

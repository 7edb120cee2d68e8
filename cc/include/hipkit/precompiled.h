// What a precompiled header is made of, beside what options include: clang looks for that file again.

"""HIP's functions for memory: allocation, copies, fills, pools, virtual memory, pointers."""

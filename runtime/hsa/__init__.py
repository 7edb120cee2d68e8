"""HSA, below HIP: what libhsa-runtime64 tells programs of the devices. Queues, signals and memory are HIP's here."""

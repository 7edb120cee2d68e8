"""HIP's functions for images: arrays, textures and surfaces."""

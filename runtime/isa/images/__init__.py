"""Images: formats of texels, descriptors, and the accesses that instructions make to them."""

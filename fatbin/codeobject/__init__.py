"""Device code for one target: code objects of AMD, cubins and PTX."""

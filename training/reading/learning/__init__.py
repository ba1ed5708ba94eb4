"""Learns to read pictures of designs from pictures that are made up. See training/reading/README.md."""

"""Tests of what SECURITY.md promises."""

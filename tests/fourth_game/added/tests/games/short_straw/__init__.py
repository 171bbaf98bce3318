"""Tests of Short Straw."""

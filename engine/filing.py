"""Answers the page's questions about files. The running table is left alone."""

from engine.links.files import Filed, is_covered, read_file, write_file
from engine.sharing_protocol import Pack, Packed, Unpack, Unpacked
from engine.table.saves import read_save, write_save


def packed(asked: Pack) -> Packed:
    text = write_file(Filed(read_save(asked.save), asked.here))
    return Packed(text, is_covered(text))


def unpacked(asked: Unpack) -> Unpacked:
    filed = read_file(asked.text)
    return Unpacked(write_save(filed.table), filed.here)

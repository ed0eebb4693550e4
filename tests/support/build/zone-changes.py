"""Prints zone-changes.json from a folder of compiled zone files (TZif, RFC 9636), such as Debian's package tzdata has."""

import json
import os
import struct
import sys
from datetime import datetime

FROM, UNTIL = '2026-01-01T00:00Z', '2030-01-01T00:00Z'
FIRST, LAST = (int(datetime.fromisoformat(text.replace('Z', '+00:00')).timestamp()) for text in (FROM, UNTIL))
# The same zones by other names, and what is no zone.
LEFT_OUT = ('posix/', 'right/', 'localtime', 'posixrules', 'Factory')


def changes_in(path):
    """Offset, then instant and offset of each change, in minutes. None for a file of another kind."""
    with open(path, 'rb') as file:
        data = file.read()
    if data[:4] != b'TZif':
        return None
    counts = lambda at: struct.unpack('>6l', data[at + 20 : at + 44])
    # Behind the part with 32 bits is one with 64.
    isut, isstd, leap, times, types, chars = counts(0)
    at = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    times, types = counts(at)[3:5]
    at += 44
    instants = struct.unpack(f'>{times}q', data[at : at + 8 * times])
    kinds = data[at + 8 * times : at + 9 * times]
    at += 9 * times
    offsets = [struct.unpack('>l', data[at + 6 * kind : at + 6 * kind + 4])[0] for kind in range(types)]
    before, found = offsets[0], []
    for instant, kind in zip(instants, kinds):
        if instant < FIRST:
            before = offsets[kind]
        elif instant < LAST and offsets[kind] != (found[-1][1] if found else before):
            found.append((instant, offsets[kind]))
    return ' '.join(str(seconds // 60) for seconds in (before, *(number for change in found for number in change)))


root = sys.argv[1]
with open(os.path.join(root, 'tzdata.zi')) as rules:
    version = rules.readline().split()[-1].split('-')[0]
zones = {}
for folder, _, files in os.walk(root):
    for file in files:
        path = os.path.join(folder, file)
        name = os.path.relpath(path, root)
        changes = None if name.startswith(LEFT_OUT) else changes_in(path)
        if changes is not None:
            zones.setdefault(changes, []).append(name)
rows = sorted(({'names': ' '.join(sorted(names)), 'changes': changes} for changes, names in zones.items()), key=str)
print(json.dumps({'version': version, 'from': FROM, 'until': UNTIL, 'zones': rows}))

import fs, { chmodSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { flusherFor } from '../../../../src/builder/output/flush.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A `sync` that notes when it begins and ends, and takes a while. */
function slowSync(status: number): { folder: string; log: () => string[] } {
  const script = `#!/bin/sh\necho begin >> "$2/log"\nsleep 0.2\necho end >> "$2/log"\nexit ${status}\n`;
  const folder = temporaryFolder({ 'bin/sync': script, log: '' });
  chmodSync(join(folder, 'bin/sync'), 0o755);
  vi.stubEnv('PATH', [join(folder, 'bin'), process.env['PATH']].join(delimiter));
  return { folder, log: () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') };
}

test('brands that wait for the disk share a flush, which begins after the last of them was written', async () => {
  const { folder, log } = slowSync(0);
  const flush = flusherFor(100, folder);
  const first = flush([]);
  await expect.poll(() => log()).toEqual(['begin']);
  const others = [1, 2, 3].map(async () => {
    await flush([]);
    return log();
  });
  await first;
  for (const seen of await Promise.all(others)) expect(seen).toEqual(['begin', 'end', 'begin', 'end']);
});

test('those that share a flush that fails are flushed file by file', async () => {
  const { folder } = slowSync(1);
  const flush = flusherFor(100, folder);
  const flushed = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  await Promise.all([1, 2, 3].map(() => flush([join(folder, 'log')])));
  expect(flushed).toHaveBeenCalledTimes(3);
  flushed.mockRestore();
  syncBuiltinESMExports();
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findForeignFolder } from '#brand/files/site-folder.ts';
import { recoverSites } from '#builder/output/write-site.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { filesOf, generationIn, writeGeneration } from '../support/build/generations.ts';
import { CHANGES, type Files, patchFiles } from '../support/build/patch-files.ts';

const SLUG = 'saffron-lane';
describe('a build that stops', () => {
  test('at any step leaves the complete old site or the complete new one, with its own state', async () => {
    const found: unknown[] = [];
    for (let steps = 0; ; steps++) {
      const outDir = temporaryFolder();
      await writeGeneration(outDir, SLUG, 1);
      const restore = dieAfter(steps);
      const isDone = await writeGeneration(outDir, SLUG, 2).then(
        () => true,
        () => false,
      );
      restore();
      recoverSites(outDir);
      found.push(generationIn(outDir, SLUG));
      expect(findForeignFolder(outDir, [SLUG])).toBeUndefined();
      await writeGeneration(outDir, SLUG, 3);
      expect(generationIn(outDir, SLUG)).toBe(3);
      if (isDone) break;
    }
    expect(found).toEqual([...found].sort());
    expect(new Set(found)).toEqual(new Set([1, 2]));
    expect(found.length).toBeGreaterThan(filesOf(2).length);
  });

  test('because its process was killed, at any instant, leaves one complete site', async () => {
    const outDir = temporaryFolder();
    for (let round = 1; round <= 3; round++) {
      const child = await startWriting(outDir, round * 10_000);
      await pause(Math.random() * 25);
      await kill(child);
      recoverSites(outDir);
      expect(generationIn(outDir, SLUG)).toBeGreaterThanOrEqual(round * 10_000);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
      expect(readdirSync(join(outDir, '.state')).filter((name) => !name.endsWith('.tmp'))).toEqual([
        `${SLUG}.json`,
        `${SLUG}.lock`,
      ]);
    }
  });

  /** In the suite a few; `FRONT_OF_HOUSE_KILLS=200 npx vitest run tests/build/output-stopped.test.ts` takes minutes. */
  const kills = Number(process.env['FRONT_OF_HOUSE_KILLS'] ?? 2);

  test(
    'beside another one of the same brand leaves one complete site, and the other goes on',
    { timeout: 60_000 + kills * 10_000 },
    async () => {
      const outDir = temporaryFolder();
      const steady = await startWriting(outDir, 10_000);
      for (let round = 2; round < 2 + kills; round++) {
        const other = await startWriting(outDir, round * 10_000);
        await pause(Math.random() * 60);
        await kill(other);
        expect(steady.exitCode).toBe(null);
      }
      await kill(steady);
      recoverSites(outDir);
      expect(generationIn(outDir, SLUG)).toEqual(expect.any(Number));
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
    },
  );
});

/** From then on nothing changes on the disk any more: clearing up fails as well, as it does for a process that is dead. */
function dieAfter(steps: number): () => void {
  let left = steps;
  const dying = CHANGES.map((name) => {
    const real = fs[name] as (...values: unknown[]) => unknown;
    const step = (...values: unknown[]): unknown => {
      left -= 1;
      if (left < 0) throw new Error('dead');
      return real(...values);
    };
    return [name, step];
  });
  return patchFiles(Object.fromEntries(dying) as Partial<Files>);
}

async function startWriting(outDir: string, first: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../support/build/write-forever.ts');
  const child = spawn(process.execPath, [script, outDir, SLUG, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

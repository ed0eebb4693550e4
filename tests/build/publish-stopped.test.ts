import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recover } from '../../src/builder/output/recover.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { filesOf, generationIn, publishGeneration, readSite } from '../support/build/generations.ts';
import { CHANGES, type Files, patchFiles } from '../support/build/patch-files.ts';

const SLUG = 'saffron-lane';
/** In a process id namespace of its own, as in another container: there every process has the number 1. */
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
const ELSEWHERE = [...(canUnshare ? ['unshare', '--pid', '--fork', '--kill-child'] : []), process.execPath];

describe('a publish that stops', () => {
  test('at any step leaves the complete old site or the complete new one, with its own state', async () => {
    const found: unknown[] = [];
    for (let steps = 0; ; steps++) {
      const outDir = temporaryFolder();
      await publishGeneration(outDir, SLUG, 1);
      const restore = dieAfter(steps);
      const isDone = await publishGeneration(outDir, SLUG, 2).then(
        () => true,
        () => false,
      );
      restore();
      recover(outDir);
      found.push(generationIn(outDir, SLUG));
      await publishGeneration(outDir, SLUG, 3);
      expect(generationIn(outDir, SLUG)).toBe(3);
      if (isDone) break;
    }
    expect(found).toEqual([...found].sort());
    expect(new Set(found)).toEqual(new Set([1, 2]));
    expect(found.length).toBeGreaterThan(filesOf(2).length);
  });

  test('because its process was killed, at any instant, leaves one complete site', async () => {
    const outDir = temporaryFolder();
    for (let round = 1; round <= 5; round++) {
      const child = await startPublishing(outDir, round * 10_000);
      await pause(Math.random() * 25);
      await kill(child);
      recover(outDir);
      expect(generationIn(outDir, SLUG)).toBeGreaterThanOrEqual(round * 10_000);
      expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
      expect(readdirSync(join(outDir, '.state'))).toEqual([`${SLUG}.json`]);
    }
  });

  /** In the suite a few; `FRONT_OF_HOUSE_KILLS=200 npx vitest run tests/build/publish-stopped.test.ts` takes ten minutes. */
  const kills = Number(process.env['FRONT_OF_HOUSE_KILLS'] ?? 3);
  const timeout = 60_000 + kills * 10_000;

  test('in one of two containers, at any instant, leaves one complete site', { timeout }, async () => {
    const outDir = temporaryFolder();
    for (let round = 1; round <= kills; round++) {
      const one = await startPublishing(outDir, round * 10_000, ELSEWHERE, 1500);
      // Listened for from now on: on a busy machine it is said before the other one has started.
      const published = Promise.race([once(one.stdout as Readable, 'data'), once(one, 'exit')]);
      // It clears up before it begins, while the first is at work under the same process id.
      const other = await startPublishing(outDir, round * 10_000 + 5000, ELSEWHERE);
      await published;
      expect(one.exitCode).toBe(null);
      await pause(Math.random() * 25);
      await kill(one);
      recover(outDir);
      await pause(Math.random() * 10);
      expect(other.exitCode).toBe(null);
      await kill(other);
      recover(outDir);
      expect(generationIn(outDir, SLUG)).toBeGreaterThanOrEqual(round * 10_000);
    }
  });

  test('does not disturb another one of the same brand', async () => {
    const outDir = temporaryFolder();
    const steady = await startPublishing(outDir, 10_000);
    for (let round = 2; round <= 5; round++) {
      const other = await startPublishing(outDir, round * 10_000);
      await pause(60);
      await kill(other);
    }
    expect(steady.exitCode).toBe(null);
    await kill(steady);
    recover(outDir);
    expect(readSite(join(outDir, SLUG))['index.html']).toMatch(/^index\.html of generation \d+$/);
    expect(readdirSync(outDir).sort()).toEqual(['.state', SLUG]);
  });
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

async function startPublishing(
  outDir: string,
  first: number,
  node = [process.execPath],
  pauseMs = 0,
): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../support/build/publish-forever.ts');
  const [command = '', ...args] = node;
  const child = spawn(command, [...args, script, outDir, SLUG, String(first), String(pauseMs)], {
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

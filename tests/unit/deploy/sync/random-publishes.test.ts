import { expect, test } from 'vitest';
import { publishTo, rollBack } from '#deploy/sync/replace.ts';
import { expectWhole } from '../../../support/deploy/expect-whole.ts';
import { memoryStore } from '../../../support/deploy/memory-store.ts';
import { builtSite, type Bytes, shown, version } from '../../../support/deploy/versions.ts';
import { fc } from '../../../support/random.ts';

const VERSIONS = [1, 2, 3, 4, 5].map(version);
const step = fc.record({
  /** 0: a rollback. */
  to: fc.integer({ min: 0, max: VERSIONS.length }),
  dieAt: fc.option(fc.integer({ min: 1, max: 45 }), { nil: Infinity }),
});

test('whatever is published, rolled back and stopped, pages are whole and a publish that ends is right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 9 }),
      fc.constantFrom(...VERSIONS),
      async (steps, last) => {
        const files: Bytes = { 'theirs.html.txt': 'x', 'shop/index.html': 'a shop' };
        const pagesOf = (): Bytes =>
          Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'shop/index.html'));
        for (const { to, dieAt } of steps) {
          const store = memoryStore(files, dieAt);
          const site = VERSIONS[to - 1];
          const before = { ...files };
          const run = site ? publishTo(store, builtSite(site)) : rollBack(store, 'rye');
          const error = await run.then(
            () => undefined,
            (thrown: unknown) => (thrown as Error).message,
          );
          expectWhole(pagesOf(), VERSIONS);
          if (error === undefined && site) expect(shown(files, site)).toEqual(site);
          if (error === undefined && !site) expect(VERSIONS).toContainEqual(siteIn(files));
          if (error?.includes('nothing to go back to')) expect(files).toEqual(before);
          else if (error !== undefined) expect(error).toBe('The process is dead.');
        }
        // Two that end clear up after all of them.
        for (const site of [VERSIONS.find((other) => other !== last), last]) {
          await publishTo(memoryStore(files), builtSite(site ?? last));
        }
        expect(shown(files, last)).toEqual(last);
        const manifest = JSON.parse(files['.front-of-house/manifest'] ?? '') as Record<
          'files' | 'previous',
          { files?: object }
        >;
        const known = Object.keys({ ...manifest.files, ...manifest.previous.files });
        const there = Object.keys(files).filter((path) => !path.startsWith('.front-of-house'));
        expect(there.filter((path) => !known.includes(path)).sort()).toEqual(['shop/index.html', 'theirs.html.txt']);
      },
    ),
    { numRuns: 200 },
  );
});

test('a page that a stopped publish has overwritten, and the next one does not have, comes back', async () => {
  const [, two, three, four] = VERSIONS;
  const before: Bytes = {};
  await publishTo(memoryStore(before), builtSite(two ?? {}));
  const found = new Set<string | undefined>();
  for (let dieAt = 1; ; dieAt++) {
    const files = { ...before };
    const error = await publishTo(memoryStore(files, dieAt), builtSite(four ?? {})).catch(String);
    const isLate = files['gone/index.html'] === four?.['gone/index.html'];
    await publishTo(memoryStore(files), builtSite(three ?? {}));
    await rollBack(memoryStore(files), 'rye');
    expect(VERSIONS).toContainEqual(siteIn(files));
    found.add(`${isLate} ${files['gone/index.html']}`);
    if (typeof error !== 'string') break;
  }
  expect([...found]).toEqual(['false Gone 2', 'true Gone 2', 'true Gone 4']);
});

/** The files that the manifest says are the site. */
function siteIn(files: Bytes): Bytes {
  const manifest = JSON.parse(files['.front-of-house/manifest'] ?? '') as { files: Bytes };
  return Object.fromEntries(Object.keys(manifest.files).map((path) => [path, files[path] ?? 'gone']));
}

import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fc, runs } from '../support/random.ts';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '../../src/builder/pipeline/time-limit.ts';
import { SLOW_MS } from '../../src/builder/pipeline/workers.ts';
import { compile } from '../../src/builder/compile/compile.ts';
import type * as Entry from '../../src/builder/entry.ts';
import type { BrandReport } from '../../src/builder/types.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { readSite } from '../support/build/generations.ts';
import { ROOT } from '../support/project.ts';

const SLUG = 'rye';
const CACHE = join(ROOT, '.cache');
let entry: typeof Entry;
let compiled: Awaited<ReturnType<typeof compile>>;

beforeAll(async () => {
  compiled = await compile(resolve(ROOT), CACHE);
  entry = (await import(compiled.entry)) as typeof Entry;
});

interface Configuration {
  name: string;
  description?: string;
  price: number;
  locations: string[];
  job?: string;
  faq?: string;
  /** The last day of an offer. */
  offerUntil?: string;
  primaryColor?: string;
}

const START: Configuration = { name: 'Rye', price: 6, locations: ['East', 'West'] };

function websiteOf({ name, description, price, locations, job, faq, offerUntil, primaryColor }: Configuration): object {
  return {
    name,
    ...(description !== undefined && { description }),
    ...(primaryColor !== undefined && { theme: { primaryColor } }),
    telephone: '+1 416 555 0134',
    menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price }] }] },
    locations: locations.map((location, index) => ({ name: location, restaurant_id: `rye-${index}` })),
    jobs: job === undefined ? [] : [{ title: job }],
    deals: offerUntil === undefined ? [] : [{ title: 'Two loaves for one', validUntil: offerUntil }],
    faqs: faq === undefined ? [] : [{ question: faq, answer: 'Yes.' }],
  };
}

/** Builds the brand as it is now, against what stands in `outDir`. */
async function build(
  brandsDir: string,
  outDir: string,
  buildDate = '2026-11-20',
  options: Partial<Parameters<typeof Entry.build>[0]> = {},
): Promise<BrandReport> {
  const { brands } = await entry.build({
    brandsDir,
    outDir,
    slugs: [SLUG],
    environment: {},
    cacheDir: CACHE,
    root: ROOT,
    compiled,
    jobs: 1,
    buildDate,
    changedOnly: false,
    ...options,
  });
  // What a command does last.
  entry.deleteReplaced();
  const [report] = brands;
  if (report === undefined || report.status === 'failed') throw new Error(report?.error);
  return report;
}

function write(brandsDir: string, configuration: Configuration): void {
  mkdirSync(join(brandsDir, SLUG), { recursive: true });
  writeFileSync(join(brandsDir, SLUG, 'website.json'), JSON.stringify(websiteOf(configuration)));
  const brand = { brandId: SLUG, siteUrl: 'https://rye.example', source: 'file' };
  writeFileSync(join(brandsDir, SLUG, 'brand.json'), JSON.stringify(brand));
}

/** What is kept for the visitors of the build before, a clean build does not have. */
function siteIn(outDir: string, withLists: ReadonlySet<string>): Record<string, string> {
  const site = readSite(join(outDir, SLUG));
  return Object.fromEntries(
    Object.entries(site).filter(([path]) => !/^(_astro|_data)\//.test(path) || withLists.has(path)),
  );
}

const word = fc.constantFrom('Crumb', 'Café Élan', 'a<b>&"c', 'Loaf & Co');
const edit = fc.oneof(
  fc.record({ price: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ name: word }),
  fc.record({ description: word }),
  fc.record({ job: word }),
  fc.record({ faq: word }),
  fc.record({ primaryColor: fc.constantFrom('#b3261e', '#0a5', '#222222') }),
  fc.record({ locations: fc.uniqueArray(fc.constantFrom('East', 'West', 'North'), { maxLength: 3 }) }),
);

describe('an incremental build', () => {
  test('prints the pages a change is on, and carries the others over', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    const first = await build(folder, outDir);
    expect([first.kept, first.printed.length]).toEqual([0, first.pages]);
    const again = await build(folder, outDir);
    expect(again).toMatchObject({ printed: [], kept: first.pages });
    expect([first.changes, again.changes]).toEqual([undefined, undefined]);
    write(folder, { ...START, job: 'Baker' });
    const { printed, kept, changes } = await build(folder, outDir);
    expect(printed).toEqual(['/careers/']);
    expect(kept).toBe(first.pages - 1);
    expect(changes).toBe('one new opening (Baker)');
  });

  test('is a clean one, byte for byte, after any sequence of edits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const folder = temporaryFolder();
        const [incremental, clean] = [temporaryFolder(), temporaryFolder()];
        let configuration = START;
        write(folder, configuration);
        await build(folder, incremental);
        for (const change of edits) {
          configuration = { ...configuration, ...change };
          write(folder, configuration);
          await build(folder, incremental);
        }
        await build(folder, clean);
        const wanted = readSite(join(clean, SLUG));
        expect(siteIn(incremental, new Set(Object.keys(wanted)))).toEqual(wanted);
      }),
      runs(3),
    );
  }, 120_000);

  test('prints the dates of its own day, and the sitemap keeps those of the pages', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const [incremental, clean] = [temporaryFolder(), temporaryFolder()];
    await build(folder, incremental);
    await build(folder, incremental, '2027-01-02');
    await build(folder, clean, '2027-01-02');
    const [one, other] = [readSite(join(incremental, SLUG)), readSite(join(clean, SLUG))];
    expect({ ...one, 'sitemap.xml': '' }).toEqual({ ...other, 'sitemap.xml': '' });
    expect(one['sitemap.xml']).not.toContain('2027');
  });

  test('prints a page again that somebody changed or took away in the published folder', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    await build(folder, outDir);
    const before = readSite(join(outDir, SLUG));
    rmSync(join(outDir, SLUG, 'careers/index.html'));
    writeFileSync(join(outDir, SLUG, 'offers/index.html'), 'mine');
    expect((await build(folder, outDir)).printed).toEqual(['/offers/', '/careers/']);
    expect(readSite(join(outDir, SLUG))).toEqual(before);
  });
});

/** Two changes within a tick of the disk's clock have one date. */
const TICK_MS = 15;

describe('a published file that is not as it was published', () => {
  const startOf = (folder: string, prefix: string): string =>
    join(folder, String(readdirSync(folder).find((name) => name.startsWith(prefix))));
  const inPlace = (path: string, change: (path: string) => void): void => {
    const { atime, mtime } = statSync(path);
    change(path);
    utimesSync(path, atime, mtime);
  };
  const ATTACKS: [string, (site: string) => unknown][] = [
    ['the home page is gone', (site) => rmSync(join(site, 'index.html'))],
    ['a stylesheet is gone', (site) => rmSync(startOf(join(site, '_astro'), 'page.'))],
    ['all scripts are gone', (site) => rmSync(join(site, '_astro'), { recursive: true })],
    ['the sitemap is gone', (site) => rmSync(join(site, 'sitemap.xml'))],
    ['all of it is gone', (site) => (rmSync(site, { recursive: true }), mkdirSync(site))],
    ['a script is empty', (site) => truncateSync(startOf(join(site, '_astro'), 'react.'))],
    [
      'a script has other bytes, its size and its date',
      (site) =>
        inPlace(startOf(join(site, '_astro'), 'forms.'), (path) =>
          writeFileSync(path, 'x'.repeat(statSync(path).size)),
        ),
    ],
    [
      'a page has other bytes, its size and its date',
      (site) =>
        inPlace(join(site, 'menu/index.html'), (path) =>
          writeFileSync(path, readFileSync(path, 'utf8').replace('Rye', 'Bye')),
        ),
    ],
    ['a page is a folder', (site) => (rmSync(join(site, '404.html')), mkdirSync(join(site, '404.html')))],
    [
      'a folder is a file',
      (site) => (rmSync(join(site, 'menu'), { recursive: true }), writeFileSync(join(site, 'menu'), '')),
    ],
    [
      'a page is a link to a copy elsewhere',
      (site) => {
        const elsewhere = join(temporaryFolder(), 'copy.html');
        renameSync(join(site, 'offers/index.html'), elsewhere);
        symlinkSync(elsewhere, join(site, 'offers/index.html'));
      },
    ],
    [
      'a script is a link to a copy elsewhere',
      (site) => {
        const [script, elsewhere] = [startOf(join(site, '_astro'), 'shared.'), join(temporaryFolder(), 'copy.js')];
        renameSync(script, elsewhere);
        symlinkSync(elsewhere, script);
      },
    ],
  ];

  test('is noticed by --changed, made again, and never carried on', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    const site = join(outDir, SLUG);
    const changedOnly = { changedOnly: true };
    await build(folder, outDir);
    const before = readSite(site);
    for (const [attack, harm] of ATTACKS) {
      await pause(TICK_MS);
      harm(site);
      const { status } = await build(folder, outDir, undefined, changedOnly);
      expect([attack, status]).toEqual([attack, 'built']);
      expect([attack, differencesOf(readSite(site), before)]).toEqual([attack, []]);
      expect(await build(folder, outDir, undefined, changedOnly)).toMatchObject({ status: 'unchanged' });
    }
  }, 60_000);

  test('is none where a site was copied: its files are read, and it is unchanged', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const [outDir, copy] = [temporaryFolder(), temporaryFolder()];
    const { pages } = await build(folder, outDir);
    cpSync(outDir, copy, { recursive: true });
    expect(await build(folder, copy, undefined, { changedOnly: true })).toMatchObject({ status: 'unchanged' });
    expect(await build(folder, copy)).toMatchObject({ kept: pages });
  });

  test('a brand is built again, with nothing changed in it, on the day on which it makes other pages', async () => {
    const folder = temporaryFolder();
    write(folder, { ...START, offerUntil: '2026-11-24' });
    const outDir = temporaryFolder();
    const onDay = (day: string) => build(folder, outDir, day, { changedOnly: true });
    expect(await onDay('2026-11-20')).toMatchObject({ status: 'built', nextChange: '2026-11-26' });
    expect(await onDay('2026-11-25')).toMatchObject({ status: 'unchanged', nextChange: '2026-11-26' });
    expect(await onDay('2026-11-26')).toMatchObject({ status: 'built', nextChange: '2027-01-01' });
    expect(await onDay('2026-11-27')).toMatchObject({ status: 'unchanged', nextChange: '2027-01-01' });
  });

  test('a flag that changes the output makes a brand another one', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    const outDir = temporaryFolder();
    await build(folder, outDir);
    const flag = { changedOnly: true, allowPrivatePictures: true };
    expect(await build(folder, outDir, undefined, flag)).toMatchObject({ status: 'built' });
    expect(await build(folder, outDir, undefined, flag)).toMatchObject({ status: 'unchanged' });
  });
});

const differencesOf = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);

test('more warnings than a call takes arguments fail no brand', async () => {
  const folder = temporaryFolder();
  write(folder, START);
  const file = join(folder, SLUG, 'website.json');
  const website = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...website, sameAs: Array.from({ length: 150_000 }, () => 'javascript:') }));
  const { warnings, moreWarnings } = await build(folder, temporaryFolder());
  expect(warnings).toHaveLength(201); // One of them is about brand.json.
  expect(moreWarnings).toBeGreaterThan(149_000);
});

describe('many brands', () => {
  test('are built in processes as one by one, and a failed one costs only itself', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    for (const slug of ['oat', 'spelt', 'teff']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    writeFileSync(join(folder, 'oat/website.json'), '[]');
    const [many, alone] = [temporaryFolder(), temporaryFolder()];
    const options = {
      brandsDir: folder,
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      compiled,
      buildDate: '2026-11-20',
      changedOnly: false,
    };
    const { brands } = await entry.build({ ...options, outDir: many, slugs: [], jobs: 2 });
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
      'oat failed',
      'rye built',
      'spelt built',
      'teff built',
    ]);
    expect(readdirSync(many).sort()).toEqual(['.state', 'report.json', 'rye', 'spelt', 'teff']);
    await entry.build({ ...options, outDir: alone, slugs: ['spelt'], jobs: 1 });
    expect(readSite(join(many, 'spelt'))).toEqual(readSite(join(alone, 'spelt')));
  });

  test('need no worker where nothing changed, nor for the one that did', async () => {
    const folder = temporaryFolder();
    write(folder, START);
    for (const slug of ['oat', 'spelt']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    const options = {
      brandsDir: folder,
      outDir: temporaryFolder(),
      slugs: [],
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      buildDate: '2026-11-20',
      jobs: 2,
    };
    await entry.build({ ...options, compiled, changedOnly: false });
    const withoutWorkers = { ...options, compiled: { ...compiled, entry: '/nowhere.mjs' }, changedOnly: true };
    const statusesOf = ({ brands }: Awaited<ReturnType<typeof entry.build>>) => brands.map(({ status }) => status);
    expect(statusesOf(await entry.build(withoutWorkers))).toEqual(['unchanged', 'unchanged', 'unchanged']);
    write(folder, { ...START, job: 'Baker' });
    expect(statusesOf(await entry.build(withoutWorkers))).toEqual(['unchanged', 'built', 'unchanged']);
  });

  /** Builds oat, rye and spelt in one worker at a time, by the real renderer but for what `listen` does with a brand that arrives. */
  async function buildWith(
    listen: string,
    { supabaseUrl, ...options }: { jobs?: number; supabaseUrl?: string } = {},
    clock?: { onStart: (slug: string) => void; onBrand: (ended: number) => void },
  ): Promise<{ outDir: string; brands: BrandReport[]; told: string[] }> {
    const folder = temporaryFolder();
    write(folder, START);
    if (supabaseUrl !== undefined) {
      const brand = { brandId: SLUG, siteUrl: 'https://rye.example', supabaseUrl, supabaseAnonKey: 'key' };
      writeFileSync(join(folder, SLUG, 'brand.json'), JSON.stringify(brand));
    }
    for (const slug of ['oat', 'spelt']) cpSync(join(folder, SLUG), join(folder, slug), { recursive: true });
    const other = join(temporaryFolder(), 'entry.mjs');
    writeFileSync(
      other,
      `import { work as real } from ${JSON.stringify(compiled.entry)};
       export function work() {
         const on = process.on.bind(process);
         const tell = (kind, slug) => process.send({ kind, slug });
         const die = () => setTimeout(() => process.exit(1), 50);
         process.on = (name, take) => on(name, (task) => {
           if (name !== 'message' || task.kind !== 'brand') return take(task);
           const { brand } = task;
           const build = () => take(task);
           ${listen}
         });
         real();
       }`,
    );
    const outDir = temporaryFolder();
    const told: string[] = [];
    const { brands } = await entry.build({
      onStart: (slug) => clock?.onStart(slug),
      onBrand: ({ slug, status }) => clock?.onBrand(told.push(`${slug} ${status}`)),
      brandsDir: folder,
      outDir,
      slugs: [],
      environment: {},
      cacheDir: CACHE,
      root: ROOT,
      compiled: { ...compiled, entry: other },
      jobs: 1,
      buildDate: '2026-11-20',
      changedOnly: false,
      ...options,
    });
    return { outDir, brands, told };
  }

  /** The time of the process that watches the workers: however slow the machine is, oat is ended when the others are built, and not before. */
  function makeClock() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    return {
      onStart: (slug: string) => void (slug === 'oat' && vi.advanceTimersByTime(SLOW_MS)),
      onBrand: (ended: number) => void (ended === 2 && setImmediate(() => vi.advanceTimersByTime(TIME_LIMIT_MS))),
    };
  }

  test('a worker that dies fails the brand it was building, and the others are built', async () => {
    const { outDir, brands } = await buildWith(
      `if (brand.slug === 'oat') { tell('start', 'oat'); die(); }
       else build();`,
    );
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual(['oat failed', 'rye built', 'spelt built']);
    expect(brands[0]?.error).toContain('The process that built this brand died (exit code 1)');
    expect(readFileSync(join(outDir, 'rye/index.html'), 'utf8')).toContain('Rye');
  });

  test('a brand that hangs is ended and fails alone, and holds no other, not even where there is one worker', async () => {
    const { brands, told } = await buildWith(
      `tell('start', brand.slug);
       if (brand.slug === 'oat') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       else build();`,
      {},
      makeClock(),
    );
    expect(told).toEqual(['rye built', 'spelt built', 'oat failed']);
    expect(brands[0]?.error).toBe(
      'It took more than 900 s and was ended, so that nothing waits for it. What is done of its pictures is kept, so try again. FRONT_OF_HOUSE_BRAND_SECONDS allows more.',
    );
  });

  test('brands whose configurations a hung worker has asked for are built by another one', async () => {
    const answer = JSON.stringify({ success: true, data: websiteOf(START) });
    const type = { 'content-type': 'application/json' };
    const server = createServer((_, response) => response.writeHead(200, type).end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const supabaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { told } = await buildWith(
      `if (brand.slug === 'oat') tell('start', 'oat');
       else build();`,
      { jobs: 2, supabaseUrl },
      makeClock(),
    );
    // Which of the two comes first depends on who was ready first.
    expect(told.slice(0, 2).sort()).toEqual(['rye built', 'spelt built']);
    expect(told.slice(2)).toEqual(['oat failed']);
  });

  test('a worker that dies while the disk takes a brand does not fail that one, but the next', async () => {
    const { brands } = await buildWith(
      `if (brand.slug === 'oat') {
         tell('start', 'oat');
         tell('written', 'oat');
         setTimeout(build, 100);
       } else if (brand.slug === 'rye') { tell('start', 'rye'); die(); }
       else build();`,
    );
    expect(brands.map(({ slug, status }) => `${slug} ${status}`)).toEqual(['oat built', 'rye failed', 'spelt built']);
  });
});

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Build } from '#builder/run/warm-build.ts';
import { makeNetwork } from '#deploy/network/fetch-with-retry.ts';
import { openTarget } from '#deploy/targets/open-target.ts';
import { readTarget } from '#deploy/targets/target.ts';
import { openPublisher } from '#publishing/live/open-publisher.ts';
import { openPublished } from '#publishing/live/published.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { stateOf, writeAlone } from '../../../support/build/generations.ts';
import { failed, report } from '../../../support/build/preview.ts';

const SLUG = 'nonna';
const AT = '2026-12-24T18:00Z';
const SET = { at: AT, edits: [{ path: 'name', before: 'Nonna', after: 'Nonna at Christmas' }] };

function bench({ to = '', refuse }: { to?: string; refuse?: (slug: string) => void } = {}) {
  const folder = temporaryFolder();
  const target = to || `dir:${folder}/www`;
  const data = join(folder, 'data');
  const minute = { now: '2026-11-28T15:30Z' };
  const builds: unknown[] = [];
  /** What happens while a brand is built. */
  const during = { build: async (): Promise<void> => {} };
  const publishers: ReturnType<typeof openPublisher>[] = [];
  const website = (text: string): void => writeInto(folder, `brands/${SLUG}/website.json`, text);

  /** Each site says what it was built of. */
  const build: Build = async ([slug = ''], _, { configurations = {} } = {}) => {
    const { configuration } = configurations[slug] ?? {};
    builds.push(configuration);
    const { dueConfiguration } = await import('#changes/due-configuration.ts');
    const brand = { folder: join(folder, 'brands', slug), source: 'file' as const };
    const due = dueConfiguration(brand, { configuration }, minute.now);
    await during.build();
    if ((configuration as { isBroken?: true }).isBroken) return { brands: [failed(slug, 'It is broken.')] };
    const bytes = JSON.stringify(due.configuration);
    const files = ['index.html', '404.html'].map((path) => ({ path, bytes }));
    await writeAlone(join(folder, 'out'), slug, { files, describe: () => stateOf(1) });
    return { brands: [report(slug, { nextChange: due.nextChange ?? '2027-01-01' })] };
  };

  function start() {
    const network = makeNetwork(() => {});
    const open = openTarget(readTarget(target), {}, network);
    const publisher = openPublisher({
      brandsDir: join(folder, 'brands'),
      outDir: join(folder, 'out'),
      environment: { AWS_SECRET_ACCESS_KEY: 'very-secret-word' },
      build,
      store: openPublished(data),
      minute: () => minute.now,
      destination: {
        target: readTarget(target),
        to: target,
        open: (slug) => {
          refuse?.(slug);
          return open(slug);
        },
      },
      siteUrlOf: () => undefined,
      onChange: () => {},
      print: () => {},
    });
    publishers.push(publisher);
    return publisher;
  }

  onTestFinished(async () => void (await Promise.all(publishers.map(({ close }) => close()))));
  writeInto(
    folder,
    `brands/${SLUG}/brand.json`,
    '{ "source": "file", "brandId": "nonna", "siteUrl": "https://nonna.example" }',
  );
  website('{ "name": "Nonna" }');
  const seen = (): string | undefined => {
    const home = join(folder, 'www', SLUG, 'index.html');
    return existsSync(home) ? (JSON.parse(readFileSync(home, 'utf8')) as { name: string }).name : undefined;
  };
  return { folder, data, website, builds, during, minute, start, seen };
}

test('publishes exactly what is written at the press, and knows it after a restart', async () => {
  const { website, during, start, seen } = bench();
  const publisher = start();
  expect(publisher.stateOf(SLUG)).not.toHaveProperty('live');
  during.build = async () => website('{ "name": "Half typ" }');
  publisher.publish(SLUG, 'Sofia');
  expect(publisher.stateOf(SLUG).running).toEqual({ stage: 'building' });
  await publisher.idle();
  expect(seen()).toBe('Nonna');
  const again = start();
  expect(again.stateOf(SLUG)).toMatchObject({ live: { by: 'Sofia', at: expect.any(Date) } });
  expect(again.publishedOf(SLUG)).toEqual(new Map([['website.json', { name: 'Nonna' }]]));
});

test('two presses are one publish, and one more if something has changed', async () => {
  const { website, builds, during, start, seen } = bench();
  const publisher = start();
  const press = () => [1, 2, 3].forEach(() => publisher.publish(SLUG));
  during.build = async () => void (builds.length < 3 && press());
  press();
  await publisher.idle();
  expect(builds).toHaveLength(1);
  during.build = async () => {
    during.build = async () => {};
    website('{ "name": "Nonna & Pia" }');
    press();
  };
  press();
  await publisher.idle();
  expect([builds.length, seen()]).toEqual([3, 'Nonna & Pia']);
});

test('what can’t be built, or sent, leaves the site and what is known of it as they were', async () => {
  const { folder, data, website, during, start, seen } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  const failsWith = async (reason: RegExp) => {
    publisher.publish(SLUG);
    await publisher.idle();
    expect(publisher.stateOf(SLUG).failed?.reason).toMatch(reason);
    expect(publisher.publishedOf(SLUG)).toEqual(new Map([['website.json', { name: 'Nonna' }]]));
    expect(seen()).toBe('Nonna');
  };
  website('{ "isBroken": true }');
  await failsWith(/It is broken/);
  website('{ "name": ');
  await failsWith(/website\.json/);
  website('{ "name": "New" }');
  writeInto(folder, `www/${SLUG}/.front-of-house/manifest.json`, 'of another program');
  await failsWith(/manifest/);
  // As on a full disk: it is noticed before anything is sent.
  const kept = readFileSync(join(data, `${SLUG}.json`), 'utf8');
  rmSync(data, { recursive: true });
  writeInto(folder, 'data', 'a file');
  publisher.publish(SLUG);
  await publisher.idle();
  expect(publisher.stateOf(SLUG).failed?.reason).toContain('data');
  rmSync(data);
  writeInto(folder, `data/${SLUG}.json`, kept);
  during.build = async () => rmSync(join(folder, 'brands', SLUG), { recursive: true });
  await failsWith(/manifest/);
  await failsWith(/There is no brand "nonna"/);
});

test('a target that is gone fails one brand, tells no secret, and holds up no other', async () => {
  const { folder, data, start, seen } = bench({
    refuse: (slug) => {
      if (slug === 'kumo') throw new Error('S3 answered 503 to very-secret-word.');
    },
  });
  for (const name of ['brand.json', 'website.json'])
    writeInto(folder, `brands/kumo/${name}`, readFileSync(join(folder, 'brands', SLUG, name)));
  const publisher = start();
  for (const slug of ['kumo', SLUG]) publisher.publish(slug);
  expect(publisher.stateOf(SLUG).running).toEqual({ stage: 'building', isNext: true });
  await publisher.idle();
  expect(publisher.stateOf('kumo').failed?.reason).toBe('S3 answered 503 to ***.');
  expect([seen(), publisher.publishedOf('kumo')]).toEqual(['Nonna', undefined]);
  expect(readdirSync(data)).toEqual([`${SLUG}.json`]);
});

test('what is written while a brand waits for another one comes the next time', async () => {
  const { folder, website, during, start, seen } = bench();
  for (const name of ['brand.json', 'website.json'])
    writeInto(folder, `brands/kumo/${name}`, readFileSync(join(folder, 'brands', SLUG, name)));
  const publisher = start();
  during.build = async () => website('{ "name": "Half typ" }');
  publisher.publish('kumo');
  publisher.publish(SLUG, 'Sofia');
  await publisher.idle();
  expect([seen(), publisher.stateOf(SLUG).live?.by]).toEqual(['Nonna', 'Sofia']);
  publisher.publish('kumo');
  publisher.publish(SLUG, 'Sofia');
  website('{ "name": "Whole" }');
  publisher.publish(SLUG, 'Ada');
  await publisher.idle();
  expect([seen(), publisher.stateOf(SLUG).live?.by]).toEqual(['Whole', 'Ada']);
});

test.each(['{}', 'null', '{', '{"format":1}', '{"format":1,"published":{"live":{}}}', '{"format":2,"published":{}}'])(
  'a damaged record says nothing: %s',
  async (text) => {
    const { folder, start, seen } = bench();
    writeInto(folder, `data/${SLUG}.json`, text);
    const publisher = start();
    await publisher.look([SLUG]);
    expect([publisher.stateOf(SLUG).live, publisher.publishedOf(SLUG)]).toEqual([undefined, undefined]);
    publisher.publish(SLUG);
    await publisher.idle();
    expect(seen()).toBe('Nonna');
  },
);

test('after a stop in the middle the next start says so, and knows what was whole', async () => {
  const { data, folder, start } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  const kept = readFileSync(join(data, `${SLUG}.json`), 'utf8');
  writeInto(folder, `data/${SLUG}.next.json`, kept.replace('Nonna', 'Other'));
  const next = start();
  await next.look([SLUG]);
  expect(next.stateOf(SLUG).failed?.reason).toMatch(/^It was stopped before its end/);
  expect(next.publishedOf(SLUG)?.get('website.json')).toEqual({ name: 'Nonna' });
  next.publish(SLUG);
  await next.idle();
  expect(next.stateOf(SLUG)).not.toHaveProperty('failed');
});

test('sends what is due at its minute, or at the next start, with nothing of the draft', async () => {
  const { folder, website, minute, start, seen } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  writeInto(folder, `brands/${SLUG}/changes/christmas.json`, JSON.stringify(SET));
  website('{ "name": "Draft" }');
  await publisher.look([SLUG]);
  await publisher.idle();
  expect(seen()).toBe('Nonna');
  minute.now = AT;
  await publisher.look([SLUG]);
  await publisher.idle();
  expect(seen()).toBe('Nonna at Christmas');
  expect(publisher.publishedOf(SLUG)?.get('website.json')).toEqual({ name: 'Nonna' });
  // Taken back while nothing runs.
  rmSync(join(folder, 'brands', SLUG, 'changes'), { recursive: true });
  const next = start();
  await next.look([SLUG]);
  await next.idle();
  expect(seen()).toBe('Nonna');
});

test('after going back nothing is sent until the next publish', async () => {
  const { folder, website, minute, start, seen } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  writeInto(
    folder,
    `brands/${SLUG}/changes/christmas.json`,
    JSON.stringify({ ...SET, edits: [{ ...SET.edits[0], before: 'New' }] }),
  );
  website('{ "name": "New" }');
  publisher.publish(SLUG);
  publisher.rollBack(SLUG);
  await publisher.idle();
  expect([seen(), publisher.publishedOf(SLUG)?.get('website.json')]).toEqual(['Nonna', { name: 'Nonna' }]);
  minute.now = AT;
  const next = start();
  await next.look([SLUG]);
  await next.idle();
  expect(seen()).toBe('Nonna');
  next.publish(SLUG);
  await next.idle();
  expect(seen()).toBe('Nonna at Christmas');
});

test('whoever goes back while a set is due has the site of before, and the set waits', async () => {
  const { folder, website, minute, during, start, seen } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  website('{ "name": "New" }');
  publisher.publish(SLUG);
  await publisher.idle();
  writeInto(
    folder,
    `brands/${SLUG}/changes/christmas.json`,
    JSON.stringify({ ...SET, edits: [{ ...SET.edits[0], before: 'New' }] }),
  );
  // The button is pressed while what is due is built.
  let isPressed = false;
  during.build = async () => {
    if (!isPressed) publisher.rollBack(SLUG);
    isPressed = true;
  };
  minute.now = AT;
  await publisher.look([SLUG]);
  await publisher.idle();
  expect(seen()).toBe('New');
  expect(publisher.stateOf(SLUG)).toMatchObject({ isHeld: true });
  await publisher.look([SLUG]);
  await publisher.idle();
  expect(seen()).toBe('New');
});

test('a clock that is put back takes the set back, and brings it again at its minute', async () => {
  const { folder, minute, during, start, seen, builds } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  writeInto(folder, `brands/${SLUG}/changes/christmas.json`, JSON.stringify(SET));
  const look = async (): Promise<void> => {
    await publisher.look([SLUG]);
    await publisher.idle();
  };
  minute.now = AT;
  await look();
  expect(seen()).toBe('Nonna at Christmas');
  minute.now = '2026-12-24T17:55Z';
  await look();
  expect(seen()).toBe('Nonna');
  // It is put back while what is due is built.
  minute.now = AT;
  during.build = async () => void (minute.now = '2026-12-24T17:59Z');
  await look();
  during.build = async () => {};
  await look();
  expect(seen()).toBe('Nonna');
  minute.now = AT;
  await look();
  expect(seen()).toBe('Nonna at Christmas');
  expect(builds.length).toBeLessThan(10);
});

test('goes back only where that can be kept in mind', async () => {
  const { folder, data, website, start, seen } = bench();
  const publisher = start();
  publisher.publish(SLUG);
  await publisher.idle();
  website('{ "name": "New" }');
  publisher.publish(SLUG);
  await publisher.idle();
  // Nothing can be written beside the record.
  writeInto(folder, `data/${SLUG}.next.json/full`, '');
  publisher.rollBack(SLUG);
  await publisher.idle();
  expect([seen(), publisher.stateOf(SLUG).failed?.reason]).toEqual(['New', expect.stringContaining('nonna.next.json')]);
  expect(existsSync(join(data, `${SLUG}.next.json`))).toBe(true);
  await start().look([SLUG]);
});

test('takes no name that is no brand’s, and gives one site to one brand only', async () => {
  const { folder, data, builds, start } = bench({ to: 'netlify:bakery' });
  expect(() => start()).toThrow('NETLIFY_AUTH_TOKEN');
  const other = bench();
  const publisher = other.start();
  for (const slug of ['..', '../nonna', '__proto__', 'nonna/../nonna', '']) {
    publisher.publish(slug);
    expect([publisher.publishedOf(slug), publisher.stateOf(slug).running]).toEqual([undefined, undefined]);
  }
  publisher.publish('toString');
  publisher.publish('nobody');
  await publisher.idle();
  expect(publisher.stateOf('nobody').failed?.reason).toMatch(/There is no brand "nobody"/);
  expect([builds, other.builds, existsSync(data), existsSync(join(folder, 'www'))]).toEqual([[], [], false, false]);
});

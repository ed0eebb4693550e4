import { describe, expect, test } from 'vitest';
import { publishTo, rollBack } from '#deploy/sync/replace.ts';
import { SupersededError } from '#deploy/sync/store.ts';
import { makeS3Client, readS3Account } from '#deploy/targets/s3-client.ts';
import { makeS3Store } from '#deploy/targets/s3-store.ts';
import { expectWhole } from '../../../support/deploy/expect-whole.ts';
import { errorOf, type FakeS3, type Fault, KEYS, makeFakeS3 } from '../../../support/deploy/fake-s3.ts';
import { testWeb } from '../../../support/deploy/test-web.ts';
import { builtSite, type Bytes, shown, version } from '../../../support/deploy/versions.ts';

const account = readS3Account({ ...KEYS, AWS_ENDPOINT_URL: 'http://s3.test' });
const MANIFEST = 'PUT live/rye/.front-of-house/manifest.json';

function storeOn(s3: FakeS3) {
  const { network, waits, told } = testWeb(s3.fetch);
  return { store: makeS3Store(makeS3Client(network, account, 'sites'), 'sites', 'live/rye'), waits, told };
}

const publish = (s3: FakeS3, files: Bytes) => publishTo(storeOn(s3).store, builtSite(files));
const back = (s3: FakeS3) => rollBack(storeOn(s3).store, 'rye');

/** The files of the site's place, as text. */
function filesIn({ objects }: FakeS3): Bytes {
  const below = [...objects].filter(([key]) => key.startsWith('live/rye/'));
  return Object.fromEntries(below.map(([key, { bytes }]) => [key.slice('live/rye/'.length), bytes.toString()]));
}

async function bucketWith(...versions: Bytes[]): Promise<FakeS3> {
  const s3 = makeFakeS3('sites');
  s3.objects.set('live/rye/google.txt', { bytes: Buffer.from('not ours'), headers: {} });
  for (const files of versions) await publish(s3, files);
  s3.seen.length = 0;
  return s3;
}

function cloneOf({ objects }: FakeS3): FakeS3 {
  const clone = makeFakeS3('sites');
  for (const [key, object] of objects) clone.objects.set(key, object);
  return clone;
}

const [one, two, three, four] = [version(1), version(2), version(3), version(4)];

describe('publishing to S3', () => {
  test('sends only what changed, files before pages, and keeps what is not its own', async () => {
    const s3 = await bucketWith(one, three);
    await publish(s3, version(5));
    const writes = s3.seen.filter((line) => /^(PUT|DELETE)/.test(line)).map((line) => line.replace('live/rye/', ''));
    const own = '.front-of-house';
    const order = [
      [`PUT ${own}/manifest.json`],
      ['404.html', 'index.html', 'robots.txt'].map((path) => `PUT ${own}/kept/2/${path}`),
      ['PUT _astro/app.5.js', 'PUT _pictures/hero.3.webp', 'PUT robots.txt'],
      ['PUT offers/5/index.html'],
      ['PUT 404.html'],
      ['PUT index.html'],
      [`PUT ${own}/manifest.json`],
      [`DELETE ${own}/kept/1/404.html`, `DELETE ${own}/kept/1/index.html`, 'DELETE offers/1/index.html'],
      [`DELETE ${own}/kept/1/robots.txt`, 'DELETE _astro/app.1.js', 'DELETE _pictures/hero.1.webp'],
      [`PUT ${own}/manifest.json`],
    ];
    for (const step of order) expect(writes.splice(0, step.length).sort()).toEqual(step.sort());
    expect(writes).toEqual([]);
    expect(filesIn(s3)['google.txt']).toBe('not ours');
    expect(shown(filesIn(s3), version(5))).toEqual(version(5));
    await back(s3);
    expect(shown(filesIn(s3), three)).toEqual(three);
  });

  test('by two at once into an empty place is done by the first of them', async () => {
    const s3 = makeFakeS3('sites');
    await storeOn(s3).store.writeManifest('{ "of": 1 }', undefined);
    await expect(storeOn(s3).store.writeManifest('{ "of": 2 }', undefined)).rejects.toThrow(SupersededError);
    expect(filesIn(s3)['.front-of-house/manifest.json']).toBe('{ "of": 1 }');
  });

  test('takes odd names', async () => {
    const s3 = await bucketWith();
    const odd = { 'index.html': 'x', "a b/ü+%'(1)!*@[].txt": 'odd', _headers: 'x' };
    await publish(s3, odd);
    expect(shown(filesIn(s3), odd)).toEqual(odd);
    await publish(s3, { ...odd, "a b/ü+%'(1)!*@[].txt": 'changed' });
    await back(s3);
    expect(shown(filesIn(s3), odd)).toEqual(odd);
  });

  test('that stops at any request leaves whole pages, and the next one heals', async () => {
    const before = await bucketWith(one, two);
    for (let last = 1; ; last++) {
      const s3 = cloneOf(before);
      s3.fault = ({ count }) =>
        count < last ? undefined : count === last && last % 2 === 0 ? 'cut-after' : 'cut-before';
      const error = await publish(s3, three).catch(String);
      const isOver = s3.seen.length < last;
      s3.fault = () => undefined;
      expectWhole(filesIn(s3), [one, two, three]);
      if (isOver) {
        expect(error).toBeTypeOf('object');
        expect(last).toBeGreaterThan(20);
        break;
      }
      const next = [three, four][last % 3];
      if (next) {
        await publish(s3, next);
        expect(shown(filesIn(s3), next)).toEqual(next);
      }
      await back(s3);
      const restored =
        filesIn(s3)['index.html'] === one['index.html']
          ? one
          : filesIn(s3)['index.html'] === three['index.html']
            ? three
            : two;
      expect(shown(filesIn(s3), restored)).toEqual(restored);
      expect(filesIn(s3)['google.txt']).toBe('not ours');
    }
  });

  test('fails when another publish has changed the manifest meanwhile, and the next run is right', async () => {
    const before = await bucketWith(one, two);
    const ends: string[] = [];
    for (let at = 1; ; at++) {
      const s3 = cloneOf(before);
      let hasBegun = false;
      s3.fault = async ({ count }) => {
        if (count !== at || hasBegun) return undefined;
        hasBegun = true;
        await publish(s3, four);
        return undefined;
      };
      const end = await publish(s3, three).then(
        ({ note }) => note ?? 'ended',
        (error: unknown) => (error as Error).message,
      );
      if (!hasBegun) break;
      if (ends.at(-1) !== end) ends.push(end);
      await publish(s3, three);
      expect(shown(filesIn(s3), three), `at ${at}`).toEqual(three);
    }
    const superseded =
      'Another publish to s3://sites/live/rye was running at the same time, so this one has stopped. Run it again.';
    // Before it has read the manifest, and when its site is in its place.
    expect(ends).toEqual(['ended', superseded, 'ended']);
  });
});

describe('a service that fails now and then', () => {
  /** Publishes; the first requests that match fail so. */
  async function publishWithFaults(matches: string | RegExp, ...faults: Fault[]) {
    const s3 = await bucketWith(one);
    s3.fault = ({ method, key }) => (new RegExp(matches).test(`${method} ${key}`) ? faults.shift() : undefined);
    const { store, waits, told } = storeOn(s3);
    const error = await publishTo(store, builtSite(two)).then(
      () => undefined,
      (thrown: unknown) => (thrown as Error).message,
    );
    if (error === undefined) expect(shown(filesIn(s3), two)).toEqual(two);
    return { error, waits, told, s3 };
  }

  test('is asked again, more and more patiently, and that is told', async () => {
    const busy = () => errorOf(503, 'SlowDown');
    const { error, waits, told } = await publishWithFaults('PUT .*/_astro/app.2.js', busy(), busy(), busy());
    expect(error).toBeUndefined();
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(told[0]).toBe('S3 answered 503 to PUT live/rye/_astro/app.2.js. Trying again in 1 s.');
  });

  test('is waited for as long as it says, but not for ever', async () => {
    const later = (seconds: number) => errorOf(503, 'SlowDown', '', { 'retry-after': String(seconds) });
    expect((await publishWithFaults('PUT .*/index.html', later(30))).waits).toEqual([30_000]);
    const { error, waits } = await publishWithFaults('PUT .*/index.html', later(3600));
    expect(waits).toEqual([]);
    expect(error).toMatch(
      /^S3 at s3\.test answered 503 \(SlowDown\) to PUT .*\. What was sent stays; publish again to go on\.$/,
    );
  });

  test('gets again what was damaged on its way', async () => {
    const { error, told } = await publishWithFaults('PUT .*/robots.txt', 'damaged');
    expect(error).toBeUndefined();
    expect(told).toEqual(['S3 answered 400 to PUT live/rye/.front-of-house/kept/1/robots.txt. Trying again in 1 s.']);
    expect((await publishWithFaults('PUT live/rye/index.html', 'damaged', 'damaged')).error).toBeUndefined();
  });

  test.each<[string, Fault]>([
    [`${MANIFEST}$`, 'cut-after'],
    ['PUT live/rye/_astro/app.2.js', 'cut-after'],
    ['PUT live/rye/index.html', 'cut-answer'],
    ['GET', 'cut-answer'],
    ['HEAD', 'cut-before'],
    ['PUT .*/kept/', errorOf(200, 'InternalError')],
    ['PUT', errorOf(409, 'ConditionalRequestConflict')],
  ])('is asked again after %s: %s', async (matches, fault) => {
    const { error, waits, s3 } = await publishWithFaults(matches, fault);
    expect(error).toBeUndefined();
    expect(waits).toEqual([1000]);
    await back(s3);
    expect(shown(filesIn(s3), one)).toEqual(one);
  });

  test.each<[string, Fault[], RegExp]>([
    [
      'GET',
      [errorOf(403, 'AccessDenied')],
      /^S3 at s3\.test answered 403 \(AccessDenied\) to GET .*\. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and allow s3:GetObject/,
    ],
    ['GET', [errorOf(404, 'NoSuchBucket')], /^There is no bucket "sites" at s3\.test\. Create it/],
    [
      'GET',
      [errorOf(301, 'PermanentRedirect', '', { 'x-amz-bucket-region': 'eu-north-1' })],
      /^The bucket "sites" is in another region\. Set AWS_REGION to eu-north-1\.$/,
    ],
    [
      'GET',
      [errorOf(307, 'TemporaryRedirect', '', { location: 'http://169.254.169.254/' })],
      /Set AWS_ENDPOINT_URL to the address it means\.$/,
    ],
    ['PUT', [errorOf(501, 'NotImplemented')], /It must know conditional writes \(If-Match, If-None-Match\)\.$/],
    ['GET', [errorOf(403, 'RequestTimeTooSkewed')], /Set the clock of this machine\.$/],
    [
      'GET',
      Array<Fault>(6).fill('cut-before'),
      /^S3 can't be reached: connection cut, 6 times\. Is this machine connected, and the address right\?/,
    ],
  ])('fails with a sentence when %s is refused (%#)', async (matches, faults, sentence) => {
    expect((await publishWithFaults(matches, ...faults)).error).toMatch(sentence);
  });
});

describe('a bucket that somebody else writes into', () => {
  test('is not published to where a file is in the way', async () => {
    const s3 = await bucketWith();
    s3.objects.set('live/rye/index.html', { bytes: Buffer.from('a site'), headers: {} });
    await expect(publish(s3, one)).rejects.toThrow('index.html is in s3://sites/live/rye already');
  });

  test('with a manifest that leads elsewhere or is huge is refused', async () => {
    const s3 = await bucketWith(one);
    const key = 'live/rye/.front-of-house/manifest.json';
    const text = filesIn(s3)['.front-of-house/manifest.json'] ?? '';
    s3.objects.set(key, {
      bytes: Buffer.from(text.replace('"uncertain":[]', '"uncertain":["../../other/index.html"]')),
      headers: {},
    });
    await expect(publish(s3, two)).rejects.toThrow(/^The manifest in s3:\/\/sites\/live\/rye is damaged at "uncertain/);
    s3.objects.set(key, { bytes: Buffer.alloc(64 * 1024 * 1024 + 1, ' '), headers: {} });
    await expect(publish(s3, two)).rejects.toThrow(
      'The manifest in s3://sites/live/rye has more than 64 MB, which is not read.',
    );
  });
});

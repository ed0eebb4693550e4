import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteDeploy, publishedFolder } from '#publishing/live/note-deploy.ts';
import { openPublished } from '#publishing/live/published.ts';
import { temporaryFolder, writeInto } from '../support/build/folders.ts';
import { build, SLUG, START, websiteOf, write } from '../support/build/rye.ts';
import { publishWith, rollBackWith } from '../support/deploy/run-deploy.ts';

test('a brand in files is built of what was published, whatever is typed meanwhile', async () => {
  const [brandsDir, outDir] = [temporaryFolder(), temporaryFolder()];
  write(brandsDir, START);
  writeInto(brandsDir, `${SLUG}/website.json`, '{ "name": "half ');
  const written = { configuration: websiteOf({ ...START, price: 22.75 }) };
  const options = { configurations: { [SLUG]: written }, changedOnly: true };
  expect(await build(brandsDir, outDir, '2026-11-20', options)).toMatchObject({ status: 'built' });
  expect(readFileSync(join(outDir, SLUG, 'menu/index.html'), 'utf8')).toContain('22.75');
  expect(await build(brandsDir, outDir, '2026-11-20', options)).toMatchObject({ status: 'unchanged' });
});

test('the commands note what they sent where it is what is written, and nothing where it is not', async () => {
  const [brandsDir, outDir, dataDir, www] = [0, 1, 2, 3].map(() => temporaryFolder()) as [
    string,
    string,
    string,
    string,
  ];
  const to = `dir:${www}`;
  const options = {
    onDone: (done: Parameters<typeof noteDeploy>[0]) =>
      noteDeploy(done, { dataDir, environment: {}, minute: '2026-11-20T12:00Z' }),
  };
  const publish = () => publishWith(options, '--to', to, '--brands-dir', brandsDir, '--out-dir', outDir);
  const noted = () => openPublished(publishedFolder(dataDir)).read(SLUG);
  /** A build takes no note of a file that may change again within one tick of the clock. */
  const writeLongAgo = (configuration: typeof START) => {
    write(brandsDir, configuration);
    utimesSync(join(brandsDir, SLUG, 'website.json'), 0, 0);
  };
  const priceIn = (text = '{}') => /"price": ?([\d.]+)/.exec(text)?.[1];

  writeLongAgo(START);
  await build(brandsDir, outDir);
  expect((await publish()).code).toBe(0);
  expect(noted().live).toMatchObject({ to, nextChange: expect.any(String) });
  expect(priceIn(noted().live?.documents['website.json'])).toBe('6');

  writeLongAgo({ ...START, price: 7 });
  await publish(); // The built site is still the one before.
  expect(priceIn(noted().live?.documents['website.json'])).toBe('6');
  await build(brandsDir, outDir);
  await publish();
  expect(priceIn(noted().live?.documents['website.json'])).toBe('7');
  await rollBackWith(options, '--brand', SLUG, '--to', to);
  expect(noted()).toMatchObject({ isHeld: true });
  expect(priceIn(noted().live?.documents['website.json'])).toBe('6');
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheEntry } from '#builder/pictures/cache-entry.ts';
import { homeKeyOf, makeHomePictures } from '#preview/pictures/home-pictures.ts';
import type { PictureAnswer, PictureJob } from '#preview/pictures/picture-worker.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** Pictures that are taken when the test says so. */
function studio() {
  const cacheDir = temporaryFolder();
  const jobs: PictureJob[] = [];
  const told: string[] = [];
  const ends: ((answer: PictureAnswer) => void)[] = [];
  const ended: string[] = [];
  const state = { isBusy: false };
  const pictures = makeHomePictures({
    cacheDir,
    isBusy: () => state.isBusy,
    onTaken: (slug) => told.push(slug),
    onProblem: (sentence) => told.push(sentence),
    start: (job) => {
      jobs.push(job);
      const answer = new Promise<PictureAnswer>((resolve) => ends.push(resolve));
      return { answer, end: async () => void ended.push(job.site) };
    },
  });
  const take = async (job: PictureJob | undefined): Promise<void> => {
    await cacheEntry(job?.folder ?? '', async () => ({ facts: null, files: { 'desktop.webp': new Uint8Array(1) } }));
    await answer({ kind: 'taken' });
  };
  const answer = async (given: PictureAnswer): Promise<void> => {
    ends.shift()?.(given);
    await new Promise(setImmediate);
  };
  const sites = (): string[] => jobs.map(({ site }) => site);
  return { pictures, jobs, told, ended, state, take, answer, sites, cacheDir };
}

const sitter = (slug: string, sum = slug) => ({ slug, site: slug, key: homeKeyOf(sum) });

test('takes one at a time, what is wanted now before what was wanted before, and none twice', async () => {
  const { pictures, jobs, told, take, sites } = studio();
  pictures.want([sitter('a'), sitter('b'), sitter('c')]);
  pictures.want([sitter('d'), sitter('b'), sitter('a')]);
  expect(sites()).toEqual(['a']);
  for (let index = 0; index < 4; index += 1) await take(jobs[index]);
  pictures.want([sitter('a'), sitter('b')]);
  expect(sites()).toEqual(['a', 'd', 'b', 'c']);
  expect(told).toEqual(['a', 'd', 'b', 'c']);
});

test('a home that has changed is taken again, and only as it is now', async () => {
  const { pictures, jobs, take } = studio();
  pictures.want([sitter('a'), sitter('b', 'one')]);
  pictures.want([sitter('b', 'two')]);
  await take(jobs[0]);
  await take(jobs[1]);
  expect(jobs.map(({ folder }) => folder.split(/[/\\]/).at(-1))).toEqual([homeKeyOf('a'), homeKeyOf('two')]);
  expect([pictures.has(homeKeyOf('one')), pictures.has(homeKeyOf('two'))]).toEqual([false, true]);
});

test('waits while something is built', () => {
  const { pictures, state, sites } = studio();
  state.isBusy = true;
  pictures.want([sitter('a')]);
  expect(sites()).toEqual([]);
  state.isBusy = false;
  pictures.resume();
  expect(sites()).toEqual(['a']);
});

test('says nothing without a browser, and does not look for one again', async () => {
  const { pictures, told, answer, sites } = studio();
  pictures.want([sitter('a'), sitter('b')]);
  await answer({ kind: 'no-browser' });
  pictures.want([sitter('c')]);
  expect([sites(), told]).toEqual([['a'], []]);
});

test('tries a home that failed no more, and gives up with one sentence after three in a row', async () => {
  const { pictures, told, take, answer, jobs, sites } = studio();
  const failure: PictureAnswer = { kind: 'failed', message: 'no picture in time.' };
  pictures.want(['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => sitter(slug)));
  await answer(failure);
  await take(jobs[1]);
  pictures.want([sitter('a')]);
  for (let index = 0; index < 3; index += 1) await answer(failure);
  pictures.want([sitter('g')]);
  expect(sites()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(told).toEqual(['b', 'No more pictures of homes are taken: no picture in time.']);
});

test('ends what runs when the preview closes', async () => {
  const { pictures, ended, answer, sites } = studio();
  pictures.want([sitter('a'), sitter('b')]);
  await pictures.close();
  await answer({ kind: 'failed', message: 'ended' });
  expect([ended, sites()]).toEqual([['a'], ['a']]);
});

test.each([
  ['../../etc/passwd', 'desktop.webp'],
  [homeKeyOf('a'), '../entry.json'],
  [homeKeyOf('a'), 'entry.json'],
  [homeKeyOf('a').toUpperCase(), 'desktop.webp'],
  ['', 'phone.webp'],
])('no file is named %j %j', (key, name) => {
  const { pictures, cacheDir } = studio();
  expect(pictures.fileOf(key, name)).toBeUndefined();
  expect(pictures.fileOf(homeKeyOf('a'), 'phone.webp')).toBe(
    join(cacheDir, 'home-pictures', homeKeyOf('a'), 'phone.webp'),
  );
});

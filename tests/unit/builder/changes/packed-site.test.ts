import { expect, test } from 'vitest';
import { changesSince, packSite } from '#builder/changes/packed-site.ts';
import { makePicture, makeSite } from '../../../support/build/site.ts';

const site = (name: string, key: string) => ({
  ...makeSite({ name }),
  pictures: { 'hero.jpg': makePicture({ src: `/_pictures/hero-${key}-640.webp` }) },
});

test.each([
  ['nothing', site('Old', 'one'), ''],
  ['the pictures are better now', site('Old', 'two'), 'pictures'],
  ['the configuration says something else, too', site('New', 'two'), 'one name, one text'],
])('%s', (_, now, words) => {
  expect(changesSince(packSite(site('Old', 'one'), 'code'), now, 'code')).toBe(words);
});

test('other code may have read it differently, and drawn it', () => {
  expect(changesSince(packSite(site('Old', 'one'), 'code'), site('New', 'two'), 'other code')).toBe('');
});

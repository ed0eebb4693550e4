import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { logoFor } from '#builder/pictures/logo.ts';
import type { Original } from '#brand/pictures/original.ts';
import { logoOf } from '#core/theme/logo.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { makePicture, makeSite } from '../../../support/build/site.ts';

const GROUNDS = { light: '#fdf4ed', dark: '#110e07' };
const NIGHT = { light: '#110e07', dark: '#110e07' };

const drawing = (shapes: string): Original => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${shapes}</svg>`);
  return { digest: hash('sha256', svg), read: () => Promise.resolve(svg) };
};
const disc = (fill: string): string => `<circle cx="10" cy="10" r="8" fill="${fill}"/>`;
const bar = (fill: string): string => `<rect x="20" y="6" width="18" height="8" fill="${fill}"/>`;

const logoOn = (grounds: typeof GROUNDS, usual: string, dark?: string) => {
  const originals = new Map([['logo.svg', drawing(usual)]]);
  if (dark !== undefined) originals.set('dark.svg', drawing(dark));
  const site = makeSite({
    logo: { src: 'logo.svg', alt: 'Rye' },
    ...(dark !== undefined && { logoDark: { src: 'dark.svg', alt: 'Rye' } }),
  });
  return logoFor(site, originals, grounds, temporaryFolder());
};

describe('a logo', () => {
  test.each([
    ['black', disc('#000') + bar('#111'), undefined, GROUNDS.light],
    ['white', disc('#fff') + bar('#fff'), GROUNDS.dark, undefined],
    [
      'black, with a small mark in colour',
      disc('#000') + '<circle cx="30" cy="10" r="3" fill="#e33"/>',
      undefined,
      GROUNDS.light,
    ],
    ['of a colour that is seen on both', disc('#2e8b57') + bar('#c0392b'), undefined, undefined],
    ['yellow', disc('#e0a800'), undefined, undefined],
    ['that brings its own ground', '<rect width="40" height="20" fill="#fff"/>' + disc('#eee'), undefined, undefined],
    ['of nothing', '', undefined, undefined],
  ])('%s', async (_, shapes, light, dark) => {
    const logo = await logoOn(GROUNDS, shapes);
    expect([logo?.light, logo?.dark]).toEqual([
      { src: 'logo.svg', ...(light !== undefined && { plate: light }) },
      { src: 'logo.svg', ...(dark !== undefined && { plate: dark }) },
    ]);
  });

  test('that is black stands on white where both grounds are dark', async () => {
    const place = { src: 'logo.svg', plate: '#ffffff' };
    expect(await logoOn(NIGHT, disc('#000'))).toEqual({ light: place, dark: place });
  });

  test('for dark ground is on dark ground, whatever the visitor prefers', async () => {
    expect(await logoOn(GROUNDS, disc('#000'), disc('#fff'))).toEqual({
      light: { src: 'logo.svg' },
      dark: { src: 'dark.svg' },
    });
    expect(await logoOn(NIGHT, disc('#000'), disc('#fff'))).toEqual({
      light: { src: 'dark.svg' },
      dark: { src: 'dark.svg' },
    });
  });

  test('that could not be had is none', async () => {
    const site = makeSite({ logo: { src: 'lost.svg', alt: '' } });
    expect(await logoFor(site, new Map(), GROUNDS, temporaryFolder())).toBeUndefined();
  });
});

test('a page shows both logos, and the plates that they need', () => {
  const [light, dark] = [makePicture(), { ...makePicture(), src: '/dark.webp' }];
  const site = makeSite({
    pictures: { 'logo.svg': light, 'dark.svg': dark },
    logo: { src: 'logo.svg', alt: 'Rye' },
    logoDark: { src: 'dark.svg', alt: 'Rye' },
  });
  const withLogo = (logo: typeof site.look.logo) => logoOf({ ...site, look: { ...site.look, ...(logo && { logo }) } });
  const plain = { src: 'logo.svg' };
  expect(withLogo({ light: plain, dark: { src: 'dark.svg' } })).toEqual({ ...light, alt: 'Rye', dark });
  expect(withLogo({ light: plain, dark: { ...plain, plate: '#fff' } })).toEqual({
    ...light,
    alt: 'Rye',
    plates: { light: 'transparent', dark: '#fff' },
  });
  expect(withLogo(undefined)).toEqual({ ...light, alt: 'Rye' });
});

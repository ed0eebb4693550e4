import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { installedBrowser, installedShell } from '../../scripts/browser.ts';
import { takePreviewPictures } from '#deploy/workflow/preview-pictures.ts';
import { temporaryFolder } from '../support/build/folders.ts';

const browser = installedBrowser() ?? '';
const page = (text: string): string => `<!doctype html><html lang="en"><title>Rye</title><h1>${text}</h1></html>`;

test('of the pages that were built again those are shown that look different, before and after', async () => {
  const before = temporaryFolder({
    'rye/index.html': page('Rye'),
    'rye/menu/index.html': page('$8.00'),
  });
  const printed = ['/', '/menu/', '/offers/', '/404.html'];
  const folder = temporaryFolder({
    'report.json': JSON.stringify({ brands: [{ slug: 'rye', status: 'built', pages: 4, printed, warnings: [] }] }),
    'rye/index.html': page('Rye'),
    'rye/menu/index.html': page('$9.00'),
    'rye/offers/index.html': page('Two loaves'),
  });
  await takePreviewPictures(folder, before, installedShell(browser) ?? browser);
  const after = '/_preview/menu-after.jpg';
  expect(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8'))).toEqual({
    rye: [
      { page: '/menu/', before: '/_preview/menu-before.jpg', after },
      { page: '/offers/', after: '/_preview/offers-after.jpg' },
    ],
  });
  expect((await sharp(join(folder, 'rye', after)).metadata()).format).toBe('jpeg');
});

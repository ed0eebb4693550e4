import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { runMenuPdfCommand } from '#deploy/print/menu-pdf-command.ts';
import { builtBrand } from '../support/build/built.ts';
import { sharedFolder } from '../support/build/folders.ts';
import { ROOT } from '../support/project.ts';

/** Points of a sheet, as PDF counts them. */
const A4 = [595, 842];
const LETTER = [612, 792];

const out = sharedFolder();
beforeAll(() => {
  for (const slug of ['nonna-pia', 'kumo-ramen']) cpSync(builtBrand(slug), join(out, slug), { recursive: true });
});

async function print(args: string[], findBrowser = installedBrowser): Promise<string[]> {
  let stdout = '';
  const write = (text: string, onWritten?: () => void): void => {
    stdout += text;
    onWritten?.();
  };
  const folders = ['--brands-dir', join(ROOT, 'brands'), '--out-dir', out];
  await runMenuPdfCommand({ args: [...folders, ...args], environment: {}, findBrowser, stdout: { write } });
  return stdout.trimEnd().split('\n');
}

/** The size of each sheet of a PDF, in whole points. */
function sheetsOf(file: string): number[][] {
  const pages = readFileSync(file, 'latin1').match(/\/Type \/Page\n[^]*?endobj/g) ?? [];
  return pages.map(
    (page) => /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1, 3).map(parseFloat).map(Math.floor) ?? [],
  );
}

describe('npm run menu-pdf', () => {
  test.each([
    ['A4', [], A4],
    ['Letter', ['--size', 'letter'], LETTER],
  ])('prints a menu of 38 items on two sheets of %s', async (_, size, sheet) => {
    expect(await print(['--brand', 'nonna-pia', ...size])).toEqual([join(out, 'nonna-pia-menu.pdf')]);
    expect(sheetsOf(join(out, 'nonna-pia-menu.pdf'))).toEqual([sheet, sheet]);
  });

  test('prints one page alone, also in another language', async () => {
    expect(await print(['--brand', 'nonna-pia', '--page', '/fr/menu'])).toEqual([join(out, 'nonna-pia-menu-fr.pdf')]);
  });

  test('prints a file for each location, also where guests order in a frame, but for one whose menu is a file already', async () => {
    const files = await print(['--brand', 'kumo-ramen']);
    expect(files).toHaveLength(7);
    expect(files).toContain(join(out, 'kumo-ramen-menu-vancouver-kumo-gastown.pdf'));
    expect(files).not.toContain(join(out, 'kumo-ramen-menu-toronto-kumo-yonge-eg.pdf'));
    for (const file of files) expect([file, sheetsOf(file).length]).toEqual([file, file.includes('annex') ? 1 : 3]);
  });

  test('says what to do without a browser, without a site, and with a wrong option', async () => {
    const nonna = ['--brand', 'nonna-pia'];
    await expect(print(nonna, () => undefined)).rejects.toThrow(
      'menu-pdf prints with Chromium or Chrome, and found none. Install one, or name it in CHROMIUM_PATH.',
    );
    await expect(print(['--brand', 'night-owl-burgers'])).rejects.toThrow(
      'Run: npm run build -- --brand night-owl-burgers',
    );
    await expect(print([...nonna, '--size', 'a5'])).rejects.toThrow(
      new UsageError('There is no paper "a5", only a4 and letter.'),
    );
    await expect(print([...nonna, '--page', '/offers/'])).rejects.toThrow(
      new UsageError('/offers/ is no menu page with items of nonna-pia. There are /fr/menu/, /menu/.'),
    );
    await expect(print([])).rejects.toThrow(new UsageError('menu-pdf needs a brand, like --brand saffron-lane.'));
  });
});

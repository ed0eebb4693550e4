import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { runLooksCommand } from '#lookbook/looks-command.ts';
import { markOf } from '#lookbook/sheet.ts';
import { loadSharp } from '#brand/pictures/sharp.ts';
import { LOOK_NAMES } from '#schema/looks.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { ROOT } from '../support/project.ts';

const FIXTURES = join(ROOT, 'tests/brands');

async function looks(args: string[], findBrowser: () => string | undefined = installedBrowser) {
  const said = { stdout: '', stderr: '' };
  const writeTo = (stream: keyof typeof said) => ({
    write: (text: string, onWritten?: () => void): void => {
      said[stream] += text;
      onWritten?.();
    },
  });
  const code = await runLooksCommand({
    root: ROOT,
    cacheDir: join(ROOT, '.cache'),
    args,
    environment: {},
    findBrowser,
    stdout: writeTo('stdout'),
    stderr: writeTo('stderr'),
  });
  return { code, ...said };
}

const leftovers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('looks-'));

const sizeOf = async (path: string) => {
  const { width, height, format } = await (await loadSharp())(path).metadata();
  return { width, height, format };
};

describe('npm run looks', () => {
  test('draws the home of a brand in each look, and all of them on one sheet; nothing else is left', async () => {
    const brandsDir = FIXTURES;
    const before = readFileSync(join(brandsDir, 'minimal/website.json'), 'utf8');
    const known = leftovers();
    const outDir = temporaryFolder();
    const { code, stdout, stderr } = await looks([
      '--brand',
      'minimal',
      '--brands-dir',
      brandsDir,
      '--out-dir',
      outDir,
    ]);
    expect(code).toBe(0);
    expect(readdirSync(outDir).sort()).toEqual(['minimal', 'minimal.jpg']);
    expect(readdirSync(join(outDir, 'minimal')).sort()).toEqual(
      LOOK_NAMES.flatMap((look) => [`${look}-first.jpg`, `${look}.jpg`]).sort(),
    );
    for (const look of LOOK_NAMES) {
      expect(await sizeOf(join(outDir, `minimal/${look}-first.jpg`))).toEqual({
        width: 1440,
        height: 900,
        format: 'jpeg',
      });
      const whole = await sizeOf(join(outDir, `minimal/${look}.jpg`));
      expect(whole.width).toBe(1440);
      expect(whole.height).toBeGreaterThanOrEqual(900);
    }
    const pictures = LOOK_NAMES.map((look) => readFileSync(join(outDir, `minimal/${look}-first.jpg`), 'base64'));
    expect(new Set(pictures).size).toBe(LOOK_NAMES.length);
    expect(await sizeOf(join(outDir, 'minimal.jpg'))).toMatchObject({ width: 2400, format: 'jpeg' });
    expect(stdout).toMatch(/^minimal is set in noren, chosen: font\. All looks, in [\d.]+ m?s:\n {2}\S+minimal\.jpg\n/);
    expect(stderr).toMatch(/^(?:.*\n)?1\/\d+ noren, chosen: font\n2\/\d+ carte\n/);
    expect(stderr.trim().split('\n').at(-1)).toBe(`${LOOK_NAMES.length}/${LOOK_NAMES.length} ${LOOK_NAMES.at(-1)}`);
    expect(readFileSync(join(brandsDir, 'minimal/website.json'), 'utf8')).toBe(before);
    expect(leftovers()).toEqual(known);
  });

  test('ends with 1 and says what is missing where there is no browser', async () => {
    const outDir = join(temporaryFolder(), 'pictures');
    const args = ['--brand', 'minimal', '--brands-dir', FIXTURES, '--out-dir', outDir];
    const { code, stdout, stderr } = await looks(args, () => undefined);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^No Chromium was found.*CHROMIUM_PATH\.\n$/);
    expect(existsSync(outDir)).toBe(false);
  });

  test('fails with the sentence of the build where the brand can not be built, and leaves nothing', async () => {
    const known = leftovers();
    const folder = temporaryFolder({
      'rye/brand.json': JSON.stringify({
        brandId: 'rye',
        siteUrl: 'https://rye.example',
        source: 'file',
        supabaseUrl: '',
      }),
      'rye/website.json': '{ "name": "Rye", }}',
    });
    const args = ['--brand', 'rye', '--brands-dir', folder, '--out-dir', join(temporaryFolder(), 'pictures')];
    await expect(looks(args)).rejects.toThrow(/website\.json/);
    expect(leftovers()).toEqual(known);
  });

  test.each([
    [[], 'looks needs a brand, like --brand saffron-lane.'],
    [['--brand', 'nobody', '--brands-dir', FIXTURES], 'There is no brand "nobody"'],
    [['--brand', 'minimal', '--wide'], "looks: unknown option '--wide'"],
  ])('%j is refused', async (args, message) => {
    await expect(looks(args, () => undefined)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message) as string,
    });
  });
});

test('the mark on a look says whether it was chosen, and why, or is written down', () => {
  expect(markOf('carte', { name: 'carte', reason: 'cuisine' })).toBe('chosen: cuisine');
  expect(markOf('carte', { name: 'carte' })).toBe('configured');
  expect(markOf('carte', { name: 'salon' })).toBe('');
});

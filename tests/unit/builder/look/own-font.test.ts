import fontverter from 'fontverter';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { charactersOf, rangesOf } from '#builder/look/font-data.ts';
import { FONTS } from '#builder/look/fonts.data.ts';
import { openFont } from '#builder/look/harfbuzz-font.ts';
import { makeOwnFont, type OwnFontTask } from '#builder/look/own-font.ts';
import { makeInProcess } from '#builder/look/own-font-process.ts';
import { readTables, typeStyleOf } from '#builder/look/own-font-tables.ts';
import { fc, runs } from '../../../support/random.ts';

const packaged = (path: string) => readFileSync(`node_modules/${path}.woff2`);
const BEBAS = packaged('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal');
const POPPINS = (weight: number, style = 'normal') =>
  packaged(`@fontsource/poppins/files/poppins-latin-${weight}-${style}`);
const OUTFIT = packaged('@fontsource-variable/outfit/files/outfit-latin-wght-normal');
const LORA = packaged('@fontsource-variable/lora/files/lora-latin-wght-normal');

const make = (files: Uint8Array[], more: Partial<OwnFontTask> = {}) => makeOwnFont({ files, others: '', ...more });
const problemsOf = async (bytes: Uint8Array) => (await make([bytes])).facts.problems;

describe('a font of the brand’s own', () => {
  test('is measured as the hosted families are', async () => {
    const { facts } = await make([OUTFIT]);
    const { display, body, letters, letterWidth } = FONTS.outfit;
    expect(facts.font).toMatchObject({ typeStyle: 'geometric', setsText: true });
    // Outfit's own running text is in Figtree, so that only headings are measured for it.
    expect(facts.font?.measures).toMatchObject({ display, body, letters, letterWidth });
  });

  test('is cut into files for the rest of Latin and for other scripts, without letters that it lacks', async () => {
    const { facts, files } = await make([OUTFIT], { others: 'Ω寿' });
    expect(facts.font?.files.map(({ subset, ranges }) => [subset, ranges])).toEqual([
      ['core', undefined],
      ['latin', undefined],
      ['latin-ext', undefined],
    ]);
    const core = await openFont(await fontverter.convert(files['brand-core-variable-normal'] ?? BEBAS, 'sfnt'));
    expect(String.fromCodePoint(...core.codePoints())).toMatch(/A.*z.*é/);
    expect(core.axes).toMatchObject({ wght: { min: 100, max: 900 } });
  });

  test('is published whole where its licence reserves its name', async () => {
    const { facts, files } = await make([LORA]);
    expect(facts.font?.files).toMatchObject([{ subset: 'core', ranges: expect.stringContaining('U+0131') as string }]);
    expect(files['brand-core-variable-normal']?.length).toBeGreaterThan(0.9 * LORA.length);
  });

  test('of several files has a file for each weight, so that no browser makes one up', async () => {
    const { facts } = await make([POPPINS(700), POPPINS(400), POPPINS(400, 'italic')]);
    const faces = facts.font?.files.filter(({ subset }) => subset === 'core');
    expect(faces?.map(({ name, weight }) => [name, weight])).toEqual([
      ['brand-core-400-normal', '1 550'],
      ['brand-core-700-normal', '551 1000'],
      ['brand-core-400-italic', '1 1000'],
    ]);
  });

  test('of a second file with the same weight keeps the first', async () => {
    const { facts } = await make([BEBAS, POPPINS(400)]);
    expect(facts.problems).toEqual([{ file: 1, problem: 'has the weight and the style of a file before it' }]);
    expect(facts.font?.setsText).toBe(false);
  });

  test('without small letters sets no running text', async () => {
    expect((await make([BEBAS])).facts.font).toMatchObject({ typeStyle: 'grotesk', setsText: false });
  });

  test('has the type style that is asked for', async () => {
    expect((await make([OUTFIT], { typeStyle: 'serif' })).facts.font?.typeStyle).toBe('serif');
  });

  test('draws the initial of the brand, bolder where its axis lets it', async () => {
    const at = async (file: Buffer) => (await make([file], { initial: 'N' })).facts.font?.outline;
    expect(await at(OUTFIT)).toMatchObject({ weight: 600, unitsPerEm: 1000 });
    expect(await at(BEBAS)).toMatchObject({ weight: 400, path: expect.stringMatching(/^M[\d.,MLQCZ -]+$/) as string });
    expect((await make([BEBAS], { initial: '寿' })).facts.font?.outline).toBeUndefined();
  });
});

describe('a file that is no font, or a broken one,', () => {
  test.each([
    ['an empty file', Buffer.alloc(0), 'is not a font'],
    ['a text', Buffer.from('<!doctype html><script>alert(1)</script>'), 'is not a font'],
    ['an old WOFF', Buffer.from('wOFF0000'), 'is an old WOFF file'],
    ['a collection', Buffer.from('ttcf0000'), 'is a collection of fonts'],
    ['the beginning of a WOFF2', OUTFIT.subarray(0, 9000), 'is damaged or cut off'],
    ['a WOFF2 of four gigabytes', largeWoff2(), 'is damaged or cut off'],
    ['a TrueType font without tables', Buffer.from([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'is damaged or cut off'],
    [
      'a font with more tables than bytes',
      Buffer.from([0, 1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0]),
      'is damaged or cut off',
    ],
  ])('is named: %s', async (_what, bytes, problem) => {
    expect(await problemsOf(bytes)).toMatchObject([{ file: 0, problem }]);
  });

  test('never throws, wherever its bytes are wrong', async () => {
    const sfnt = await fontverter.convert(BEBAS, 'sfnt');
    const damage = fc.record({
      end: fc.integer({ min: 0, max: sfnt.length }),
      bytes: fc.array(fc.tuple(fc.nat(sfnt.length - 1), fc.nat(255)), { maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ end, bytes }) => {
        const broken = Buffer.from(sfnt);
        for (const [at, value] of bytes) broken[at] = value;
        const { facts } = await makeInProcess(process.cwd(), { files: [broken.subarray(0, end)], others: '' });
        expect(facts.problems.length + (facts.font ? 1 : 0)).toBe(1);
      }),
      runs(8),
    );
  });

  test('is given up after a time', async () => {
    const { facts } = await makeInProcess(process.cwd(), { files: [OUTFIT], others: '' }, 0.001);
    expect(facts.problems).toMatchObject([{ problem: 'takes longer than 0.001 s to read' }]);
  });
});

/** Its head says that it has that size when it is unpacked. */
function largeWoff2(): Buffer {
  const file = Buffer.from(OUTFIT);
  file.writeUInt32BE(0xffff_fff0, 16);
  return file;
}

describe('the table OS/2', () => {
  test.each([
    ['has the weight', { 4: 700 }, { weight: 700 }],
    ['has no weight that there is', { 4: 0 }, { weight: 400 }],
    ['says that the font is italic', { 62: 1 }, { isItalic: true }],
    ['says that it is condensed', { 6: 3 }, { isCondensed: true }],
    ['forbids to embed it', { 8: 0x0002 }, { isRestricted: true }],
    ['forbids to cut it', { 8: 0x0100 }, { isWholeOnly: true, isRestricted: false }],
    ['has serifs in PANOSE', { 32: 0x0204 }, { kind: 'serif' }],
    ['has none in PANOSE', { 32: 0x020b }, { kind: 'sans' }],
    ['is of a script in PANOSE', { 32: 0x0300 }, { kind: 'script' }],
    ['has serifs in its class', { 30: 0x0500 }, { kind: 'serif' }],
    ['says nothing', {}, { kind: 'unknown', weight: 400, isItalic: false, isRestricted: false }],
  ])('%s', (_what, values, facts) => {
    const table = Buffer.alloc(96);
    for (const [offset, value] of Object.entries(values)) table.writeUInt16BE(value, Number(offset));
    expect(readTables(table)).toMatchObject(facts);
  });

  test('may be missing or short', () => {
    expect(readTables(undefined)).toEqual(readTables(Buffer.alloc(96)));
    expect(readTables(Buffer.alloc(33))).toMatchObject({ weight: 400, kind: 'unknown' });
  });
});

test.each([
  ['Lora', { kind: 'sans' }, {}, 'serif'],
  ['Nameless', { kind: 'serif' }, {}, 'serif'],
  ['Nameless Code', { kind: 'unknown' }, { isMonospaced: true }, 'serif'],
  ['Nameless', { kind: 'sans', isCondensed: true }, {}, 'grotesk'],
  ['Nameless', { kind: 'sans' }, { hasSmallLetters: false }, 'grotesk'],
  ['Nameless Slab', { kind: 'unknown' }, {}, 'serif'],
  ['Nameless Slab', { kind: 'sans' }, {}, 'geometric'],
  ['Nameless', { kind: 'unknown' }, {}, 'geometric'],
] as const)('"%s", %o, %o is %s', (name, tables, letters, typeStyle) => {
  const usual = { isMonospaced: false, hasSmallLetters: true };
  expect(typeStyleOf(name, { isCondensed: false, ...tables }, { ...usual, ...letters })).toBe(typeStyle);
});

test('ranges say the same characters', () => {
  expect(rangesOf([97, 65, 67, 66, 66])).toBe('U+0041-0043,U+0061');
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 32, max: 0x2ffff })), (codes) => {
      const sorted = codes.toSorted((one, other) => one - other);
      if (sorted.length > 0)
        expect(Array.from(charactersOf(rangesOf(codes)), (one) => one.codePointAt(0))).toEqual(sorted);
    }),
  );
});

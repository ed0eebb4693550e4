import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeProgress, timeLeft } from '#brand/report/progress.ts';
import {
  describeBrand,
  exitCodeOf,
  failedReport,
  reportToJson,
  reportToText,
  strictNote,
  writeReport,
} from '#brand/report/report.ts';
import { capWarnings, countWarnings } from '#brand/report/capped-warnings.ts';
import type { BrandReport } from '#schema/warning.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { patchFiles } from '../../../support/build/patch-files.ts';

const report = ({ pages = 14, ...changes }: Partial<BrandReport> = {}): BrandReport => ({
  slug: 'saffron-lane',
  status: 'built',
  pages,
  printed: Array.from({ length: pages }, (_, index) => `/menu/${index}/`),
  kept: 0,
  milliseconds: 132.4,
  warnings: [],
  ...changes,
});

const WARNINGS = [
  { path: 'locations[2].phone', message: '"call us" is not a phone number. It is not shown.' },
  { path: 'brand.json:supabaseUrl', message: 'is not set.' },
  { path: 'menu.name', message: '7 is not a text.' },
];

const LOOK = { name: 'carte', reason: 'cuisine', hero: 'arch', menu: 'sheet', colors: [[0.5, 0, 0]] } as const;

const NOTE = '"Come Taste The Difference" is ours.';

test('notes are told of a site that was built, and stop no strict command', () => {
  const noted = report({ notes: [NOTE] });
  expect(describeBrand(noted, 'brands')).toBe(`Brand "saffron-lane": built\n  note: ${NOTE}`);
  expect(reportToText({ brands: [noted] }, 'brands', 1)).toContain(NOTE);
  expect(reportToText({ brands: [{ ...noted, status: 'unchanged' }] }, 'brands', 1)).not.toContain('note');
  expect(JSON.parse(reportToJson({ brands: [noted] })).brands[0].notes).toEqual([NOTE]);
  expect([strictNote({ brands: [noted] }), exitCodeOf({ brands: [noted] })]).toEqual([undefined, 0]);
});

describe('the report', () => {
  test('is JSON with the agreed keys alone', () => {
    const outDir = temporaryFolder();
    const failed = { ...failedReport('b', 'No such brand'), milliseconds: 132.4 };
    const brands = [
      { ...report({ warnings: WARNINGS.slice(2), nextChange: '2026-12-12', look: LOOK }), site: 'not for the report' },
      failed,
    ];
    writeReport(outDir, { brands });
    const text = readFileSync(join(outDir, 'report.json'), 'utf8');
    expect(text).toBe(reportToJson({ brands }));
    expect(JSON.parse(text)).toEqual({
      brands: [
        {
          slug: 'saffron-lane',
          status: 'built',
          pages: 14,
          kept: 0,
          printed: report().printed,
          nextChange: '2026-12-12T00:00:00Z',
          milliseconds: 132,
          look: { name: 'carte', reason: 'cuisine', hero: 'arch', menu: 'sheet' },
          warnings: [{ path: 'menu.name', message: '7 is not a text.' }],
        },
        { ...failedReport('b', 'No such brand'), milliseconds: 132 },
      ],
    });
  });

  test('has the minute at which the menus of a brand have another order', () => {
    const { brands } = JSON.parse(reportToJson({ brands: [report({ nextChange: '2026-11-28T16:00Z' })] })) as {
      brands: object[];
    };
    expect(brands).toMatchObject([{ nextChange: '2026-11-28T16:00:00Z' }]);
  });

  test('fails the command as soon as one brand failed', () => {
    expect(exitCodeOf({ brands: [] })).toBe(0);
    expect(exitCodeOf({ brands: [report(), report({ status: 'unchanged' })] })).toBe(0);
    expect(exitCodeOf({ brands: [report(), report({ status: 'failed' })] })).toBe(1);
  });

  test('fails a strict command as soon as one brand that has a site has a warning', () => {
    const warned = report({ warnings: WARNINGS });
    expect(strictNote({ brands: [report(), warned, { ...warned, status: 'unchanged' }] })).toBe(
      '--strict ends this with 1, for 2 brands have warnings. Their sites are in place all the same.',
    );
    expect(strictNote({ brands: [warned] })).toBe(
      '--strict ends this with 1, for 1 brand has warnings. Its site is in place all the same.',
    );
    expect(strictNote({ brands: [report(), { ...warned, status: 'failed' }] })).toBe(undefined);
  });
});

describe('the closing text', () => {
  test('has every brand that has something to say, by file, and the sum', () => {
    const brandsDir = temporaryFolder({ 'saffron-lane/website.json': '{}', 'saffron-lane/brand.json': '{}' });
    const error = `${brandsDir}/b/brand.json\n  siteUrl: is missing.`;
    const brands = [
      report({ slug: 'a' }),
      report({ slug: 'b', status: 'failed', pages: 0, error }),
      report({ warnings: WARNINGS }),
      report({ slug: 'u', status: 'unchanged' }),
    ];
    expect(reportToText({ brands }, brandsDir, 3210).replaceAll(brandsDir, 'brands')).toMatchInlineSnapshot(`
      "Brand "b": failed
      brands/b/brand.json
        siteUrl: is missing.

      Brand "saffron-lane": built with 3 warnings
      brands/saffron-lane/website.json
        locations[2].phone: "call us" is not a phone number. It is not shown.
        menu.name: 7 is not a text.
      brands/saffron-lane/brand.json
        supabaseUrl: is not set.

      4 brands: 2 built, 1 unchanged, 1 failed; 28 pages in 3.2 s"
    `);
  });

  test('says where the configuration came from when there is no file of it', () => {
    const text = describeBrand(report({ warnings: WARNINGS.slice(0, 1) }), '/brands');
    expect(text).toMatchInlineSnapshot(`
      "Brand "saffron-lane": built with 1 warning
      /brands/saffron-lane: what get-brand-website answered
        locations[2].phone: "call us" is not a phone number. It is not shown."
    `);
  });

  test('says the line where it is known', () => {
    const warnings = [{ path: 'menu.name', message: '7 is not a text.', line: 12, column: 13 }];
    expect(describeBrand(report({ warnings }), '/brands')).toContain('\n  menu.name (line 12): 7 is not a text.');
    expect(JSON.parse(reportToJson({ brands: [report({ warnings })] }))).toMatchObject({ brands: [{ warnings }] });
  });

  test('tells what is about a file as a whole below its name', () => {
    const warnings = [{ path: 'translations.fr (1).json:', message: 'It is not used.' }];
    const lines = describeBrand(report({ warnings }), '/brands').split('\n');
    expect(lines.slice(1)).toEqual(['/brands/saffron-lane/translations.fr (1).json', '  It is not used.']);
  });

  test('says one thing in the singular', () => {
    expect(describeBrand(report({ warnings: WARNINGS.slice(1, 2) }), '/brands')).toContain('built with 1 warning\n');
    expect(reportToText({ brands: [report({ pages: 1 })] }, '/brands', 90)).toBe('1 brand: 1 built; 1 page in 90 ms');
    expect(reportToText({ brands: [] }, '/brands', 1)).toBe('0 brands; 0 pages in 1 ms');
  });

  test('shows what would move the cursor or turn the text around', () => {
    const warnings = [{ path: 'name', message: '"\u001B[2J\r\u202Eevil\u0007" is cut.' }];
    expect(describeBrand(report({ warnings }), '/brands')).toContain('"\\u001b[2J\\u000d\\u202eevil\\u0007" is cut.');
  });
});

test('a brand says its first 200 warnings and counts the others', () => {
  const said = capWarnings(
    Array.from({ length: 1000 }, (_, index) => ({ path: `faqs[${index}]`, message: 'It is left out.' })),
  );
  expect([said.warnings.length, said.moreWarnings, countWarnings(said)]).toEqual([200, 800, 1000]);
  const brands = [report({ slug: 'a', ...said })];
  expect(JSON.parse(reportToJson({ brands }))).toMatchObject({ brands: [{ moreWarnings: 800 }] });
  const text = reportToText({ brands }, '/brands', 0);
  expect(text).toContain('built with 1000 warnings');
  expect(text).toContain('  faqs[199]: It is left out.\n  and 800 more warnings\n');
});

describe('the progress', () => {
  function watch(isTTY: boolean): { text: string; write: (text: string) => void; isTTY: boolean; columns: number } {
    return {
      text: '',
      isTTY,
      columns: 20,
      write(text) {
        this.text += text;
      },
    };
  }

  test('is a plain line a brand in a log', () => {
    const output = watch(false);
    const progress = makeProgress(output, 2);
    for (const brand of [report({ warnings: WARNINGS }), report({ slug: 'b', status: 'failed', milliseconds: 2100 })]) {
      progress.start(brand.slug);
      progress.finish(brand);
    }
    progress.end();
    expect(output.text).toBe('saffron-lane: built, 14 pages, 3 warnings, 132 ms\nb: failed, 2.1 s\n');
  });

  test('is one line that is gone in the end on a terminal', () => {
    const output = watch(true);
    const progress = makeProgress(output, 500);
    progress.start('a-very-long-name-of-a-brand');
    progress.finish(report());
    progress.end();
    expect(output.text).toBe('\r\u001B[K1/500 a-very-long-n\r\u001B[K');
  });
});

test('a full disk is told, and the report of an earlier build does not stay', () => {
  const outDir = temporaryFolder({ 'report.json': '{"brands":[]}' });
  const writeFileSync = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  onTestFinished(patchFiles({ writeFileSync }));
  expect(writeReport(outDir, { brands: [] })).toBe(
    'report.json could not be written (ENOSPC: no space left on device), so this build has none. Sites are as it says above.',
  );
  expect(existsSync(join(outDir, 'report.json'))).toBe(false);
});

test.each([
  [10_000, 0, 40, ''],
  [10_000, 39, 40, ''],
  [10_000, 10, 40, ', about 30 s left'],
  [60_000, 10, 40, ', about 3 min left'],
])('after %i ms, %i of %i: "%s"', (passed, finished, all, words) => {
  expect(timeLeft(passed, finished, all)).toBe(words);
});

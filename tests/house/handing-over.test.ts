import { describe, expect, test } from 'vitest';
import { linksToJson, linksToText, type LinksReport } from '#link-check/links-report.ts';
import { judge } from '#link-check/verdict.ts';
import { contentsOf } from '#preview/export/contents.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { textOf } from '../support/project.ts';
import { makeBrand } from '../support/build/make-brand.ts';
import { makeSite } from '../support/build/site.ts';

const page = textOf('docs/handing-over.md');
/** The cells of the first column of a table. */
const firstColumn = (head: string): string[] => {
  const lines = page.slice(page.indexOf(`| ${head}`)).split('\n');
  const rows = lines.slice(2, lines.indexOf(''));
  return rows.map((row) => row.split('|')[1]?.trim() ?? '');
};
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const SAMPLE: LinksReport = {
  brands: [
    {
      slug: 'saffron-lane',
      links: 2,
      asked: 2,
      findings: [
        finding('locations[2].orderingLink', 'https://order.example/annex', { hops: [], end: { status: 404 } }),
        finding('sameAs[0]', 'https://twitter.com/saffron', {
          hops: [{ to: 'https://x.com/saffron', isPermanent: true }],
          end: { status: 200 },
        }),
      ].flat(),
    },
  ],
};

function finding(path: string, value: string, reply: Parameters<typeof judge>[1]) {
  const verdict = judge(value, reply);
  return verdict === undefined ? [] : [{ ...verdict, value, paths: [path] }];
}

describe('docs/handing-over.md', () => {
  test('has everything that is in the zip', async () => {
    const folder = temporaryFolder({ 'brand.json': '{}' });
    const row = { id: 'x', created_at: '', resume_path: '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf' };
    const names = [];
    for await (const { name } of contentsOf({
      brand: makeBrand({ slug: 'rye', folder }),
      siteDir: folder,
      siteFiles: ['index.html'],
      written: { configuration: {} },
      site: makeSite(),
      submissions: {
        tables: [{ name: 'career_applications', rows: [row] }],
        counts: [],
        call: async () => new Response('bytes'),
      },
    })) {
      names.push(name);
    }
    const parts = [...new Set(names.map((name) => name.replace(/\/.*/, '/')))];
    expect(firstColumn('In the zip').flatMap(codesIn)).toEqual(parts);
    expect(names).toContain(`applications/${row.resume_path}`);
  });

  test('shows what the command prints, and every kind of finding', () => {
    const text = linksToText(SAMPLE, 'brands', 0);
    expect(page).toContain(text.slice(0, text.indexOf('\n\n')));
    const kinds = ['dead', "can't be framed", 'suspicious', 'moved', 'could not be told'];
    expect(firstColumn('Found').flatMap(codesIn)).toEqual(kinds);
  });

  test('names the keys of the JSON', () => {
    const { brands } = JSON.parse(linksToJson(SAMPLE)) as { brands: { findings: object[] }[] };
    const keys = [...Object.keys(brands[0] ?? {}), ...(brands[0]?.findings ?? []).flatMap(Object.keys), 'error'];
    const named = codesIn(page.slice(page.indexOf('The JSON has')));
    expect(new Set(named)).toEqual(new Set(keys));
  });
});

import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '#inbox/submissions/read-rows.ts';
import type { PreviewOptions } from '#preview/preview.ts';
import { fakeTables } from '../../support/backend/fake-tables.ts';
import { ask, type HttpQuestion } from '../../support/backend/http.ts';
import { cateringRequest, mediaInquiry } from '../../support/backend/inquiries.ts';
import { filesOf, stateOf, writeAlone } from '../../support/build/generations.ts';
import { brandsDir, failed, outDir, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const timeOf = (index: number): string => new Date(Date.UTC(2026, 10, 21) + index * 60_000).toISOString();

const feedback = (index: number, changes: Record<string, unknown> = {}): Submission => ({
  id: idOf(index),
  created_at: timeOf(index),
  restaurant_id: 'nonna-1',
  type: 'restaurant',
  rating: 4,
  nature: 'compliment',
  message: `Number ${index}.`,
  meta: {},
  ...changes,
});

let port: number;
let tables: ReturnType<typeof fakeTables>;

async function open(rows: Record<string, Submission[]>, options: Partial<PreviewOptions> = {}): Promise<void> {
  tables = fakeTables(rows);
  const listener = (_: unknown, response: { end: () => void }): void => response.end();
  const build: PreviewOptions['build'] = async (slugs) => {
    for (const slug of slugs) {
      const describe = () => ({ ...stateOf(1), recipients: [`${slug}-1`, slug] });
      await writeAlone(outDir, slug, { files: filesOf(1), describe });
    }
    return { brands: slugs.map((slug) => report(slug)) };
  };
  const preview = await start({ build, backend: { ...tables, listener }, ...options });
  await preview.firstBuild;
  port = preview.port;
}

const get = (path: string, question: HttpQuestion = {}) => ask(port, `/_preview/${path}`, question);

async function pageAt(path: string, question: HttpQuestion = {}) {
  return parse((await get(path, question)).text);
}

const titlesIn = (page: Awaited<ReturnType<typeof pageAt>>) =>
  page
    .querySelectorAll('.row')
    .map((row) => `${row.querySelector('.tag')?.textContent}: ${row.querySelector('a')?.textContent}`);

describe('what visitors sent to a brand whose backend has no leads yet', () => {
  beforeEach(() =>
    open({
      restaurant_feedback: [
        feedback(1, { message: '<script>alert(1)</script>', contact_name: '"><img src=x>' }),
        feedback(2, { restaurant_id: 'kumo-1' }),
        feedback(3, { message: 'x'.repeat(5000) }),
      ],
      catering_requests: [{ ...cateringRequest({ restaurant_id: 'nonna-1' }), id: idOf(4), created_at: timeOf(4) }],
      media_inquiries: [{ ...mediaInquiry({ brand_id: 'nonna' }), id: idOf(5), created_at: timeOf(0) }],
    }),
  );

  it('are listed with the newest first, as text, and those of another brand are not', async () => {
    const page = await pageAt('nonna/submissions/');
    expect(titlesIn(page)).toEqual([
      'Catering: Ada Lovelace',
      'Feedback: A guest',
      'Feedback: "><img src=x>',
      'Press: Ada Lovelace',
    ]);
    const html = page.toString();
    expect(html).toContain('migrations 20261128000001_leads and 20261128000003_inbox are missing');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<img|<script>/);
    expect(html).not.toContain('x'.repeat(201));
    expect(titlesIn(await pageAt('kumo/submissions/'))).toHaveLength(1);
  });

  it('are filtered by form', async () => {
    const page = await pageAt('nonna/submissions/?form=feedback');
    expect(titlesIn(page)).toHaveLength(2);
    expect(page.querySelectorAll('.chips a').map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'Feedback 2',
      'Catering 1',
      'Press 1',
    ]);
    expect(page.querySelector('.chips [aria-current]')?.textContent).toBe('Feedback 2');
    expect(titlesIn(await pageAt('nonna/submissions/?form=__proto__'))).toHaveLength(4);
  });

  it('are whole on pages of their own', async () => {
    const { status, text, headers } = await get(`nonna/submissions/feedback/${idOf(3)}/`);
    expect([status, text.includes('x'.repeat(5000))]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
    for (const path of [
      `feedback/${idOf(2)}/`, // another brand's
      `catering/${idOf(3)}/`,
      `restaurant_feedback/${idOf(3)}/`,
      `feedback/${idOf(3)}`,
      'feedback/1/',
      'feedback/%2e%2e/',
      `feedback/${idOf(3)}/x`,
      'toString/',
      'feedback.json',
    ]) {
      expect([path, (await get(`nonna/submissions/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('can be saved as CSV', async () => {
    const { text, headers } = await get('nonna/submissions/feedback.csv');
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain(',<script>alert(1)</script>,');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="nonna-feedback.csv"',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('nonna/submissions/franchise.csv')).text).toBe('\u{feff}Sent\r\n');
  });

  it.each([
    [{ host: 'evil.example' }, 403],
    [{ headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' } }, 403],
    [{ headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }, 403],
    [{ headers: { origin: 'http://nonna.localhost:4173' } }, 403],
    [{ headers: { origin: 'null' } }, 403],
    [{ method: 'POST' }, 403], // Without an origin.
    [{ method: 'PUT' }, 405],
  ])('are not handed out to %j', async (question, status) => {
    for (const path of ['', `feedback/${idOf(3)}/`, 'feedback.csv', `files/${idOf(3)}/resume.pdf`]) {
      const answer = await get(`nonna/submissions/${path}`, question);
      expect([answer.status, answer.text.includes('Number'), answer.headers['access-control-allow-origin']]).toEqual([
        status,
        false,
        status === 403 && !('host' in question) ? '*' : undefined,
      ]);
    }
  });

  it('are not at the name of the brand, whose own code could read them', async () => {
    const { status, headers } = await get('nonna/submissions/', { host: `nonna.localhost:${port}` });
    expect([status, headers.location]).toEqual([307, `http://localhost:${port}/_preview/nonna/submissions/`]);
  });
});

it('ten thousand submissions stay short pages', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => feedback(index, { message: 'word '.repeat(1000) }));
  await open({ restaurant_feedback: rows });
  const [first, last, beyond] = [
    await get('nonna/submissions/'),
    await get('nonna/submissions/?page=200'),
    await get('nonna/submissions/?page=1e99'),
  ];
  expect(first.body.length).toBeLessThan(100_000);
  expect(first.text).toContain('10000 in all');
  expect(first.text).toContain(idOf(9999));
  expect(last.text).toContain('Page 200 of 200');
  expect(last.text).toContain(idOf(0));
  expect(beyond.text).toContain('Page 200 of 200');
  expect((await get('nonna/submissions/?page=-1')).text).toContain('Page 1 of 200');
  expect(tables.asked.length).toBeLessThan(100);
});

it('says why submissions could not be read, or that there are none', async () => {
  await open({});
  expect((await get('nonna/submissions/')).text).toContain('Nothing yet');
  const call = () => Promise.reject(new Error('Another preview has <it>.'));
  await open({}, { backend: { call, isOpen: () => false, listener: () => {} } });
  expect((await get('nonna/submissions/')).text).toContain(
    '<p class="message bad-box" role="alert">Another preview has &lt;it&gt;.</p>',
  );
});

describe('the warnings of a brand', () => {
  const warnings = [{ path: 'menu.price', message: '"<b>" is not a price.', line: 2, column: 10 }];

  it('are on a page of their own, with the lines of the file', async () => {
    write(join(brandsDir, 'nonna/website.json'), '{\n"price": "<b>"\n}');
    const { firstBuild, port: at } = await start({
      build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, { warnings })) }),
    });
    await firstBuild;
    port = at;
    const { text } = await get('nonna/warnings/');
    expect(text).toContain('&#34;&#60;b&#62;&#34; is not a price.');
    expect(text).toContain('<mark>&#34;&#60;b&#62;&#34;</mark>');
    expect((await get('nonna/warnings')).headers.location).toBe('/_preview/nonna/warnings/');
    expect((await get('nonna/')).headers.location).toBe('/_preview/#brand-nonna');
    for (const path of [
      'nonna/warnings/x',
      'other/warnings/',
      '%E0/warnings/',
      '__proto__/warnings/',
      'nonna/submissions/',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('are those of the last good build when a build fails', async () => {
    const describeSite = () => ({ ...stateOf(1), warnings });
    await writeAlone(outDir, 'nonna', { files: filesOf(1), describe: describeSite });
    const { firstBuild, port: at } = await start({
      brand: 'nonna',
      build: async () => ({ brands: [failed('nonna', 'line 1: <comma>')] }),
    });
    await firstBuild;
    port = at;
    const { text } = await get('nonna/warnings/', { host: `preview.localhost:${port}` });
    expect(text).toContain('nonna could not be built</h2><p class="message">line 1: &lt;comma&gt;</p>');
    expect(text).toContain('1 warning in the last good build.');
    expect(text).toContain(`<a href="http://localhost:${port}/">Site</a>`);
  });
});

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CountsOptions, openCounts } from '#preview/counts/routes.ts';
import { startPreview } from '#preview/preview.ts';
import { ask } from '../../../support/backend/http.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const ROW = { day: '2026-11-28', page: '/menu/', action: 'order', taps: 3 };

/** A table with so many rows, given in pieces, and what it was asked. */
function backendWith(rows: number) {
  const asked: string[] = [];
  const call = async (path: string): Promise<Response> => {
    asked.push(path);
    const { searchParams } = new URL(path, 'http://backend');
    const from = Number(searchParams.get('offset'));
    return Response.json(Array.from({ length: Math.min(rows - from, 400) }, () => ROW));
  };
  return { asked, call };
}

function countsOf(brand: object, options: Partial<CountsOptions> = {}) {
  const written = { brandId: 'kumo', siteUrl: 'https://kumo.example', source: 'file', ...brand };
  const brandsDir = join(temporaryFolder({ 'brands/kumo/brand.json': JSON.stringify(written) }), 'brands');
  return openCounts({ brandsDir, environment: {}, call: backendWith(0).call, ...options })('kumo');
}

test('all counts of a brand are read, however few the backend gives at once', async () => {
  const { asked, call } = backendWith(1000);
  const { isCounting, isHere, read } = countsOf({ counts: true }, { call });
  expect([isCounting, isHere]).toEqual([true, true]);
  expect(await read('2026-11-01')).toHaveLength(1000);
  expect(asked.map((path) => new URL(path, 'http://backend').searchParams.get('offset'))).toEqual([
    '0',
    '400',
    '800',
    '1000',
  ]);
  expect(asked[0]).toContain('brand_id=eq.kumo');
  expect(asked[0]).toContain('day=gte.2026-11-01');
});

test('a brand with a backend of its own is read there, where the environment has its key', async () => {
  const brand = { supabaseUrl: 'https://abc.supabase.co' };
  const { isCounting, isHere, read } = countsOf(brand);
  expect([isCounting, isHere]).toEqual([true, false]);
  expect(await read()).toEqual({
    missing:
      'The counts are in the backend at https://abc.supabase.co. To see them here: set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address.',
  });
  expect(countsOf({ ...brand, counts: false }).isCounting).toBe(false);
});

test('a backend that lacks the table, and one that fails, are told apart', async () => {
  const answering = (status: number) => countsOf({}, { call: async () => new Response('{}', { status }) });
  expect(await answering(404).read()).toEqual({ missing: expect.stringContaining('run its migrations again') });
  await expect(answering(500).read()).rejects.toThrow('The counts could not be read: the backend answered 500.');
});

test('the preview shows them, and gives them as CSV', async () => {
  const folder = temporaryFolder({ 'brands/kumo/brand.json': '{}' });
  const preview = await startPreview({
    brandsDir: join(folder, 'brands'),
    outDir: join(folder, 'out'),
    port: 0,
    build: async () => ({ brands: [] }),
    countsOf: () => ({
      isCounting: true,
      isHere: true,
      read: async (since) => [{ day: since ?? '2026-11-01', page: '/', action: 'call', taps: 3 }],
    }),
  });
  onTestFinished(preview.close);
  const get = (path: string) => ask(preview.port, path);
  const page = await get('/_preview/kumo/counts/?days=30');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<a href="?days=30" aria-current="true">')]);
  const csv = await get('/_preview/kumo/counts.csv');
  expect(csv.text).toBe('\u{feff}Day,Page,Action,Taps\r\n2026-11-01,/,call,3\r\n');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="kumo-counts.csv"');
  expect((await get('/_preview/kumo/counts')).headers['location']).toBe('/_preview/kumo/counts/');
  for (const path of ['/_preview/nobody/counts/', '/_preview/nobody/counts.csv'])
    expect((await get(path)).status).toBe(404);
});

import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { setStoreOf } from '#editor/file/set-stores.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { listen } from '../../../support/listen.ts';

const SET = { at: '2099-12-24T18:00', edits: [{ path: 'name', after: 'Pia' }] };

test('a set is a file that never takes the place of another one', async () => {
  const folder = temporaryFolder({ 'brand.json': '{ "source": "file" }' });
  const store = setStoreOf(folder, {});
  expect([await store.add('christmas', SET), await store.add('christmas', { ...SET, at: '2099-12-25' })]).toEqual([
    true,
    false,
  ]);
  await store.end('christmas', '2099-12-27');
  const file = join(folder, 'changes/christmas.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...SET, until: '2099-12-27' });
  await store.remove('christmas');
  expect(existsSync(file)).toBe(false);
});

test('a folder of sets that leads elsewhere is not written into', async () => {
  const folder = temporaryFolder({ 'brand.json': '{ "source": "file" }' });
  const other = temporaryFolder({ 'mine.txt': 'mine' });
  symlinkSync(other, join(folder, 'changes'));
  await expect(setStoreOf(folder, {}).add('christmas', SET)).rejects.toThrow('changes/christmas.json');
  expect(existsSync(join(other, 'christmas.json'))).toBe(false);
});

test('a brand in a backend has rows, which are asked for with its key alone', async () => {
  const asked: string[] = [];
  const backend = await listen((request, response) => {
    void text(request).then((body) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
      asked.push([request.method, decodeURIComponent(pathname.slice('/rest/v1/'.length) + search), body].join(' '));
      response.statusCode = request.method === 'POST' && asked.length > 2 ? 409 : 200;
      const isFirstPatch = asked.filter((each) => each.startsWith('PATCH')).length === 1 && request.method === 'PATCH';
      response.end(
        JSON.stringify(isFirstPatch ? [] : [{ name: 'old', data: SET, updated_at: '2026-11-29T03:00:00+00:00' }]),
      );
    });
  });
  onTestFinished(backend.close);
  const brand = {
    brandId: 'nonna',
    siteUrl: 'https://a.example',
    source: 'supabase',
    supabaseUrl: backend.origin,
    supabaseAnonKey: 'a',
  };
  const folder = temporaryFolder({ 'brand.json': JSON.stringify(brand) });
  const store = setStoreOf(folder, { SUPABASE_URL: backend.origin, SUPABASE_SERVICE_ROLE_KEY: 'secret' });
  expect(await store.rows()).toMatchObject([{ name: 'old', data: SET }]);
  expect([await store.add('new', SET), await store.add('new', SET)]).toEqual([true, false]);
  await store.end('old', '2099-12-27');
  await store.remove('a&b');
  const ended = [
    'GET brand_changes?brand_id=eq.nonna&select=data,updated_at&name=eq.old ',
    `PATCH brand_changes?brand_id=eq.nonna&name=eq.old&updated_at=eq.2026-11-29T03:00:00+00:00 ${JSON.stringify({ data: { ...SET, until: '2099-12-27' } })}`,
  ];
  const row = JSON.stringify({ name: 'new', data: SET, brand_id: 'nonna' });
  expect(asked).toEqual([
    'GET brand_changes?brand_id=eq.nonna&select=name,data ',
    `POST brand_changes ${row}`,
    `POST brand_changes ${row}`,
    // Somebody else was faster the first time.
    ...ended,
    ...ended,
    'DELETE brand_changes?brand_id=eq.nonna&name=eq.a&b ',
  ]);
  await expect(setStoreOf(folder, {}).add('new', SET)).rejects.toThrow('SUPABASE_SERVICE_ROLE_KEY');
});

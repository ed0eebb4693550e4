import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBackend, loadFromBackend } from '#brand/network/load-from-backend.ts';
import { callProject, openProject } from '../support/backend/backend.ts';
import { newOwnId } from '../support/backend/own-ids.ts';
import { makeBrand, NO_SERVICES } from '../support/build/make-brand.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

const brandId = newOwnId();
const data = { name: 'Kumo', about: { bio: HOSTILE_TEXT }, menu: { categories: [{ items: [{ price: 12.5 }] }] } };
const project = openProject();

beforeAll(async () => {
  const table = `${project.url}/rest/v1/brand_websites`;
  const notify = { email: ['not-for-guests@kumo.example'] };
  expect((await callProject(table, project.secretKey, { body: { brand_id: brandId, data, notify } })).status).toBe(201);
});

afterAll(async () => {
  const url = `${project.url}/rest/v1/brand_websites?brand_id=eq.${brandId}`;
  await callProject(url, project.secretKey, { method: 'DELETE' });
});

const ask = (body: unknown) =>
  callProject(`${project.url}/functions/v1/get-brand-website`, project.publishableKey, { method: 'POST', body });

test('a brand’s configuration is answered as it was stored, and nothing beside it', async () => {
  const answer = await ask({ brandId });
  expect([answer.status, answer.json]).toEqual([200, { success: true, data }]);
  expect(answer.text).not.toContain('not-for-guests');
});

test('the build reads it', async () => {
  const services = { ...NO_SERVICES, supabaseUrl: project.url, supabaseAnonKey: project.publishableKey };
  const brand = makeBrand({ source: 'supabase', brandId, services });
  expect(await loadFromBackend(brand, {})).toEqual(data);
  await expect(loadFromBackend({ ...brand, brandId: 'nobody' }, {})).rejects.toThrow(
    'Edge Function error: There is no brand "nobody".',
  );
});

test('its changes that have a date are answered beside it, as they were stored, and the builder hears of them', async () => {
  const table = `${project.url}/rest/v1/brand_changes`;
  const set = { at: '2026-12-25', edits: [{ path: 'name', before: 'Kumo', after: 'Kumo at Christmas' }] };
  const put = (name: string) =>
    callProject(table, project.secretKey, { body: { brand_id: brandId, name, data: set } }).then(
      ({ status }) => status,
    );
  expect(await put('2026-12-25-christmas')).toBe(201);
  expect(await put('../escape')).toBe(400);
  const changes = [{ name: '2026-12-25-christmas', data: set }];
  expect((await ask({ brandId })).json).toEqual({ success: true, data, changes });
  const services = { ...NO_SERVICES, supabaseUrl: project.url, supabaseAnonKey: project.publishableKey };
  const brand = makeBrand({ source: 'supabase', brandId, services });
  expect(await askBackend(brand, {})).toEqual({ configuration: data, changes });
  const asVisitor = await callProject(table, project.publishableKey, { method: 'GET' });
  expect(asVisitor.text).not.toContain('christmas');
  await callProject(`${table}?brand_id=eq.${brandId}`, project.secretKey, { method: 'DELETE' });
  expect((await ask({ brandId })).json).toEqual({ success: true, data });
});

test.each([
  [{ brandId: 'nobody' }, 404, 'There is no brand "nobody".'],
  [{ brandId: 'a,b.c(d)"e\\' }, 404, 'There is no brand "a,b.c(d)"e\\".'],
  [{ brandId: '' }, 400, 'brandId is not valid.'],
  [{ brandId: 'a\u0000b' }, 400, 'brandId is not valid.'],
  [{ brandId: 7 }, 400, 'brandId is not valid.'],
  [{}, 400, 'brandId is not valid.'],
])('%j is answered %i', async (question, status, error) => {
  const answer = await ask(question);
  expect([answer.status, answer.json]).toEqual([status, { success: false, error }]);
});

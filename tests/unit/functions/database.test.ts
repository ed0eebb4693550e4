import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../supabase/functions/_shared/database.ts';

const ADDRESSES = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`).join(', ');

test.each([
  ['x-forwarded-for', { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' }, '192.0.2.1, 203.0.113.9'],
  ['cf-connecting-ip', { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '203.0.113.9' }, '203.0.113.9'],
  ['cf-connecting-ip', { 'x-forwarded-for': '192.0.2.1', 'x-visitor-address': '192.0.2.2' }, 'unknown'],
  ['x-forwarded-for', { 'x-forwarded-for': '' }, 'unknown'],
  ['x-forwarded-for', { 'x-forwarded-for': ADDRESSES }, ADDRESSES.slice(-500)],
])('speaks for whom %s of a call names: %j', async (addressHeader, asked, named) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 201 })));
  vi.stubGlobal('fetch', send);
  const database = openDatabase({ url: 'http://project.example', serviceKey: 'secret', keys: {}, addressHeader });
  await database.insert('restaurant_feedback', {}, new Headers(asked));
  await database.limit('get-brand-website', new Headers(asked));
  const headers = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-visitor-address'));
  expect(headers).toEqual([named, named]);
});

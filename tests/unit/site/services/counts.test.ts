import { beforeEach, expect, test, vi } from 'vitest';
import { tapSchema } from '#schema/forms/tap.ts';
import { sendTap } from '#site/services/counts.ts';

const COUNTING = { url: 'https://abc.supabase.co', brandId: 'kumo', zone: 'Asia/Tokyo', menu: '/menu/' };
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', send);
});

const at = (hostname: string) => vi.stubGlobal('location', { hostname });

test('a tap goes to the brand’s backend, without cookies and without the address of the page', () => {
  at('kumo.example');
  sendTap(COUNTING, { page: '/menu/', action: 'order' });
  const [[address, init] = []] = send.mock.calls;
  expect(send).toHaveBeenCalledOnce();
  expect(address).toBe('https://abc.supabase.co/functions/v1/count');
  expect(init).toEqual({
    method: 'POST',
    body: '{"brand_id":"kumo","page":"/menu/","action":"order","zone":"Asia/Tokyo"}',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  expect(tapSchema.safeParse(JSON.parse(String(init?.body))).success).toBe(true);
});

test.each(['localhost', 'kumo.localhost', '127.0.0.1', '[::1]'])(
  'a preview at %s tells no other backend',
  (hostname) => {
    at(hostname);
    sendTap(COUNTING, { page: '/', action: 'call' });
    expect(send).not.toHaveBeenCalled();
    sendTap({ ...COUNTING, url: '' }, { page: '/', action: 'call' });
    expect(send.mock.calls.map(([address]) => address)).toEqual(['/functions/v1/count']);
  },
);

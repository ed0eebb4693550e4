import { expect, onTestFinished, test } from 'vitest';
import { type InboxOptions, openInbox } from '#live/inbox.ts';
import { startServer } from '#live/server.ts';
import type { Brand } from '#schema/warning.ts';
import { ask } from '../../support/backend/http.ts';
import { listen } from '../../support/listen.ts';

const ORIGIN = 'https://inbox.agency.example';
const PROXY = { host: 'inbox.agency.example' };
const ID = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';

const lead = {
  form: 'feedback',
  id: ID,
  recipient: 'kumo-1',
  brand_id: 'kumo',
  created_at: '2026-11-21T10:02:10+00:00',
  is_test: false,
  is_urgent: true,
  seen_at: '2026-11-21T10:02:10+00:00',
  answered_at: null,
  assignee: null,
  note: null,
  version: 3,
  state: 'routed',
  answer: null,
};
const row = {
  lead,
  submission: {
    id: ID,
    created_at: lead.created_at,
    restaurant_id: 'kumo-1',
    type: 'restaurant',
    rating: 1,
    message: 'Cold <b>soup</b>.',
  },
  deliveries: [],
};
const list = {
  rows: [row],
  total: 1,
  urgent: 1,
  all: 1,
  waiting: 1,
  answered: 0,
  unread: 0,
  forms: { feedback: 1 },
  people: {},
  places: {},
  brand: null,
};

/** A builder with a backend that has one message, for the brand "kumo". */
async function start(options: Partial<InboxOptions> = {}) {
  const written: string[] = [];
  const backend = await listen((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const path = request.url ?? '';
      const given = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
      const isOwn = given['brand'] === 'kumo';
      const answer = path.endsWith('/count_inboxes')
        ? [{ brand_id: 'kumo', unread: 2, waiting: 4, late: 1, undelivered: 0 }]
        : path.endsWith('/read_inbox')
          ? list
          : path.endsWith('/read_lead')
            ? isOwn && given['of_lead'] === ID
              ? row
              : null
            : path.endsWith('/brand_of_lead')
              ? 'kumo'
              : [{ id: ID }];
      if (request.method === 'PATCH') written.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  onTestFinished(backend.close);
  const brandOf = (slug: string, supabaseUrl: string) =>
    ({ slug, brandId: slug, services: { supabaseUrl } }) as unknown as Brand;
  const brands = new Map([
    ['kumo', brandOf('kumo', backend.origin)],
    ['nonna', brandOf('nonna', backend.origin)],
    ['elsewhere', brandOf('elsewhere', 'https://other.example')],
  ]);
  const inbox = openInbox({
    environment: { SUPABASE_URL: backend.origin, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' },
    outDir: '/nowhere',
    brands: { all: () => [...brands.keys()], get: (slug) => brands.get(slug) },
    isLocal: true,
    origin: ORIGIN,
    ...options,
  });
  const said = async () => ({ status: 200, text: 'said' });
  const server = await startServer({
    address: '127.0.0.1',
    port: 0,
    inbox,
    health: async () => ({ isWell: true, reasons: [] }),
    metrics: async () => '',
    brands: async () => ({}),
    overview: said,
  });
  onTestFinished(server.close);
  return { port: server.port, written };
}

const AT = `/inbox/brands/kumo/feedback/${ID}/`;
const form = (origin: string | undefined, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: 'do=answered',
  headers: { ...(origin !== undefined && { origin }), 'content-type': 'application/x-www-form-urlencoded', ...headers },
});

test('all brands are listed with what waits, and what is another backend’s is said', async () => {
  const { port } = await start();
  const { status, text, headers } = await ask(port, '/inbox/', PROXY);
  expect(status).toBe(200);
  expect(text).toContain('3 brands, 4 not answered, 2 new');
  expect(text).toContain('Its messages are in another backend, https://other.example.');
  expect(text.indexOf('brands/kumo/')).toBeLessThan(text.indexOf('brands/nonna/'));
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask(port, '/inbox/brands/elsewhere/', PROXY)).status).toBe(503);
  expect((await ask(port, '/inbox/brands/nobody/', PROXY)).status).toBe(404);
  for (const path of ['/inbox', '/inbox?q=kumo', '/inbox/?q=kumo'])
    expect((await ask(port, path, PROXY)).text).toContain('brands/kumo/');
  expect((await ask(port, '/inbox/archivo.woff2', PROXY)).headers['content-type']).toBe('font/woff2');
});

test('a message is read, and answered by a form of the proxy’s own page', async () => {
  const { port, written } = await start();
  expect((await ask(port, '/inbox/brands/kumo/', PROXY)).text).toContain('Cold &lt;b&gt;soup&lt;/b&gt;.');
  expect((await ask(port, AT, PROXY)).text).toContain('Mark as answered');
  const { status, headers } = await ask(port, `${AT}?show=all`, { ...PROXY, ...form(ORIGIN) });
  expect([status, headers.location]).toEqual([303, `${AT}?show=all`]);
  expect(written).toEqual([expect.stringContaining('answered_at')]);
  // Who sits at the machine.
  const local = `localhost:${port}`;
  expect((await ask(port, AT, { host: local, ...form(`http://${local}`) })).status).toBe(303);
});

test.each<[string, Record<string, unknown>]>([
  ['without an origin', { ...PROXY, ...form(undefined) }],
  ['of another origin', { ...PROXY, ...form('https://evil.example') }],
  ['of a sandbox', { ...PROXY, ...form('null') }],
  ['of the proxy by http', { ...PROXY, ...form('http://inbox.agency.example') }],
  ['of another site, as the browser says', { ...PROXY, ...form(ORIGIN, { 'sec-fetch-site': 'cross-site' }) }],
  ['at a foreign name', { host: 'evil.example', ...form('http://evil.example') }],
  ['of another port of this machine', { host: 'localhost', ...form('http://localhost:8080') }],
])('a form %s changes nothing', async (_, question) => {
  const { port, written } = await start();
  expect((await ask(port, AT, question)).status).toBe(403);
  expect(written).toEqual([]);
});

test.each([
  [{ host: 'evil.example' }],
  [{ ...PROXY, headers: { origin: 'https://evil.example' } }],
  [{ ...PROXY, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' } }],
  [{ ...PROXY, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }],
])('nothing is read by %j', async (question) => {
  const { port } = await start();
  for (const path of ['/inbox/', AT, '/inbox/brands/kumo/feedback.csv']) {
    const { status, text } = await ask(port, path, question);
    expect([path, status, text.includes('soup')]).toEqual([path, 403, false]);
  }
});

test('a link of a mail leads to the message, from wherever it is opened', async () => {
  const { port } = await start();
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await ask(port, `/inbox/leads/feedback/${ID}`, { ...PROXY, headers })).headers.location).toBe(AT);
  expect((await ask(port, `/inbox/files/${ID}/resume.pdf?expires=9&signature=x`, PROXY)).status).toBe(404);
});

test('another brand’s message is nowhere, however the address is written', async () => {
  const { port, written } = await start();
  for (const path of [
    AT.replace('kumo', 'nonna'),
    `/inbox/brands/nonna/../kumo/feedback/${ID}/`,
    `/inbox/brands/nonna/%2e%2e/kumo/feedback/${ID}/`,
    '/inbox/brands/__proto__/',
    '/inbox/brands/',
    '/inbox/x',
  ]) {
    const read = await ask(port, path, PROXY);
    const sent = await ask(port, path, { ...PROXY, ...form(ORIGIN) });
    expect([path, read.status, sent.status]).toEqual([path, 404, 404]);
  }
  expect(written).toEqual([]);
});

test('the proxy says who asks, where it was told how', async () => {
  const { port } = await start({ userHeader: 'X-Forwarded-User' });
  const name = Buffer.from('Zoë <b>').toString('latin1');
  const { text } = await ask(port, AT, { ...PROXY, headers: { 'x-forwarded-user': name } });
  expect(text).toContain('name="assignee" value="Zoë &lt;b&gt;"');
  const without = await start();
  expect((await ask(without.port, AT, { ...PROXY, headers: { 'x-forwarded-user': name } })).text).not.toContain('Zoë');
});

test('a builder that listens to others has no inbox without a proxy', async () => {
  const { port } = await start({ isLocal: false, origin: undefined });
  const { status, text } = await ask(port, '/inbox/', { host: 'localhost' });
  expect([status, text]).toEqual([403, expect.stringContaining('--inbox-origin')]);
  const behind = await start({ isLocal: false });
  expect((await ask(behind.port, '/inbox/', { host: 'localhost' })).status).toBe(403);
  expect((await ask(behind.port, '/inbox/', PROXY)).status).toBe(200);
});

test('without the key it says what to set', async () => {
  const { port } = await start({ environment: {} });
  expect((await ask(port, '/inbox/', PROXY)).text).toContain('set SUPABASE_SERVICE_ROLE_KEY to its secret key');
});

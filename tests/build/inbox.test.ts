import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Submission } from '#inbox/submissions/read-rows.ts';
import { type PreviewOptions, startPreview } from '#preview/preview.ts';
import { bytesOf, svg } from '../support/backend/application-files.ts';
import {
  callProject,
  type EmbeddedProject,
  feedback as newFeedback,
  startEmbedded,
} from '../support/backend/backend.ts';
import { fakeTables } from '../support/backend/fake-tables.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { filesOf, stateOf, writeAlone } from '../support/build/generations.ts';
import { ask, listenToEvents } from '../support/backend/http.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';
import { listen } from '../support/listen.ts';

/** A backend without leads that keeps what it is told as feedback; `others` are the rows of its other tables. */
function fakeBackend(others: Record<string, Record<string, unknown>[]> = {}) {
  const rows: Record<string, unknown>[] = [];
  const tables: Record<string, Record<string, unknown>[]> = { ...others, restaurant_feedback: rows };
  const listener: RequestListener = (request, response) => {
    request.setEncoding('utf8').on('data', (row: string) => rows.unshift(JSON.parse(row)));
    request.on('end', () => response.writeHead(201).end());
  };
  return { ...fakeTables(tables as Record<string, Submission[]>), rows, listener };
}

const feedback = (restaurant: string, changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  created_at: '2026-11-21T10:02:10.628Z',
  restaurant_id: restaurant,
  type: 'restaurant',
  rating: 4,
  sub_type: 'Service',
  nature: 'compliment',
  message: 'Worth the tram ride.',
  contact_name: 'Ana',
  contact_phone: null,
  contact_email: 'ana@mail.example',
  ...changes,
});

interface Start extends Pick<PreviewOptions, 'brand' | 'environment'> {
  files?: Record<string, string>;
}

async function startWith(backend: PreviewOptions['backend'] & {}, { files, ...options }: Start = {}) {
  const folder = temporaryFolder({ 'brands/nonna/brand.json': '{}', 'brands/kumo/brand.json': '{}', ...files });
  const outDir = join(folder, 'out');
  const preview = await startPreview({
    brandsDir: join(folder, 'brands'),
    outDir,
    port: 0,
    backend,
    ...options,
    build: async (slugs) => {
      for (const slug of slugs) {
        const describe = () => ({ ...stateOf(1), recipients: [`${slug}-1`, `${slug}-brand`] });
        await writeAlone(outDir, slug, { files: filesOf(1), describe });
      }
      return {
        brands: slugs.map((slug) => ({
          slug,
          status: 'built',
          pages: 1,
          printed: ['/'],
          kept: 0,
          milliseconds: 1,
          warnings: [],
        })),
      };
    },
  });
  onTestFinished(preview.close);
  await preview.firstBuild;
  return preview;
}

let project: EmbeddedProject | undefined;
afterAll(() => project?.close());

/** A preview with a backend that has leads, and knows both brands. */
async function startReal() {
  project ??= await startEmbedded();
  const { url, secretKey, backend } = project;
  for (const brand_id of ['nonna', 'kumo']) {
    const headers = { Prefer: 'resolution=merge-duplicates' };
    await callProject(`${url}/rest/v1/brand_websites`, secretKey, {
      body: { brand_id, data: { locations: [{ restaurant_id: `${brand_id}-1`, name: 'Here' }] } },
      headers,
    });
  }
  await callProject(`${url}/rest/v1/restaurant_feedback?rating=gt.0`, secretKey, { method: 'DELETE' });
  return { ...(await startWith(backend)), project };
}

/** The ids of feedback that guests have sent. */
async function sendTo({ url, publishableKey }: EmbeddedProject, restaurant: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids) {
    const headers = { Prefer: 'return=minimal' };
    const body = newFeedback({ id, restaurant_id: restaurant });
    const { status, text } = await callProject(`${url}/rest/v1/restaurant_feedback`, publishableKey, { body, headers });
    if (status !== 201) throw new Error(text);
  }
  return ids;
}

/** The card of a brand on the first page. */
async function cardOf(port: number, slug: string): Promise<string> {
  const { text } = await ask(port, '/');
  return text.split('<li class="card"').find((card) => card.includes(`id="brand-${slug}"`)) ?? '';
}

const submissionsOf = async (port: number, slug: string): Promise<string> =>
  (await ask(port, `/_preview/${slug}/submissions/`)).text;

test('a card counts what visitors sent to its brand until somebody has opened it, and what nobody answers', async () => {
  const { port, project } = await startReal();
  const [first = ''] = await sendTo(project, 'nonna-1', 2);
  await expect.poll(() => cardOf(port, 'nonna')).toContain('>2 new messages</a>');
  expect(await cardOf(port, 'kumo')).toContain('href="/_preview/kumo/submissions/">Messages</a>');
  const { text: only } = await ask(port, '/?show=submissions');
  expect([only.includes('brand-nonna'), only.includes('brand-kumo')]).toEqual([true, false]);
  expect(await submissionsOf(port, 'nonna')).toContain('2 not answered, 2 new');
  await ask(port, `/_preview/nonna/submissions/feedback/${first}/`);
  await expect.poll(() => cardOf(port, 'nonna')).toContain('>1 new message</a>');
});

test('forms of an inbox are taken from its own pages alone', async () => {
  const { port, project } = await startReal();
  const [id = ''] = await sendTo(project, 'nonna-1', 1);
  const path = `/_preview/nonna/submissions/feedback/${id}/`;
  const own = `http://localhost:${port}`;
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: `http://nonna.localhost:${port}` },
    { origin: 'null' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { origin: own, host: `nonna.localhost:${port}` },
  ];
  const post = ({ host, ...headers }: Record<string, string>, body = 'do=answered', at = path) =>
    ask(port, at, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body,
      ...(host !== undefined && { host }),
    });
  for (const headers of foreign) expect([headers, (await post(headers)).status]).toEqual([headers, 403]);
  const rows = async () => (await callProject(`${project.url}/rest/v1/leads?id=eq.${id}`, project.secretKey)).json;
  expect(await rows()).toMatchObject([{ answered_at: null }]);
  // Another brand's inbox has no such message.
  expect((await post({ origin: own }, 'do=answered', path.replace('nonna', 'kumo'))).status).toBe(404);
  const tooLong = await post({ origin: own }, `do=note&was=&note=${'x'.repeat(1024 * 1024)}`);
  expect([tooLong.status, tooLong.text]).toEqual([413, expect.stringContaining('what you wrote is still there')]);
  expect(await rows()).toMatchObject([{ answered_at: null, note: null }]);
  expect((await post({ origin: own })).headers.location).toBe(path);
  expect(await rows()).toMatchObject([{ answered_at: expect.any(String) }]);
  // The link of a mail.
  expect((await ask(port, `/_preview/leads/feedback/${id}`)).headers.location).toBe(path);
});

test('the messages of a brand with a backend of its own are shown where the environment has its key', async () => {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(`${request.headers['authorization']} ${request.url}`);
    response.writeHead(404).end();
  });
  onTestFinished(server.close);
  const files = {
    'brands/own/brand.json': JSON.stringify({
      brandId: 'own',
      siteUrl: 'https://own.example',
      source: 'file',
      supabaseUrl: server.origin,
      supabaseAnonKey: 'sb_publishable_x',
    }),
  };
  const silent = await startWith(fakeBackend(), { files });
  const { status, text } = await ask(silent.port, '/_preview/own/submissions/');
  expect([status, text]).toEqual([
    503,
    expect.stringContaining('set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL'),
  ]);
  const environment = { SUPABASE_URL: server.origin, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_own' };
  const { port } = await startWith(fakeBackend(), { files, environment });
  // It answers 404 to everything.
  expect((await ask(port, '/_preview/own/submissions/')).text).toContain('the backend answered 404');
  expect(asked[0]).toMatch(/^Bearer sb_secret_own \/rest\/v1\/rpc\//);
});

test('an open list hears of a submission', async () => {
  const { port } = await startWith(fakeBackend());
  await expect.poll(() => cardOf(port, 'kumo')).not.toBe('');
  const stampOf = async () => /live\.js\?([^"]+)"/.exec((await ask(port, '/')).text)?.[1] ?? '';
  const events = listenToEvents(port, '/_preview/events', `localhost:${port}`);
  onTestFinished(events.close);
  const before = await stampOf();
  await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: JSON.stringify(feedback('kumo-1')) });
  await expect.poll(stampOf).not.toBe(before);
  const stamp = await stampOf();
  // What it heard before was about builds.
  while ((await events.next()) !== stamp);
  expect(await submissionsOf(port, 'kumo')).toContain('Worth the tram ride.');
});

test('a page that was led here by a name of its own reads nothing along', async () => {
  const backend = fakeBackend();
  backend.rows.push(feedback('nonna-1'));
  const { port } = await startWith(backend);
  for (const host of [
    'evil.example',
    'evil.localhost',
    'a.b.localhost',
    'localhost.evil.example',
    'nonna.localhost.evil',
  ]) {
    for (const path of ['/', '/_preview/', '/_preview/nonna/submissions/'])
      expect((await ask(port, path, { host })).text).not.toMatch(/nonna<|Worth the tram ride/);
  }
  const own = await ask(port, '/_preview/nonna/submissions/', { host: '127.0.0.1' });
  expect(own.text).toContain('Worth the tram ride');
});

test('a brand shows what every form has sent, the newest first', async () => {
  const sentAt = (second: number) => ({ id: crypto.randomUUID(), created_at: `2026-11-21T10:02:0${second}Z` });
  const backend = fakeBackend({
    catering_requests: [{ ...cateringRequest({ restaurant_id: 'nonna-1' }), ...sentAt(4) }],
    career_applications: [
      {
        ...careerApplication({ restaurant_id: 'nonna-1', position: '<i>Chef</i>', cover_letter: 'Dear all.' }),
        ...sentAt(3),
        resume_path: '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf',
        photo_path: '../../keys.json',
      },
      { ...careerApplication({ restaurant_id: 'elsewhere' }), ...sentAt(9), resume_path: '', photo_path: null },
    ],
    media_inquiries: [{ ...mediaInquiry({ brand_id: 'nonna-brand', message: 'May we film?' }), ...sentAt(2) }],
    franchise_inquiries: [{ ...franchiseInquiry({ brand_id: 'nonna-brand' }), ...sentAt(1) }],
  });
  backend.rows.push(feedback('nonna-1', { created_at: '2026-11-21T10:02:05Z' }));
  const { port } = await startWith(backend);
  const page = await submissionsOf(port, 'nonna');
  const titles = parse(page).querySelectorAll('.row a');
  const lines = parse(page).querySelectorAll('.row .line');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Worth the tram ride.',
    'Birthday, 2999-12-24, 40 guests · Two without gluten.',
    '<i>Chef</i> · Ten years. · Résumé',
    'Story or review, The Daily Noodle · May we film?',
    'Hamilton',
  ]);
  const application = titles[2]?.getAttribute('href') ?? '';
  const files = parse((await ask(port, application)).text).querySelectorAll('a[download]');
  expect(files.map((file) => file.getAttribute('href'))).toEqual([
    '/_preview/nonna/submissions/files/7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf',
  ]);
  expect(backend.asked.find((path) => path.includes('career_applications'))).toContain('state=in.%28%22complete%22%29');
});

test('a page that asks for campaigns has nothing counted again', async () => {
  const backend = fakeBackend();
  const { port } = await startWith(backend);
  const counted = () => backend.asked.filter((path) => path.endsWith('/count_inboxes')).length;
  await cardOf(port, 'kumo');
  await expect.poll(counted).toBe(1);
  await ask(port, '/functions/v1/influencer-portal', { method: 'POST', body: '{}' });
  await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: JSON.stringify(feedback('kumo-1')) });
  await expect.poll(counted).toBe(2);
});

test('the files of an application are saved from the list, and from nowhere else', async () => {
  const { port } = await startReal();
  const id = crypto.randomUUID();
  const resume = bytesOf('%PDF-1.7\n\xff\0');
  const photo = svg('<svg><script>alert(1)</script></svg>');
  const form = new FormData();
  const texts = Object.entries(careerApplication({ restaurant_id: 'kumo-1', cover_letter: '' }));
  for (const [name, value] of texts) form.append(name, String(value));
  form.append('resume', new File([resume], 'cv.html', { type: 'text/html' }));
  form.append('photo', new File([photo], 'me.svg'));
  const sent = await fetch(`http://127.0.0.1:${port}/functions/v1/website-submissions/careers`, {
    method: 'POST',
    body: form,
    headers: { 'Idempotency-Key': id },
  });
  expect(sent.status).toBe(201);
  await expect.poll(() => submissionsOf(port, 'kumo')).toContain(`/careers/${id}/`);
  const { text: application } = await ask(port, `/_preview/kumo/submissions/careers/${id}/`);
  expect(application).toContain(`/_preview/kumo/submissions/files/${id}/resume.pdf`);
  expect(application).toContain(`/_preview/kumo/submissions/files/${id}/photo.svg`);

  const address = `/_preview/kumo/submissions/files/${id}`;
  const saved = await fetch(`http://127.0.0.1:${port}${address}/resume.pdf`);
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(resume);
  const drawn = await ask(port, `${address}/photo.svg`);
  expect([drawn.status, drawn.text]).toEqual([200, Buffer.from(photo).toString()]);
  expect([drawn.headers['content-type'], saved.headers.get('content-type')]).toEqual([
    'image/svg+xml',
    'application/pdf',
  ]);
  for (const { headers } of [drawn, { headers: Object.fromEntries(saved.headers) }]) {
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="(resume\.pdf|photo\.svg)"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }

  const foreign: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'evil.localhost' },
    { origin: 'https://evil.example' },
    { origin: `http://kumo.localhost:${port}` },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const refused = await ask(port, `${address}/resume.pdf`, { headers });
    // At the name of a site, or of nobody, it is only said where the preview's own pages are.
    const status = headers['host']?.endsWith('.localhost') ? 307 : 403;
    expect([refused.status, refused.text.includes('%PDF')]).toEqual([status, false]);
  }
  for (const path of [
    `${address}/photo.png`,
    `${address}/resume.html`,
    `${address}/../${id}/resume.pdf`,
    `${address}/%2e%2e/resume.pdf`,
    `${address}/resume.pdf/`,
    `/_preview/kumo/submissions/files/${id.toUpperCase()}/resume.pdf`,
    `/_preview/kumo/submissions/files/${crypto.randomUUID()}/resume.pdf`,
    '/_preview/kumo/submissions/files/../../../keys.json',
    `/_preview/nonna/submissions/files/${id}/resume.pdf`, // It was sent to another brand.
    `/_preview/files/${id}/resume.pdf`, // Without the signature of a mail.
  ]) {
    const missing = await ask(port, path);
    expect([path, missing.status, missing.text.includes('%PDF')]).toEqual([path, 404, false]);
  }
});

test('a preview of one brand hands out files at the name of its own pages, and not beside the site', async () => {
  const id = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';
  const application = { ...careerApplication({ restaurant_id: 'kumo-1' }), id, created_at: '2026-11-21T10:02:00Z' };
  const backend = fakeBackend({ career_applications: [application] });
  const { port } = await startWith(backend, { brand: 'kumo' });
  const path = `/_preview/kumo/submissions/files/${id}/resume.pdf`;
  expect((await ask(port, path)).headers.location).toBe(`http://preview.localhost:${port}${path}`);
  expect(backend.asked.filter((asked) => asked.startsWith('/storage'))).toEqual([]);
  expect((await ask(port, path, { host: `preview.localhost:${port}` })).status).toBe(200);
});

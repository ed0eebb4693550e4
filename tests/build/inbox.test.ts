import type { RequestListener } from 'node:http';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '#preview/backend/backend.ts';
import { type PreviewOptions, startPreview } from '#preview/preview.ts';
import { bytesOf, svg } from '../support/backend/application-files.ts';
import { emptyDataDir } from '../support/backend/backend.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { filesOf, stateOf, writeAlone } from '../support/build/generations.ts';
import { ask, listenToEvents } from '../support/backend/http.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';
import { ROOT } from '../support/project.ts';

/** A backend that keeps what it is told as feedback, newest first; `others` are the rows of its other tables. */
function fakeBackend(others: Record<string, Record<string, unknown>[]> = {}) {
  const rows: Record<string, unknown>[] = [];
  const tables: Record<string, Record<string, unknown>[]> = { ...others, restaurant_feedback: rows };
  const listener: RequestListener = (request, response) => {
    request.setEncoding('utf8').on('data', (row: string) => rows.unshift(JSON.parse(row)));
    request.on('end', () => response.writeHead(201).end());
  };
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    const [, table = '', query] = /^\/rest\/v1\/(\w+)\?(.*)$/.exec(path) ?? [];
    return Response.json(tables[table]?.slice(Number(new URLSearchParams(query).get('offset'))) ?? []);
  };
  return { rows, asked, listener, isOpen: () => true, call };
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

async function startWith(backend: PreviewOptions['backend'] & {}, brand?: string) {
  const folder = temporaryFolder({ 'brands/nonna/brand.json': '{}', 'brands/kumo/brand.json': '{}' });
  const outDir = join(folder, 'out');
  const preview = await startPreview({
    brandsDir: join(folder, 'brands'),
    outDir,
    brand,
    port: 0,
    backend,
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

/** The card of a brand on the first page. */
async function cardOf(port: number, slug: string): Promise<string> {
  const { text } = await ask(port, '/');
  return text.split('<li class="card"').find((card) => card.includes(`id="brand-${slug}"`)) ?? '';
}

const submissionsOf = async (port: number, slug: string): Promise<string> =>
  (await ask(port, `/_preview/${slug}/submissions/`)).text;

test('a card counts what visitors sent to its brand until somebody has looked at it', async () => {
  const backend = fakeBackend();
  backend.rows.push(feedback('nonna-1', { message: '<b>Bella</b>' }), feedback('elsewhere'));
  const { port } = await startWith(backend);
  await expect.poll(() => cardOf(port, 'nonna')).toContain('>1 new submission</a>');
  expect(await cardOf(port, 'kumo')).toContain('href="/_preview/kumo/submissions/">Submissions</a>');
  const { text: only } = await ask(port, '/?show=submissions');
  expect([only.includes('brand-nonna'), only.includes('brand-kumo')]).toEqual([true, false]);
  const page = await submissionsOf(port, 'nonna');
  expect(page).toContain('Restaurant Feedback, 4 of 5, Service, compliment');
  expect(page).toContain('&#60;b&#62;Bella&#60;/b&#62;');
  expect(page).toContain('Ana, ana@mail.example');
  expect(await cardOf(port, 'nonna')).toContain('>Submissions</a>');
});

test('an open list hears of a submission', async () => {
  const { port } = await startWith(fakeBackend());
  await expect.poll(() => cardOf(port, 'kumo')).not.toBe('');
  const events = listenToEvents(port, '/_preview/events', `localhost:${port}`);
  onTestFinished(events.close);
  await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: JSON.stringify(feedback('kumo-1')) });
  await expect.poll(() => cardOf(port, 'kumo')).toContain('1 new submission');
  const { text } = await ask(port, '/');
  const stamp = /live\.js\?([^"]+)"/.exec(text)?.[1];
  // What it heard before was about builds.
  while ((await events.next()) !== stamp);
});

test('a page that was led here by a name of its own reads nothing along', async () => {
  const backend = fakeBackend();
  backend.rows.push(feedback('nonna-1'));
  const { port } = await startWith(backend);
  await expect.poll(() => cardOf(port, 'nonna')).toContain('1 new submission');
  for (const host of [
    'evil.example',
    'evil.localhost',
    'a.b.localhost',
    'localhost.evil.example',
    'nonna.localhost.evil',
  ]) {
    for (const path of ['/', '/_preview/', '/_preview/nonna/submissions/'])
      expect((await ask(port, path, { host })).text).not.toMatch(/nonna<|1 new|Worth the tram ride/);
  }
  expect((await ask(port, '/', { host: '127.0.0.1' })).text).toContain('1 new submission');
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
  await expect.poll(() => cardOf(port, 'nonna')).toContain('5 new submissions');
  const page = await submissionsOf(port, 'nonna');
  const titles = parse(page).querySelectorAll('.what a');
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Restaurant Feedback, 4 of 5, Service, compliment',
    'Catering Request, Birthday, 2999-12-24, 40 guests, Pickup',
    'Application, <i>Chef</i>',
    'Media Inquiry, Story or review, The Daily Noodle',
    'Franchise Inquiry',
  ]);
  const application = titles[2]?.getAttribute('href') ?? '';
  const files = parse((await ask(port, application)).text).querySelectorAll('a[href^="/_preview/applications/"]');
  expect(files.map((file) => file.getAttribute('href'))).toEqual([
    '/_preview/applications/7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf',
  ]);
  expect(backend.asked.find((path) => path.includes('career_applications'))).toContain('state=in.%28%22complete%22%29');
});

test('a page that asks for campaigns has the list read nothing again', async () => {
  const backend = fakeBackend();
  const { port } = await startWith(backend);
  await expect.poll(() => backend.asked.length).toBe(5);
  await ask(port, '/functions/v1/influencer-portal', { method: 'POST', body: '{}' });
  await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: JSON.stringify(feedback('kumo-1')) });
  await expect.poll(() => cardOf(port, 'kumo')).toContain('1 new submission');
  expect(backend.asked).toHaveLength(11);
});

test('the files of an application are saved from the list, and from nowhere else', async () => {
  const dataDir = emptyDataDir();
  const backend = startBackend({ root: ROOT, dataDir });
  onTestFinished(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { port } = await startWith(backend);
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
  expect(application).toContain(`/_preview/applications/${id}/resume.pdf`);
  expect(application).toContain(`/_preview/applications/${id}/photo.svg`);

  const address = `/_preview/applications/${id}`;
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
    { host: `kumo.localhost:${port}` },
    { origin: 'https://evil.example' },
    { origin: `http://kumo.localhost:${port}` },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const refused = await ask(port, `${address}/resume.pdf`, { headers });
    expect([refused.status, refused.text.includes('%PDF')]).toEqual([403, false]);
  }
  for (const path of [
    `${address}/photo.png`,
    `${address}/resume.html`,
    `${address}/../${id}/resume.pdf`,
    `${address}/%2e%2e/resume.pdf`,
    `${address}/resume.pdf/`,
    `/_preview/applications/${id.toUpperCase()}/resume.pdf`,
    `/_preview/applications/${crypto.randomUUID()}/resume.pdf`,
    '/_preview/applications/../../../keys.json',
    '/_preview/applications/',
  ]) {
    const missing = await ask(port, path);
    expect([path, missing.status, missing.text]).toEqual([path, 404, 'There is no such file.']);
  }
});

test('a preview of one brand hands out files at the name of its own pages, and not beside the site', async () => {
  const backend = fakeBackend();
  const { port } = await startWith(backend, 'kumo');
  const path = '/_preview/applications/7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf';
  expect((await ask(port, path)).status).toBe(403);
  expect(backend.asked.filter((asked) => asked.startsWith('/storage'))).toEqual([]);
  expect((await ask(port, path, { host: `preview.localhost:${port}` })).status).toBe(200);
});

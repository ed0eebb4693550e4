import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publish } from '../../src/builder/publish/publish.ts';
import { startPreview } from '../../src/preview/preview.ts';
import { temporaryFolder } from '../support/folders.ts';
import { filesOf, stateOf } from '../support/generations.ts';
import { ask, listenToEvents } from '../support/http.ts';

/** A backend that keeps what it is told in `rows`, newest first. */
function fakeBackend() {
  const rows: Record<string, unknown>[] = [];
  const listener: RequestListener = (request, response) => {
    request.setEncoding('utf8').on('data', (row: string) => rows.unshift(JSON.parse(row)));
    request.on('end', () => response.writeHead(201).end());
  };
  return { rows, listener, isOpen: () => true, call: async () => Response.json(rows) };
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

async function startWith(backend: ReturnType<typeof fakeBackend>) {
  const folder = temporaryFolder({ 'brands/nonna/brand.json': '{}', 'brands/kumo/brand.json': '{}' });
  const outDir = join(folder, 'out');
  const preview = await startPreview({
    brandsDir: join(folder, 'brands'),
    outDir,
    port: 0,
    backend,
    build: async (slugs) => {
      for (const slug of slugs) {
        const describe = () => ({ ...stateOf(1), recipients: [`${slug}-1`] });
        await publish(outDir, slug, { files: filesOf(1), describe });
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

/** The list's row of a brand. */
async function rowOf(port: number, slug: string, host?: string): Promise<string> {
  const { text } = await ask(port, '/', host === undefined ? {} : { host });
  return text.split('<li><a class="name"').find((row) => row.includes(`open-${slug}`)) ?? '';
}

test('a brand in the list shows what visitors sent to it, as text, and the other does not', async () => {
  const backend = fakeBackend();
  backend.rows.push(feedback('nonna-1', { message: '<b>Bella</b>' }), feedback('elsewhere'));
  const { port } = await startWith(backend);
  await expect.poll(() => rowOf(port, 'nonna')).toContain('Restaurant Feedback, 4 of 5, Service, compliment');
  const row = await rowOf(port, 'nonna');
  expect(row).toContain('&#60;b&#62;Bella&#60;/b&#62;');
  expect(row).toContain('Ana, ana@mail.example');
  expect(row.match(/<time /g)).toHaveLength(1);
  expect(await rowOf(port, 'kumo')).not.toContain('Newest submissions');
});

test('an open list hears of a submission', async () => {
  const { port } = await startWith(fakeBackend());
  await expect.poll(() => rowOf(port, 'kumo')).not.toBe('');
  const events = listenToEvents(port, '/_preview/events', `localhost:${port}`);
  onTestFinished(events.close);
  await ask(port, '/rest/v1/restaurant_feedback', { method: 'POST', body: JSON.stringify(feedback('kumo-1')) });
  await expect.poll(() => rowOf(port, 'kumo')).toContain('Worth the tram ride.');
  const { text } = await ask(port, '/');
  const stamp = /live\.js\?([^"]+)"/.exec(text)?.[1];
  // What it heard before was about builds.
  while ((await events.next()) !== stamp);
});

test('a brand shows the five newest', async () => {
  const backend = fakeBackend();
  backend.rows.push(...Array.from({ length: 7 }, (_, index) => feedback('nonna-1', { message: `Number ${index}.` })));
  const { port } = await startWith(backend);
  await expect.poll(() => rowOf(port, 'nonna')).toContain('Number 4.');
  expect(await rowOf(port, 'nonna')).not.toContain('Number 5.');
});

test('a page that was led here by a name of its own reads nothing along', async () => {
  const backend = fakeBackend();
  backend.rows.push(feedback('nonna-1'));
  const { port } = await startWith(backend);
  await expect.poll(() => rowOf(port, 'nonna')).toContain('Worth the tram ride.');
  for (const host of [
    'evil.example',
    'evil.localhost',
    'a.b.localhost',
    'localhost.evil.example',
    'nonna.localhost.evil',
  ]) {
    expect(await rowOf(port, 'nonna', host)).toContain('open-nonna');
    expect(await rowOf(port, 'nonna', host)).not.toContain('Worth the tram ride.');
  }
  expect(await rowOf(port, 'nonna', '127.0.0.1')).toContain('Worth the tram ride.');
});

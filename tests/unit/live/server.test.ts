import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#live/server.ts';
import { ask } from '../../support/backend/http.ts';

async function start(address: string): Promise<number> {
  const said = async () => ({ status: 202, text: 'heard' });
  const server = await startServer({
    address,
    port: 0,
    hear: said,
    again: said,
    health: async () => ({ isWell: true, reasons: [] }),
    metrics: async () => 'metrics',
    brands: async () => ({}),
    overview: async () => ({ status: 200, text: 'brands' }),
  });
  onTestFinished(server.close);
  return server.port;
}

const PAGES = ['/', '/health', '/brands.json', '/metrics', '/again'];

test.each(['evil.example', 'evil.example:80', 'localhost.evil.example', '10.0.0.1'])(
  'a page whose name %s leads to this machine reads nothing, and sends no form',
  async (host) => {
    const port = await start('127.0.0.1');
    for (const path of PAGES) {
      const { status, text } = await ask(port, path, { host, method: path === '/again' ? 'POST' : 'GET' });
      expect([path, status, text]).toEqual([path, 403, 'The builder answers at the names of this machine alone.\n']);
    }
    // A proxy hands on webhooks under the name that the world knows; they are signed.
    expect((await ask(port, '/changes', { host, method: 'POST' })).status).toBe(202);
  },
);

test.each(['localhost', 'LOCALHOST:4190', '127.0.0.1:4190', '[::1]'])('%s is a name of this machine', async (host) => {
  const port = await start('127.0.0.1');
  for (const path of PAGES)
    expect((await ask(port, path, { host, method: path === '/again' ? 'POST' : 'GET' })).status).toBeLessThan(300);
});

test('a builder that listens to other machines is asked under any name', async () => {
  const port = await start('0.0.0.0');
  expect((await ask(port, '/metrics', { host: 'builder.internal:4190' })).status).toBe(200);
});

import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CALLING_BRAND } from '#preview/backend/gateway.ts';
import { ask } from '../../support/backend/http.ts';
import { askBrand, start, withBrands } from '../../support/build/preview.ts';

withBrands();

describe('calls of the backend', () => {
  it.each([
    ['the brand by its host', {}, 'kumo.localhost', 'kumo-id'],
    ['the only brand', { brand: 'kumo' }, 'localhost', 'kumo-id'],
    ['a brand whose backend is elsewhere', {}, 'nonna.localhost', undefined],
    ['no brand', {}, 'localhost', undefined],
  ])('say whose page calls, %s, and no page can say it itself', async (_whose, options, host, brandId) => {
    const heard: unknown[] = [];
    const listener: RequestListener = (request, response) => {
      heard.push(request.headers[CALLING_BRAND]);
      response.end('{}');
    };
    const backend = { call: () => Promise.reject(new Error('closed')), isOpen: () => false, listener };
    const brandIdOf = (slug: string) => (slug === 'kumo' ? 'kumo-id' : undefined);
    const { port } = await start({ ...options, backend, brandIdOf });
    await ask(port, '/rest/v1/a', { host, method: 'POST', body: '{}', headers: { [CALLING_BRAND]: 'other' } });
    expect(heard).toEqual([brandId]);
  });

  it.each([
    ['POST', '/functions/v1/website-submissions/feedback'],
    ['POST', '/rest/v1/restaurant_feedback'],
    ['GET', '/auth/v1/authorize?provider=x'],
    ['DELETE', '/storage/v1/object/x'],
  ])('%s %s says that there is no backend', async (method, path) => {
    await start();
    const origin = `http://nonna.localhost:4173`;
    const answer = await askBrand('nonna', path, { method, headers: { origin }, body: 'x'.repeat(100_000) });
    expect([answer.status, answer.headers['retry-after'], answer.headers['access-control-allow-origin']]).toEqual([
      503,
      undefined,
      '*',
    ]);
    expect(JSON.parse(answer.text).error).toBe('This preview runs without a backend.');
  });

  it.each([
    ['localhost', undefined],
    ['LOCALHOST.:4173', 'http://localhost:4173'],
    ['127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['[::1]:4173', 'http://[::1]:4173'],
    ['nonna.localhost:4173', 'http://nonna.localhost:4173'],
    ['localhost:4173', 'http://localhost:8080'],
  ])('come to %s from pages of %s', async (host, origin) => {
    const { port } = await start();
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    expect((await ask(port, '/rest/v1/a', { host, headers, method: 'POST', body: '{}' })).status).toBe(503);
    expect((await ask(port, '/rest/v1/a', { host, headers, method: 'OPTIONS' })).status).toBe(204);
  });

  it.each([
    ['evil.example', undefined],
    ['evil.localhost:4173', undefined],
    ['a.nonna.localhost', undefined],
    ['nonna.localhost.evil.example', undefined],
    ['localhost@evil.example', undefined],
    ['localhost:4173', 'https://evil.example'],
    ['localhost:4173', 'http://evil.localhost:4173'],
    ['localhost:4173', 'http://localhost.evil.example'],
    ['localhost:4173', 'null'],
    ['evil.localhost:4173', 'http://localhost:4173'],
  ])('do not come to %j from pages of %s', async (host, origin) => {
    const { port } = await start();
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const body = method === 'POST' ? 'x'.repeat(100_000) : undefined;
      const question = { host, headers, method, ...(body !== undefined && { body }) };
      const answer = await ask(port, '/rest/v1/restaurant_feedback', question);
      expect([answer.status, JSON.parse(answer.text).error]).toEqual([
        403,
        'The preview takes calls only at localhost and at the addresses of its brands, and only from pages there.',
      ]);
    }
  });

  it('of one brand come to its own name and no other brand’s', async () => {
    const { port } = await start({ brand: 'nonna' });
    const statusAt = async (host: string) => (await ask(port, '/rest/v1/a', { host })).status;
    expect([await statusAt('nonna.localhost'), await statusAt('kumo.localhost')]).toEqual([503, 403]);
  });

  it('lets its pages ask first', async () => {
    await start();
    const answer = await askBrand('nonna', '/rest/v1/restaurant_feedback', {
      method: 'OPTIONS',
      headers: { origin: 'http://nonna.localhost:4173', 'access-control-request-headers': 'apikey, authorization' },
    });
    expect([answer.status, answer.headers['access-control-allow-headers']]).toEqual([204, 'apikey, authorization']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

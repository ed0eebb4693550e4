import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cdn, startCdn } from '../../../scripts/cdn.ts';
import { makeSelfSigned } from '../../../scripts/self-signed.ts';

const HOST = 'kumo.example';
const certificate = makeSelfSigned([HOST]);
const folder = mkdtempSync(join(tmpdir(), 'cdn-'));
let cdn: Cdn;

beforeAll(async () => {
  const files = {
    'site/index.html': '<h1>Home</h1>',
    'site/404.html': '<h1>Not here</h1>',
    'site/_astro/a.1b2c.js': 'export {};',
    'site/_headers': "/*\n  Content-Security-Policy: default-src 'self'\n",
    'secret.txt': 'secret',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cdn = await startCdn(new Map([[HOST, join(folder, 'site')]]), certificate);
});

afterAll(() => {
  cdn.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, host = HOST) {
  const session = connect(`https://127.0.0.1:${cdn.port}`, { servername: HOST, ca: certificate.cert });
  const stream = session.request({ ':path': path, ':authority': `${host}:${cdn.port}`, 'accept-encoding': 'br' });
  const chunks: Buffer[] = [];
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    stream.on('response', resolve).on('error', reject);
  });
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  session.close();
  return { headers, body: Buffer.concat(chunks) };
}

test('a page comes over HTTP/2 with brotli, the policy of its site, and is asked for anew', async () => {
  const { headers, body } = await ask('/');
  expect(headers).toMatchObject({
    ':status': 200,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(brotliDecompressSync(body).toString()).toBe('<h1>Home</h1>');
});

test('what is named by its content may be kept for a year', async () => {
  expect((await ask('/_astro/a.1b2c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/menu/', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00'])('%s is not there', async (path) => {
  const { headers, body } = await ask(path);
  expect(headers[':status']).toBe(404);
  expect(brotliDecompressSync(body).toString()).toBe('<h1>Not here</h1>');
});

test('another host is not served', async () => {
  expect((await ask('/', 'other.example')).headers[':status']).toBe(421);
});

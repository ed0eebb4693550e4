import { X509Certificate } from 'node:crypto';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeSelfSigned } from '../../../scripts/self-signed.ts';

test('the certificate is for its hosts, for a day, and signed by itself', () => {
  const { cert } = makeSelfSigned(['kumo.example', 'pia.example'], new Date('2026-11-23T00:00:00Z'));
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost('pia.example')).toBe('pia.example');
  expect(certificate.checkHost('other.example')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(new Date(certificate.validTo).toISOString()).toBe('2026-11-24T00:00:00.000Z');
});

test('a server can show it to a client that trusts it', async () => {
  const { key, cert } = makeSelfSigned(['kumo.example']);
  const server = createServer({ key, cert }, (_, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, servername: 'kumo.example', ca: cert };
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  server.close();
  expect(status).toBe(200);
});

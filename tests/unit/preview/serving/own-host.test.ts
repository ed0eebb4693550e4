import { expect, test } from 'vitest';
import { isAdminPost } from '#preview/serving/admin-host.ts';

test.each([
  [{ origin: 'http://localhost:4173' }, true],
  [{ origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'http://localhost:4173', 'sec-fetch-site': 'cross-site' }, false],
  // A browser that does not tell the site of a request.
  [{ origin: 'http://localhost:8080' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{}, false],
])('a form with the headers %j is of our own pages: %s', (headers, isOwn) => {
  const sent = { headers: { host: 'localhost:4173', ...headers } };
  expect(isAdminPost(sent, (host) => host === 'localhost:4173')).toBe(isOwn);
});

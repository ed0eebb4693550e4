import { expect, test, vi } from 'vitest';
import { makeSubmissionId } from '#site/services/submission-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each([
  ['with https', crypto],
  ['without https', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('on a site %s every id is another UUID', (_, available) => {
  vi.stubGlobal('crypto', available);
  const ids = Array.from({ length: 500 }, makeSubmissionId);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});

test.each([0x00, 0xff])('bytes of %i make a UUID all the same', (byte) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(makeSubmissionId()).toMatch(UUID);
});

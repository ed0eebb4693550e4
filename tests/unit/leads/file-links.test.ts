import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkFileLink, signFileLink } from '#leads/lead/file-links.ts';

const PATH = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf';
const NOW = new Date('2026-11-28T14:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

async function check(link: string, path = PATH, key = 'key', now = NOW): Promise<string> {
  return checkFileLink(path, new URL(link, 'https://inbox.example').searchParams, key, now);
}

test('a link is valid for two weeks, for its file and by its key', async () => {
  const link = await signFileLink(PATH, 'key', NOW);
  expect(link.startsWith(`${PATH}?`)).toBe(true);
  expect(await check(link)).toBe('valid');
  expect(await check(link, PATH, 'key', new Date(NOW.getTime() + 14 * DAY_MS - 1000))).toBe('valid');
  expect(await check(link, PATH, 'key', new Date(NOW.getTime() + 14 * DAY_MS))).toBe('expired');
  expect(await check(link, PATH.replace('resume.pdf', 'photo.png'))).toBe('invalid');
  expect(await check(link, PATH, 'another key')).toBe('invalid');
});

test('its signature is what another implementation makes of it', async () => {
  const query = new URL(await signFileLink(PATH, 'key', NOW), 'https://inbox.example').searchParams;
  const text = `front-of-house file\n${PATH}\n${query.get('expires')}`;
  expect(query.get('signature')).toBe(createHmac('sha256', 'key').update(text).digest('hex'));
});

test.each([
  '?',
  '?expires=9999999999',
  '?expires=9999999999&signature=',
  `?expires=9999999999&signature=${'0'.repeat(64)}`,
  `?expires=1e9&signature=${'0'.repeat(64)}`,
  `?expires=-1&signature=${'z'.repeat(64)}`,
])('%s is no signature', async (query) => expect(await check(query)).toBe('invalid'));

test('a longer life is another link, and without a key there is none', async () => {
  const link = await signFileLink(PATH, 'key', NOW);
  expect(await check(link.replace(/expires=\d+/, 'expires=99999999999'))).toBe('invalid');
  expect(await check(link, PATH, '')).toBe('invalid');
});

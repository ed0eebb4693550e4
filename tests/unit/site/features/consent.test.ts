import { expect, test } from 'vitest';
import { readChoice } from '#site/features/consent/choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 28);
const choice = (more: object = {}) =>
  JSON.stringify({ allowed: ['statistics'], about: 'statistics a', at: NOW, ...more });
const read = (text: string | null, now = NOW) => readChoice(text, 'statistics a', now)?.allowed;

test('a choice counts for a year, and about what was asked', () => {
  expect(read(choice())).toEqual(['statistics']);
  expect(read(choice({ allowed: [] }))).toEqual([]);
  expect(read(choice(), NOW + 364 * DAY_MS)).toEqual(['statistics']);
  expect(read(choice(), NOW + 366 * DAY_MS)).toBeUndefined();
  expect(read(choice({ about: 'statistics a; marketing b' }))).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"all"',
  '{"allowed":"all"}',
  choice({ at: NOW + DAY_MS }),
  choice({ at: 'now' }),
  choice({ at: null }),
])('what is no choice is none: %s', (text) => expect(read(text)).toBeUndefined());

import { expect, test } from 'vitest';
import { dayWords, fullMomentWords, momentWords } from '#i18n/tools/moments.ts';
import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';

const NOW = new Date('2026-12-31T17:00Z');
const clock = (language: ToolLanguage, zone = 'America/Toronto') => ({ language, zone, now: NOW });

test.each<[ToolLanguage, string, string]>([
  ['en', '2027-01-01T17:00Z', '1 January 2027'],
  ['fr', '2027-01-01T17:00Z', '1er janvier 2027'],
  ['fr', '2026-01-01T17:00Z', '1er janvier'],
  ['fr', '2026-12-11T17:00Z', '11 décembre'],
  ['fr', '2026-12-21T17:00Z', '21 décembre'],
  ['es', '2027-01-01T17:00Z', '1 de enero de 2027'],
])('in %s %s is %s', (language, instant, words) => {
  expect(dayWords(new Date(instant), clock(language))).toBe(words);
});

test('a moment is of the day that the clock of the place has', () => {
  const instant = new Date('2027-01-01T04:30Z');
  expect(momentWords(instant, clock('en'))).toBe('23:30');
  expect(momentWords(instant, clock('en', 'America/St_Johns'))).toBe('tomorrow, 01:00');
  expect(fullMomentWords(instant, clock('fr'))).toBe('31 décembre, 23\u00A0h\u00A030');
});

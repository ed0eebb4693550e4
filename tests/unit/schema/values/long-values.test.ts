import { describe, expect, test } from 'vitest';
import { initialOf } from '#builder/pictures/letter-mark.ts';
import { hasWords } from '#core/custom-code/code-texts.ts';
import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';
import { parseTime } from '#schema/hours/time-of-day.ts';
import { weekOf } from '#core/hours/week.ts';
import { nameProfiles } from '#core/links/social.ts';
import { joinSentences } from '#core/text/sentences.ts';
import { slugify } from '#core/text/slug.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { leavesIn } from '../../../support/build/configurations.ts';
import { effortOf } from '../../../support/effort.ts';

const SIZE = 50_000;
/** How what is almost right begins, goes on and ends. */
const STARTS = ['', '-', '1', 'a@', 'mailto:a@', 'https://a.example/'];
const MIDDLES = [' ', '.', ',', '1,', 'a.', '/', '< ', '<a ', '<script>', '=', 'undefined '];
const END = '!';

const ALMOST = STARTS.flatMap((start) => MIDDLES.map((middle) => start + middle.repeat(SIZE / middle.length) + END));

const READERS: Record<string, (text: string) => unknown> = {
  'custom code': (text) => [sanitizeCode(text, 'body'), sanitizeCode(text, 'head'), hasWords(text)],
  'a tag of custom code': (text) => sanitizeCode(`<svg><path d=${text}/></svg>`, 'body'),
  'a time': parseTime,
  'a weekday': (day) => weekOf([{ day: [day], open: '9:00', close: '17:00' }]),
  'a profile': (text) => nameProfiles([`https://www.instagram.com/${text}`]),
  'a sentence': (text) => joinSentences([text, text], 160),
  'a slug': slugify,
  'an initial': initialOf,
};
[...leavesIn(configurationSchema)].forEach((schema, index) => {
  READERS[`value ${index + 1} of the configuration`] = (text) => schema.safeParse(text);
});

// What takes the square of its length needs eight seconds for what this allows one.
describe('fifty kilobytes of what is almost right take no time that anyone notices', () => {
  test.each(Object.entries(READERS))('%s', (_, read) => {
    for (const text of ALMOST) {
      const effort = effortOf(() => read(text));
      expect([text.slice(0, 20), effort > 1 ? effort : 'quick']).toEqual([text.slice(0, 20), 'quick']);
    }
  });
});

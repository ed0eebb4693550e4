import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import {
  asksForLocation,
  careerRules,
  careerStartAt,
  type CareerStart,
  type CareerValues,
  formatBytes,
} from '#content/forms/career-form.ts';
import { lastDayOf } from '#core/hours/last-day.ts';
import { CAREER_START } from '../../../support/forms/careers.ts';

const MB = 1024 * 1024;
const FILLED: CareerValues = {
  position: 'line-cook',
  restaurant_id: '',
  name: 'Ana',
  email: 'ana@mail.example',
  phone: '416 555 0188',
  experience: 'Two years at a wok.',
  cover_letter: '',
  resume: { name: 'Ana.PDF', size: 2 * MB },
  photo: undefined,
};
const START = CAREER_START;
const NONE: CareerStart = { ...START, positions: [] };
const ONE = { backend: START.backend, restaurantId: 'kumo', positions: [] };

type FaultOf = Parameters<typeof careerRules>[1];
const rulesFor = (start: CareerStart, faultOf: FaultOf = () => undefined) => careerRules(start, faultOf, ENGLISH);

describe('position and restaurant', () => {
  test.each<[string, CareerStart, Partial<CareerValues>, object]>([
    ['come from the opening', START, {}, { position: 'Line Cook', restaurant_id: 'kumo-annex' }],
    [
      'are the opening and where it is, when nobody knows its restaurant',
      START,
      { position: 'host' },
      { position: 'Host, Queen West', restaurant_id: 'kumo' },
    ],
    [
      'of an open application are the one that was chosen',
      START,
      { position: 'apply-openly', restaurant_id: 'kumo-annex' },
      { position: 'apply-openly', restaurant_id: 'kumo-annex' },
    ],
    [
      'without openings are an open application',
      NONE,
      { position: '', restaurant_id: 'kumo-annex' },
      { position: 'apply-openly', restaurant_id: 'kumo-annex' },
    ],
    ['of one location are its own', ONE, { position: '' }, { position: 'apply-openly', restaurant_id: 'kumo' }],
    ['of an opening that is gone are none', START, { position: 'waiter' }, { position: '' }],
  ])('%s', (_, start, part, record) => {
    expect(rulesFor(start).recordOf({ ...FILLED, ...part })).toMatchObject(record);
  });
});

test.each<[string, CareerStart, string, boolean]>([
  ['an opening', START, 'line-cook', false],
  ['nothing yet', START, '', false],
  ['no opening', START, 'apply-openly', true],
  ['anything where there are no openings', NONE, '', true],
  ['no opening, where there is one location', { ...ONE, positions: START.positions }, 'apply-openly', false],
])('for %s the location is asked: %#', (_, start, position, isAsked) => {
  expect(asksForLocation({ position }, start)).toBe(isAsked);
});

test.each([
  ['other', 'This file is not what its name says. Please choose a PDF, DOC or DOCX file.'],
  ['unreadable', 'This file could not be read. Please choose it again.'],
] as const)('with a resume that was read and is %s is %j', (fault, sentence) => {
  const { resume } = FILLED;
  expect(rulesFor(START, (file) => (file === resume ? fault : undefined)).errorsOf(FILLED)).toEqual({
    resume: sentence,
  });
  const photo = { name: 'ana.png', size: 1 };
  const rules = rulesFor(START, (file) => (file === photo ? fault : undefined));
  const errors = rules.errorsOf({ ...FILLED, photo });
  expect(Object.keys(errors)).toEqual(['photo']);
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [10 * MB, '10 MB'],
  [10 * MB + 1, '10.1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, ENGLISH)).toBe(text);
});

test('an opening that is over on its own clock is no position any more', () => {
  const zoned = (id: string, zone: string) => ({ id, title: id, label: id, lastDay: lastDayOf('2026-12-01', zone) });
  const positions = [zoned('east', 'America/Toronto'), zoned('west', 'America/Los_Angeles')];
  const at = (time: string) => careerStartAt({ ...START, positions }, Date.parse(time)).positions.map(({ id }) => id);
  expect(at('2026-12-01T23:59-05:00')).toEqual(['east', 'west']);
  expect(at('2026-12-02T00:00-05:00')).toEqual(['west']);
  expect(at('2026-12-02T00:00-08:00')).toEqual([]);
});

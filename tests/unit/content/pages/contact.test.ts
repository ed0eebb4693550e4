import { describe, expect, test } from 'vitest';
import { contactPageOf } from '#content/pages/contact.ts';
import { makeHours, makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

const address = { street: '12 Harbour St' };
const several = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];

test('it leads to feedback, media inquiries and careers', () => {
  expect(contactPageOf(makeSite()).topics.map(({ link }) => link.href)).toEqual([
    '/feedback/',
    '/media-inquiries/',
    '/careers/',
  ]);
});

describe('the sentence under the title', () => {
  test.each([
    ['Choose what it is about, and we take it from there.', {}],
    ['A question, an idea, a big table? Call.', { telephone: makePhone('902 555 0100') }],
    ['A question, an idea, a big table? Write or come by.', { whatsapp: '19025550100', address }],
    [
      'A question, an idea, a big table? Call, write or come by.',
      { telephone: makePhone('902 555 0100'), email: 'a@b.example', address },
    ],
    ['A question, an idea, a big table? Here is where to find us.', { address, locations: several }],
  ])('says "%s"', (lede, overrides) => {
    expect(contactPageOf(makeSite(overrides)).lede).toBe(lede);
  });
});

test('without any line of contact it is bare', () => {
  expect(contactPageOf(makeSite()).isBare).toBe(true);
  expect(contactPageOf(makeSite({ address })).isBare).toBe(false);
});

test('the address is the head office among several locations only', () => {
  expect(contactPageOf(makeSite({ address, locations: several })).addressLabel).toBe('Head Office');
  expect(contactPageOf(makeSite({ address })).addressLabel).toBe('Visit');
});

test('one location shows its week, several show themselves instead', () => {
  const hours = makeHours([540, 1020]);
  const one = contactPageOf(makeSite({ hours }));
  expect(one.hours).toHaveLength(7);
  expect(one.times?.week[1]).toEqual([[540, 1020]]);
  expect(one.locations.tabs).toEqual([]);
  const two = contactPageOf(makeSite({ hours, locations: several }));
  expect(two.hours).toEqual([]);
  expect(two.times).toBeUndefined();
  expect(two.locations.tabs.map(({ name }) => name)).toEqual(['East', 'West']);
});

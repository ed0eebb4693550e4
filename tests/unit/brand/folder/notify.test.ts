import { describe, expect, test } from 'vitest';
import { findBrands } from '#brand/folder/brands.ts';
import { notifyWarnings } from '#brand/folder/notify-warnings.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { brandJson, NO_SERVICES } from '../../../support/build/make-brand.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

/** What is wrong with a `notify` in brand.json, or what is made of it. */
function readNotify(notify: unknown): unknown {
  const [brand] = findBrands(temporaryFolder({ 'rye/brand.json': brandJson('rye', { notify }) }), {});
  return brand !== undefined && 'error' in brand
    ? brand.error
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    : brand?.notify;
}

test('one address is a list of one, and an empty list stays: it tells nobody', () => {
  const catering = { email: [], webhook: 'https://crm.rye.example/leads?from=site' };
  expect(
    readNotify({
      email: ' hello@rye.example ',
      forms: { catering },
      locations: { north: { email: ['寿@司.example'] } },
    }),
  ).toEqual({
    email: ['hello@rye.example'],
    forms: { catering: { email: [], webhook: ['https://crm.rye.example/leads?from=site'] } },
    locations: { north: { email: ['寿@司.example'] } },
  });
});

describe('what can’t be used is said with its place and what to write', () => {
  const isNoAddress = (value: string): string =>
    `has ${JSON.stringify(value)}, which is not an e-mail address; write it like "events@saffronlane.example".`;
  const PRIVATE = 'which leads into a private network; write an address that is reachable from outside, by its name.';

  test.each<[unknown, string]>([
    [7, 'notify: 7 must be an object such as { "email": "hello@saffronlane.example" }.'],
    [
      { email: 7 },
      'notify.email: 7 must be an e-mail address such as "events@saffronlane.example", or a list of them; an empty list tells nobody.',
    ],
    [{ email: 'hello@' }, `notify.email: ${isNoAddress('hello@')}`],
    [{ email: ['a@b.co', 'Ann <a@b.co>'] }, `notify.email: ${isNoAddress('Ann <a@b.co>')}`],
    [{ email: 'a@b.co\r\nBcc: c@d.example' }, `notify.email: ${isNoAddress('a@b.co\r\nBcc: c@d.example')}`],
    [
      { email: Array.from({ length: 21 }, (_, index) => `a${index}@b.co`) },
      'notify.email: has 21 addresses; 20 are the most.',
    ],
    [{ emial: 'a@b.co' }, 'notify.emial: is not a known key. Did you mean "email"?'],
    [
      { forms: { caterings: { email: 'a@b.co' } } },
      'notify.forms.caterings: is not a known key. Did you mean "catering"? The forms are feedback, callback, catering, careers, media, franchise.',
    ],
    [
      { forms: { catering: 'a@b.co' } },
      'notify.forms.catering: "a@b.co" must be an object such as { "email": "hello@saffronlane.example" }.',
    ],
    [
      { locations: { a: { forms: { media: { email: ['q'] } } } } },
      `notify.locations.a.forms.media.email: ${isNoAddress('q')}`,
    ],
    [
      { locations: { a: { locations: {} } } },
      'notify.locations.a.locations: is not a known key. Did you mean "locations"?',
    ],
    [
      { webhook: 'http://a.example/x' },
      'notify.webhook: has "http://a.example/x", which anybody on the way can read; write it with https://.',
    ],
    [
      { webhook: 'crm' },
      'notify.webhook: has "crm", which is not a web address; write it like "https://crm.saffronlane.example/leads".',
    ],
    [
      { webhook: 'javascript:alert(1)' },
      'notify.webhook: has "javascript:alert(1)", which is not a web address; write it like "https://crm.saffronlane.example/leads".',
    ],
    [
      { webhook: 'https://u:p@a.example' },
      'notify.webhook: has an address with a password in it, which stands in logs; the receiver knows us by the signature.',
    ],
    ...[
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://box.local',
      'https://localhost./',
      'https://db.internal:5432/',
    ].map((url): [unknown, string] => [{ webhook: url }, `notify.webhook: has ${JSON.stringify(url)}, ${PRIVATE}`]),
    [{ confirmation: 'yes' }, 'notify.confirmation: "yes" must be true or false.'],
  ])('%j', (notify, problem) => expect(readNotify(notify)).toEqual([problem]));
});

describe('what tells nobody is a warning', () => {
  const site = makeSite({ restaurantId: 'rye', locations: [makeLocation({ restaurantId: 'rye-1', slug: 'north' })] });
  const warn = (notify: object, supabaseUrl = '') =>
    notifyWarnings({ notify, services: { ...NO_SERVICES, supabaseUrl } }, site).map(
      ({ path, message }) => `${path}: ${message}`,
    );

  test('a location that the site does not have', () => {
    expect(warn({ locations: { rye: {}, 'rye-1': {}, north: {} } })).toEqual([]);
    expect(warn({ locations: { nort: {} } })).toEqual([
      'brand.json:notify.locations.nort: no location has the id or the address "nort", so this tells nobody. Did you mean "north"? Write its "restaurant_id", or the last part of its page\'s address.',
    ]);
  });

  test('all of it where a backend elsewhere sends', () => {
    expect(warn({ email: [] }, 'https://a.supabase.co')).toEqual([
      'brand.json:notify: is not read here: the backend at https://a.supabase.co sends what it finds in its own column, brand_websites.notify. Write it there, and take it out here.',
    ]);
  });
});

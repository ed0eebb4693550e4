import { describe, expect, test } from 'vitest';
import { contactOf, inquiryOf, mailHref, subjectOf } from '#core/links/contact.ts';
import { makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

const address = { street: '12 Harbour St', locality: 'Halifax', region: 'NS' };

describe('the contact of a site', () => {
  test('is empty where nothing is configured', () => {
    expect(contactOf(makeSite())).toEqual({ address: [] });
  });

  test('has a link for each line', () => {
    const site = makeSite({
      address,
      telephone: makePhone('(902) 555-0100'),
      email: 'hi@sink.example',
      whatsapp: '+1 902 555 0100',
    });
    expect(contactOf(site)).toEqual({
      address: ['12 Harbour St', 'Halifax, NS'],
      directions: {
        label: 'Get Directions',
        href: 'https://www.google.com/maps/dir/?api=1&destination=12%20Harbour%20St%2C%20Halifax%2C%20NS',
        external: true,
      },
      phone: { label: '(902) 555-0100', href: 'tel:9025550100', external: false },
      email: { label: 'hi@sink.example', href: 'mailto:hi@sink.example', external: false },
      whatsapp: { label: 'Chat on WhatsApp', href: 'https://wa.me/19025550100', external: true },
    });
  });

  test('the only location speaks for the brand; one of several does not', () => {
    const east = makeLocation({ name: 'East', address, email: 'east@sink.example', whatsapp: '19025550100' });
    const one = contactOf(makeSite({ locations: [east] }));
    expect([one.address[0], one.email?.label, one.whatsapp?.href]).toEqual([
      '12 Harbour St',
      'east@sink.example',
      'https://wa.me/19025550100',
    ]);
    const two = contactOf(makeSite({ locations: [east, makeLocation({ name: 'West' })] }));
    expect(two).toEqual({ address: [] });
  });
});

describe('an inquiry', () => {
  test('writes an email that says what it is about', () => {
    const { email, fallback } = inquiryOf(makeSite({ email: 'hi@sink.example' }), 'Press & radio', 'Hello\r\n');
    expect(email).toMatchObject({
      label: 'hi@sink.example',
      href: 'mailto:hi@sink.example?subject=Press%20%26%20radio&body=Hello%0D%0A',
    });
    expect(fallback).toBeUndefined();
  });

  const social = [{ name: 'Instagram', url: 'https://instagram.com/sink' }];
  const several = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];
  test.each([
    [
      'any location of several',
      { address, locations: several },
      'Come and see us at any of our locations.',
      ['/locations/'],
    ],
    [
      'the address',
      { address, social },
      'Come and see us at 12 Harbour St, Halifax, NS.',
      [expect.stringContaining('/maps/dir/')],
    ],
    ['the profiles', { social }, 'Write to us where you follow us.', ['https://instagram.com/sink']],
    ['the next visit', {}, 'Ask for us the next time you visit.', []],
  ])('without phone and email there is %s', (_, overrides, text, hrefs) => {
    const { fallback, ...ways } = inquiryOf(makeSite(overrides), 'Press');
    expect(ways).toEqual({});
    expect(fallback?.text).toBe(text);
    expect(fallback?.links.map(({ href }) => href)).toEqual(hrefs);
  });

  test.each([{ telephone: makePhone('902 555 0100') }, { email: 'hi@sink.example' }, { whatsapp: '19025550100' }])(
    'one way is enough: %o',
    (way) => {
      expect(inquiryOf(makeSite({ address, ...way }), 'Press').fallback).toBeUndefined();
    },
  );
});

test('a subject keeps its matter before a name of any length', () => {
  expect(subjectOf('Feedback for', 'Kumo Annex')).toBe('Feedback for Kumo Annex');
  expect(subjectOf('Feedback for', 'x'.repeat(10_000))).toHaveLength('Feedback for '.length + 80);
});

test('a subject can’t add fields to the mail', () => {
  expect(mailHref('hi@sink.example', 'Tea&cc=all@x.example?')).toBe(
    'mailto:hi@sink.example?subject=Tea%26cc%3Dall%40x.example%3F',
  );
});

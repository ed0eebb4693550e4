import { describe, expect, test } from 'vitest';
import { makePhoneReader, readWhatsapp } from '#reader/places/phone.ts';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const inCountry = (country?: string) => ({ address: country === undefined ? {} : { addressCountry: country } });

describe('a number', () => {
  test.each([
    ['(416) 555-0134', undefined, '(416) 555-0134', '+14165550134'],
    ['416.555.0134', undefined, '(416) 555-0134', '+14165550134'],
    ['+1 416 555 0134', 'CA', '(416) 555-0134', '+14165550134'],
    ['14165550134 x12', 'Canada', '(416) 555-0134 ext. 12', '+14165550134;ext=12'],
    ['1-800-555-0199', 'USA', '(800) 555-0199', '+18005550199'],
    ['22123456', 'Norway', '22 12 34 56', '+4722123456'],
    ['+442079460018', 'UK', '020 7946 0018', '+442079460018'],
  ])('%s of a brand in one country (%s) is shown as %s and dials %s', (written, country, text, tel) => {
    expect(makePhoneReader(inCountry(country), [])(written)).toEqual({ text, tel });
  });

  test('is shown internationally where the brand is in countries with other codes', () => {
    const [oslo, toronto] = [inCountry('NO'), inCountry('Canada')];
    const readPhone = makePhoneReader(inCountry(), [oslo, toronto]);
    expect(readPhone('22 12 34 56', oslo.address)).toEqual({ text: '+47 22 12 34 56', tel: '+4722123456' });
    expect(readPhone('(416) 555-0134 ext 7', toronto.address)).toEqual({
      text: '+1 416 555 0134 ext. 7',
      tel: '+14165550134;ext=7',
    });
  });

  test('of Canada and the United States, which dial each other without a code, stays national', () => {
    const readPhone = makePhoneReader(inCountry('CA'), [inCountry('US')]);
    expect(readPhone('212-555-0123').text).toBe('(212) 555-0123');
  });

  test('from abroad is shown internationally', () => {
    expect(makePhoneReader(inCountry('CA'), [])('+47 22123456').text).toBe('+47 22 12 34 56');
  });

  test('without a country has that of the brand, or else of the first location that names one', () => {
    const readPhone = makePhoneReader(inCountry(), [inCountry(), inCountry('Norge?'), inCountry('no')]);
    expect(readPhone('22 12 34 56').text).toBe('22 12 34 56');
    expect(readPhone('22 12 34 56').tel).toBe('+4722123456');
  });

  test.each([
    ['1-800-PIZZA-GO', 'CA', '+18007499246'],
    ['1-800-pizza-go', 'US', '+18007499246'],
    ['(416) 967-FOOD', 'CA', '+14169673663'],
    ['+1 416 555 FOOD', 'DE', '+14165553663'],
    ['1800 PIZZAS', 'AU', '+611800749927'],
    ['0800 REWE', 'DE', '+498007393'],
    ['555-CALL-NOW', 'CA', '5552255669'],
    ['905 555 0142 cell', 'CA', '+19055550142'],
  ])('in letters stays as written: %s (%s) dials %s', (written, country, tel) => {
    expect(siteOf({ telephone: written, address: { country } }).telephone).toEqual({ text: written, tel });
  });

  test.each(['24 HOURS', 'Call us', 'Suite 500', '500 King St W and then left', 'PIZZA'])('is not %s', (written) => {
    expect(warningsFor({ name: 'X', telephone: written })).toEqual([
      `telephone: "${written}" is not a phone number. It is left out. Write it like "+1 416 555 0134".`,
    ]);
  });

  test.each([
    ['555-0142', '5550142'],
    ['12345', '12345'],
    ['Bar: 905 555 0142', '+19055550142'],
    ['905 555 0142 / 905 555 0143', '+19055550142'],
    ['(905) 555-0142 after five', '+19055550142'],
  ])('that is not known stays as written: %s dials %s', (written, tel) => {
    expect(makePhoneReader({}, [])(written)).toEqual({ text: written, tel });
  });
});

test.each([
  ['416 555 0134', '+14165550134'],
  ['https://wa.me/14165550134', 'https://wa.me/14165550134'],
])('the chat %s is at %s', (written, read) => {
  expect(readWhatsapp(written, makePhoneReader({}, []))).toBe(read);
});

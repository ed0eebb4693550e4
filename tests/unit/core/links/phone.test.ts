import { expect, test } from 'vitest';
import { dialedDigits, internationalNumber, linkToPhone, whatsappHref } from '#core/links/phone.ts';

test.each([
  ['(905) 555-0142', '9055550142'],
  ['+1 905 555 0142', '+19055550142'],
  [' +44 20 7946 0000', '+442079460000'],
])('the digits of %s are %s', (text, digits) => {
  expect(dialedDigits(text)).toBe(digits);
});

test.each([
  [{ text: '(905) 555-0142 ext. 7', tel: '+19055550142;ext=7' }, '+19055550142 ext. 7'],
  [{ text: '555-0142', tel: '5550142' }, '555-0142'],
])('%j is told to programs as %s', (phone, told) => {
  expect(internationalNumber(linkToPhone(phone))).toBe(told);
});

test.each([
  ['+1 (905) 555-0142', 'https://wa.me/19055550142'],
  ['https://wa.me/19055550142', 'https://wa.me/19055550142'],
])('%s is chatted with at %s', (whatsapp, href) => {
  expect(whatsappHref(whatsapp)).toBe(href);
});

import { expect, test } from 'vitest';
import { telHref, whatsappHref } from '../../../../src/domain/links/phone.ts';

test.each([
  ['(905) 555-0142', 'tel:9055550142'],
  ['+1 905 555 0142', 'tel:+19055550142'],
  [' +44 20 7946 0000', 'tel:+442079460000'],
])('%s is called at %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each([
  ['+1 (905) 555-0142', 'https://wa.me/19055550142'],
  ['https://wa.me/19055550142', 'https://wa.me/19055550142'],
])('%s is chatted with at %s', (whatsapp, href) => {
  expect(whatsappHref(whatsapp)).toBe(href);
});

import { describe, expect, test } from 'vitest';
import { readRobots } from '#import/address/robots.ts';
import { effortOf } from '../../../support/effort.ts';
import { fc, runs } from '../../../support/random.ts';

const HOST = 'https://saffron.example';
const isAllowed = (text: string, path: string): boolean => readRobots(text, 'front-of-house').isAllowed(HOST + path);

test.each<[string, string, boolean]>([
  ['', '/menu', true],
  ['User-agent: *\nDisallow: /', '/menu', false],
  ['User-agent: *\nDisallow:', '/menu', true],
  ['User-agent: *\nDisallow: /menu', '/menus/dinner?a=b', false],
  ['User-agent: *\nDisallow: /menu/', '/menu', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/files/menu.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/files/menu.pdf?page=2', true],
  ['User-agent: *\nDisallow: /a*b*c', '/axxbxxcxx', false],
  ['User-agent: *\nDisallow: /a*b*c$', '/abcbc', false],
  ['User-agent: *\nDisallow: /a*a$', '/a', true],
  ['User-agent: *\nDisallow: ***/menu***', '/x/menu', false],
  ['User-agent: *\nDisallow: /menu$', '/menu', false],
  ['User-agent: *\nDisallow: /menu$', '/menu/', true],
  ['User-agent: *\nDisallow: *?*', '/a?b=c', false],
  // The longest rule counts, and of two that are as long the one that allows.
  ['User-agent: *\nDisallow: /\nAllow: /menu', '/menu', true],
  ['User-agent: *\nAllow: /menu\nDisallow: /menu', '/menu', true],
  ['User-agent: *\nAllow: /m\nDisallow: /menu', '/menu', false],
  // Who is meant.
  ['User-agent: Other\nDisallow: /', '/menu', true],
  ['User-agent: Front-of-House/2.0\nDisallow: /', '/menu', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: front-of-house\nDisallow: /private', '/menu', true],
  ['User-agent: front-of-house\n\nUser-agent: *\nDisallow: /', '/menu', false],
  ['User-agent: a\nUser-agent: *\nSitemap: x\nDisallow: /a\nDisallow: /b', '/b', false],
  ['User-agent: *\nDisallow: /a\nUser-agent: b\nDisallow: /c\nUser-agent: *\nDisallow: /d', '/d', false],
  // How it is written.
  ['\ufeffuser-agent : * # all\r\nDISALLOW:/menu # not this', '/menu', false],
  ['User-agent: *\rDisallow: /menu', '/menu', false],
  ['User-agent: *\nDisallow: /crêpes', '/cr%c3%aapes', false],
  ['User-agent: *\nDisallow: /cr%c3%aapes', '/cr%C3%AApes', false],
  ['User-agent: *\nDisallow: /a\ud83d', '/b', true],
  ['<html>Disallow: /</html>', '/menu', true],
])('%j lets %s be read: %s', (text, path, expected) => {
  expect(isAllowed(text, path)).toBe(expected);
});

test('a delay is that of the group', () => {
  expect(readRobots('User-agent: *\nCrawl-delay: 2.5', 'front-of-house').delayS).toBe(2.5);
  expect(readRobots('User-agent: x\nCrawl-delay: 9\nUser-agent: *\nCrawl-delay: soon', 'front-of-house').delayS).toBe(
    0,
  );
});

test('a rule fits what it fits as a pattern', () => {
  const letters = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 });
  fc.assert(
    fc.property(letters('ab*'), letters('ab'), fc.boolean(), (rule, path, isWhole) => {
      const end = isWhole ? '$' : '';
      const pattern = new RegExp(`^/${rule.replaceAll('*', '.*')}${end}`);
      expect(isAllowed(`User-agent: *\nDisallow: /${rule}${end}`, `/${path}`)).toBe(!pattern.test(`/${path}`));
    }),
    runs(2000),
  );
});

/** RFC 9309 asks for half a megabyte at least. */
const SIZE = 512 * 1024;
const fill = (line: string): string => `User-agent: *\n${line.repeat(SIZE / line.length)}`;

describe('half a megabyte and a long address take no time that anyone notices', () => {
  test.each<[string, string]>([
    ['stars', `User-agent: *\nDisallow: /${'*'.repeat(SIZE)}`],
    ['stars and letters', `User-agent: *\nDisallow: /${'*a'.repeat(SIZE / 2)}b`],
    ['rules of stars and letters', fill(`Disallow: /${'*a'.repeat(50)}*b\n`)],
    ['rules with a long part', fill(`Disallow: /*${'a'.repeat(900)}b\n`)],
    ['short rules', fill('Disallow: /a\n')],
    ['short rules with a star', fill('Disallow: /*a*b$\n')],
    ['programs', `${'User-agent: a\n'.repeat(SIZE / 32)}${'Disallow: /a\n'.repeat(SIZE / 32)}`],
    ['the same program', `${'User-agent: *\n'.repeat(SIZE / 32)}${'Disallow: /a\n'.repeat(SIZE / 32)}`],
    ['a line without an end', `User-agent: *\nDisallow: /${'a'.repeat(SIZE)}`],
    ['comments', fill('#'.repeat(80))],
  ])('%s', (_, text) => {
    const address = `${HOST}/${'a'.repeat(1900)}`;
    const { isAllowed: isRead } = readRobots(text, 'front-of-house');
    expect(effortOf(() => readRobots(text, 'front-of-house'))).toBeLessThan(1);
    expect(effortOf(() => isRead(address))).toBeLessThan(1);
  });
});

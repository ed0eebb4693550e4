import { expect, test } from 'vitest';
import { digestOf } from '#builder/render/page-digest.ts';
import { contentOf, type PageContent } from '#content/content.ts';
import { routesOf } from '#core/routes/routes.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const site = makeSite({ locations: [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })] });
const home = contentOf(site, { page: 'home', path: '/' });

test('is the same for the same content, whoever worked it out', () => {
  const again = JSON.parse(JSON.stringify(home)) as PageContent;
  expect(digestOf(again, 'code')).toBe(digestOf(home, 'code'));
});

test('is another one for another word, wherever it stands, and for other code', () => {
  const digest = digestOf(home, 'code');
  expect(digestOf({ ...home, head: { ...home.head, title: 'Another' } }, 'code')).not.toBe(digest);
  expect(digestOf({ ...home, path: '/other/' }, 'code')).not.toBe(digest);
  expect(digestOf({ ...home, document: { ...home.document, lang: 'fr' } }, 'code')).not.toBe(digest);
  expect(digestOf(home, 'other code')).not.toBe(digest);
});

test('no two pages of a site share one', () => {
  const digests = routesOf(site).map((route) => digestOf(contentOf(site, route), 'code'));
  expect(new Set(digests).size).toBe(digests.length);
});

test('contents are plain data: what a digest leaves out can’t be printed', () => {
  for (const route of routesOf(site)) {
    const content = contentOf(site, route);
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  }
});

import { expect, test } from 'vitest';
import { linksIn } from '../../../../src/domain/assistant/answers/links-in.ts';
import { replyTo } from '../../../../src/domain/assistant/reply.ts';
import { knowledgeFrom, WEDNESDAY } from '../../../support/assistant.ts';

const CONFIGURATION = {
  name: 'Nonna Pia',
  telephone: '905 555 0142',
  giftCards: 'https://gifts.example',
  menu: { categories: [{ name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }] }] },
  locations: [{ name: 'Queen West' }, { name: 'Locke Street' }],
};

test('an answer on a page of another language is in it, and its links lead to pages in it', async () => {
  const knowledge = await knowledgeFrom({ ...CONFIGURATION, languages: ['en-CA', 'fr-CA'] });
  const parts = replyTo(knowledge, { query: 'Margherita?', before: [], page: 'fr-CA' }, WEDNESDAY);
  expect(JSON.stringify(parts)).toContain('"url":"/menu/');
  const french = JSON.stringify(linksIn(parts, knowledge.pathsIn.get('fr-CA')));
  expect(french).toContain('"url":"/fr/menu/');
  expect(french).not.toContain('"url":"/menu/');
});

test('a link to a location keeps the location and the place on its page', () => {
  const paths = { ...Object.fromEntries(['menu', 'location'].map((name) => [name, `/fr/${name}/`])) };
  const data = [
    { label: 'Carte', url: '/menu/toronto-queen-west/#pasta' },
    { label: 'Téléphone', url: 'tel:9055550142' },
  ];
  expect(linksIn([{ type: 'contact_info', data }], paths as never)).toEqual([
    {
      type: 'contact_info',
      data: [
        { label: 'Carte', url: '/fr/menu/toronto-queen-west/#pasta' },
        { label: 'Téléphone', url: 'tel:9055550142' },
      ],
    },
  ]);
});

test('a language that the site does not have changes nothing', async () => {
  const knowledge = await knowledgeFrom(CONFIGURATION);
  const parts = replyTo(knowledge, { query: 'menu', before: [] }, WEDNESDAY);
  expect(linksIn(parts, knowledge.pathsIn.get('de'))).toBe(parts);
});

test('a site in French is known by the same words as one in English, and its links are its own', async () => {
  const knowledge = await knowledgeFrom({ ...CONFIGURATION, language: 'fr-CA' });
  expect(knowledge.giftCards).toBe('https://gifts.example/');
  const text = JSON.stringify(replyTo(knowledge, { query: 'where are you?', before: [] }, WEDNESDAY));
  expect(text).toContain('"url":"/adresse/queen-west/"');
});

import { expect, test } from 'vitest';
import { nameProfiles } from '#core/links/social.ts';

test('a profile counts once, however its link is written, and the first link stays', () => {
  const links = ['https://www.instagram.com/saffron/', 'http://instagram.com/saffron', 'https://instagram.com/other'];
  expect(nameProfiles(links)).toEqual([
    { name: 'Instagram', url: 'https://www.instagram.com/saffron/' },
    { name: 'Instagram', url: 'https://instagram.com/other' },
  ]);
});

test.each([
  ['https://m.facebook.com/saffron', 'Facebook'],
  ['https://en.tripadvisor.ca/saffron', 'Tripadvisor'],
  ['https://blog.example/', 'blog.example'],
  ['mailto:a@saffron.example', 'a@saffron.example'],
])('%s is named %s', (url, name) => {
  expect(nameProfiles([url])).toEqual([{ name, url }]);
});

import { expect, test } from 'vitest';
import { languageLinksOf } from '#content/navigation/language-links.ts';
import { namesOf, prefixesOf } from '#core/languages/language-prefix.ts';
import { makeSite } from '../../../support/build/site.ts';

/** What the switcher on home calls the languages of a site. */
function namesOnHome(...tags: string[]): string[] {
  const prefixes = prefixesOf(tags);
  const names = namesOf(tags);
  const languages = tags.map((tag) => ({
    tag,
    prefix: prefixes.get(tag) ?? '',
    name: names.get(tag) ?? '',
    isLinked: true,
  }));
  const site = makeSite({ language: tags[0] ?? 'en', languages });
  return languageLinksOf(site, { page: 'home', path: '/' })?.map(({ name }) => name) ?? [];
}

test.each([
  [
    ['en-CA', 'fr-CA', 'es-419'],
    ['English', 'Français', 'Español'],
  ],
  [
    ['en-CA', 'zh-CN', 'zh-TW'],
    ['English', '简体中文', '繁體中文'],
  ],
  [
    ['en', 'zh-TW', 'zh-HK'],
    ['English', '中文（台灣）', '中文（香港）'],
  ],
  [
    ['fr-CA', 'fr-FR', 'en'],
    ['Français canadien', 'Français (France)', 'English'],
  ],
  [
    ['en', 'en-CA', 'sr-Latn'],
    ['English', 'Canadian English', 'Srpski (latinica)'],
  ],
])('%j are told apart by their names', (tags, names) => {
  expect(namesOnHome(...tags)).toEqual(names);
});

import { describe, expect, test } from 'vitest';
import { keyOf } from '#content/translation/translations.ts';
import { readTranslations } from '#content/translation/read-translations.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';

const inFrench = (written: unknown) => readTranslations(written, 'en-CA', ['fr-CA', 'zh-Hant']);

describe('translations', () => {
  test('are texts by texts, and an empty one is still missing', () => {
    const { byLanguage, problems } = inFrench({
      'fr-CA': { $schema: 'x', 'Fresh  pasta': 'Pâtes fraîches', Bread: '', Soup: null, Rice: ' \n', Tea: '\u200b' },
    });
    expect([...(byLanguage.get('fr-CA') ?? [])]).toEqual([['Fresh pasta', 'Pâtes fraîches']]);
    expect(problems).toEqual([]);
  });

  test.each(['fr_ca', 'fr', 'FR-CA'])('of a language that is written as %s belong to "fr-CA"', (tag) => {
    expect(
      inFrench({ [tag]: { Bread: 'Pain' } })
        .byLanguage.get('fr-CA')
        ?.get('Bread'),
    ).toBe('Pain');
  });

  test('of two spellings of a language are those of its own one where both have a text', () => {
    const { byLanguage } = inFrench({ 'fr-CA': { Bread: 'Pain' }, fr: { Bread: 'Miche', Soup: 'Soupe' } });
    expect(Object.fromEntries(byLanguage.get('fr-CA') ?? [])).toEqual({ Bread: 'Pain', Soup: 'Soupe' });
  });

  test('stay as they are by the wide "=" of a Chinese keyboard, too', () => {
    expect([...(inFrench({ 'zh-Hant': { Margherita: ' ＝ ' } }).byLanguage.get('zh-Hant') ?? [])]).toEqual([
      ['Margherita', '='],
    ]);
  });

  test('are found whether a letter and its accent are one character or two', () => {
    const { byLanguage } = inFrench({ 'fr-CA': { ['Crème'.normalize('NFD')]: 'Crème' } });
    expect(byLanguage.get('fr-CA')?.get(keyOf('Crème'))).toBe('Crème');
  });

  test('keep line breaks only where the text has some', () => {
    const { byLanguage } = inFrench({ 'fr-CA': { 'One line': 'Une\nligne', 'Two\nlines': 'Deux\nlignes' } });
    expect([...(byLanguage.get('fr-CA') ?? [])]).toEqual([
      ['One line', 'Une ligne'],
      ['Two lines', 'Deux\nlignes'],
    ]);
  });

  test('in UTF-8 that was read with another encoding are mended, and so are their keys, which is told once', () => {
    const { byLanguage, problems } = inFrench({
      'fr-CA': { Cake: 'GÃ¢teau', 'JalapeÃ±o': 'PimentÂ\u00a0!', Tea: 'Thé' },
    });
    expect(Object.fromEntries(byLanguage.get('fr-CA') ?? [])).toEqual({
      Cake: 'Gâteau',
      Jalapeño: 'Piment\u00a0!',
      Tea: 'Thé',
    });
    expect(problems).toEqual([
      {
        language: 'fr-CA',
        key: 'Cake',
        message:
          '"GÃ¢teau" is UTF-8 that was read with another encoding and saved again. It is read as it was before, and 1 more like it. Write it like "Gâteau".',
      },
    ]);
  });

  test.each([
    [['Pain'], '', undefined, 'is no object of languages'],
    [
      { de: { Bread: 'Brot' } },
      'de',
      undefined,
      '"de" is none of the languages besides "en-CA", which are "fr-CA", "zh-Hant".',
    ],
    [{ 'no tag at all': {} }, 'no tag at all', undefined, 'is none of the languages'],
    [{ 'fr-CA': 'Pain' }, 'fr-CA', undefined, '"Pain" is no object of texts'],
    [{ 'fr-CA': { Bread: { text: 'Pain' } } }, 'fr-CA', 'Bread', 'is not a text. The translation is left out.'],
    [{ 'fr-CA': { Bread: 7 } }, 'fr-CA', 'Bread', '7 is not a text.'],
  ])('%j is told', (written, language, key, message) => {
    const { problems } = inFrench(written);
    expect(problems).toEqual([
      { language, ...(key === undefined ? {} : { key }), message: expect.stringContaining(message) },
    ]);
  });

  test('of a site with one language say where to name the others', () => {
    expect(readTranslations({ fr: {} }, 'en', []).problems[0]?.message).toContain('Name it in "languages"');
  });
});

describe('languages', () => {
  const read = (input: object) => readConfiguration({ name: 'Nonna Pia', ...input });

  test('have a prefix each, but for the first, which is the site’s own', () => {
    const { site } = read({ languages: ['fr-CA', 'en_CA', 'zh-TW', 'fr-FR', 'fr-CA'] });
    expect(site.language).toBe('fr-CA');
    expect(site.languages?.map(({ tag, prefix }) => [tag, prefix])).toEqual([
      ['fr-CA', ''],
      ['en-CA', '/en'],
      ['zh-TW', '/zh-hant'],
      ['fr-FR', '/fr'],
    ]);
  });

  test.each([
    [
      ['en', 'fr-CA', 'fr'],
      ['', '/fr-ca', '/fr'],
    ],
    [
      ['en', 'fr-CA', 'fr-FR', 'fr'],
      ['', '/fr-ca', '/fr-fr', '/fr'],
    ],
    [
      ['en', 'zh-TW', 'zh-Hant', 'zh-HK'],
      ['', '/zh-tw', '/zh-hant', '/zh-hk'],
    ],
  ])('%j have each a prefix of its own', (languages, prefixes) => {
    expect(read({ languages }).site.languages?.map(({ prefix }) => prefix)).toEqual(prefixes);
  });

  test('are what a tag says of language, script and region: forms and names know no more of it', () => {
    const { site } = read({
      languages: ['en-CA', 'ar-EG-u-nu-latn', 'en-CA-x-pirate', 'zh-Hant-TW-u-ca-roc', 'en_US_POSIX'],
    });
    expect(site.languages?.map(({ tag, prefix }) => [tag, prefix])).toEqual([
      ['en-CA', ''],
      ['ar-EG', '/ar'],
      ['zh-Hant-TW', '/zh-hant'],
      ['en-US', '/en'],
    ]);
    expect(readTranslations({ 'ar-EG-u-nu-latn': { Bread: 'خبز' } }, 'en-CA', ['ar-EG']).problems).toEqual([]);
  });

  test('that are one are the language of the site', () => {
    expect(read({ languages: ['fr-CA'] }).site).toMatchObject({ language: 'fr-CA', paths: { careers: '/emplois/' } });
    expect(read({ languages: ['fr-CA'] }).site.languages).toBeUndefined();
  });

  test('count before "language", and a contradiction is told', () => {
    const { site, warnings } = read({ language: 'en', languages: ['fr-CA', 'en'] });
    expect(site.language).toBe('fr-CA');
    expect(warnings.map(({ message }) => message)).toEqual([
      '"en" is not the first of "languages", which is "fr-CA". The site\'s own language is "fr-CA".',
    ]);
  });

  test.each([[['jp', 'en', 'fr-CA']], [['', 'fr-CA']], [[null, 'fr-CA']]])(
    '%j have no first one, and no other one takes its place',
    (languages) => {
      const { site, warnings } = read({ languages });
      expect([site.language, site.languages]).toEqual([undefined, undefined]);
      expect(warnings.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('The site is in one language.'),
      );
      const named = read({ language: 'ja', languages }).site;
      expect([named.language, named.languages?.[0]?.tag]).toEqual(['ja', 'ja']);
      expect(named.languages?.at(-1)).toMatchObject({ tag: 'fr-CA', prefix: '/fr' });
    },
  );

  test('that are none are told and left out', () => {
    const { site, warnings } = read({ languages: ['en', 'Elvish'] });
    expect(site.languages).toBeUndefined();
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('The language is left out.')]);
  });
});

describe('texts of ours in the brand’s words', () => {
  const read = (texts: unknown) => readConfiguration({ name: 'Nonna Pia', texts });

  test('are taken by their keys', () => {
    expect(read({ 'actions.orderOnline': 'Order for pickup' }).site.texts).toEqual({
      'actions.orderOnline': 'Order for pickup',
    });
  });

  test.each([
    ['actions.orderOnlin', 'Did you mean "actions.orderOnline"?'],
    ['actions.callWho', 'can’t be replaced'],
    ['hours.closed', 'can’t be replaced'],
    ['__proto__.polluted', 'is no key of a text'],
    ['actions', 'can’t be replaced'],
    ['nope', '"nope" is no key of a text. The text is ours.'],
  ])('%s is told', (key, message) => {
    const { site, warnings } = read(JSON.parse(`{ ${JSON.stringify(key)}: "Words" }`));
    expect(site.texts).toEqual({});
    expect(warnings.map((warning) => warning.message)).toEqual([expect.stringContaining(message)]);
  });
});

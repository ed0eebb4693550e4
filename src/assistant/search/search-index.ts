import type { Faq } from '#schema/content.ts';
import { memoize, memoizeByText } from '#core/text/memoize.ts';
import { DAY_WORDS } from '../words/days.ts';
import type { KnownItem, Knowledge } from '../knowledge/knowledge.ts';
import { namesOfChoices } from '../knowledge/known-choices.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import { INGREDIENT_WORDS } from '../foods/ingredients.ts';
import { type ItemNames, itemNamesOf } from './named-items.ts';
import { COMMON_WORDS, ENGLISH_WORDS } from '../words/common-words.data.ts';
import { ASKING_WORDS, WORDS_OF_TOPICS } from '../words/plain-words.data.ts';
import { TOPIC_WORDS } from '../words/topics.ts';
import { FILLER, makeVocabulary, SAME_WORDS, stemOf, type Vocabulary, wordsOf } from '../words/words.ts';

/** Words of questions and descriptions that never name a food. */
export const sayingNothing = new Set(
  [...FILLER, ...DAY_WORDS, ...ASKING_WORDS, ...WORDS_OF_TOPICS].flatMap((word) => [word, stemOf(word)]),
);

/** What is searched for a question: the words of items, questions, features and locations. */
export interface SearchIndex {
  vocabulary: Vocabulary;
  items: { item: KnownItem; name: ReadonlySet<string>; text: ReadonlySet<string> }[];
  faqs: { faq: Faq; question: Set<string>; answer: Set<string> }[];
  /** " kensington market " and whose it is; the longest first. */
  locationNames: { phrase: string; location: KnownLocation; is: keyof typeof STRENGTH }[];
  itemNames: ItemNames;
  /** The stems of each opening's title, and of each offer's. */
  openings: string[][];
  offers: string[][];
  /** The stems of each name of what is catered that has several words: "The back room". */
  catalog: string[][];
  /** Whether an item's name or description has the word. Usual words of questions do not count. */
  isOnMenu: (stem: string) => boolean;
  /** Whether an item has the word anywhere: also in its category or picture. */
  isInItems: (stem: string) => boolean;
  /** The weight of a word: rare words have more. */
  weightOf: (stem: string) => number;
}

/** A location's own name counts more than an area it delivers to, and that more than its town. */
export const STRENGTH = { name: 4, area: 3, street: 2, deliveryArea: 2, town: 1 };

export const searchIndexOf = memoize((knowledge: Knowledge): SearchIndex => {
  const items = knowledge.items.map((item) => ({
    item,
    name: stemsIn(item.name),
    text: stemsIn(
      `${withoutDenied(item.description ?? '')} ${item.category.name} ${item.category.description ?? ''} ${item.tag ?? ''} ${item.picture?.alt ?? ''}`,
    ),
  }));
  const faqs = knowledge.faqs.map(indexFaq);
  const fullNames = locationNamesOf(knowledge);
  const ordinary = new Set([
    ...FILLER,
    ...COMMON_WORDS,
    ...TOPIC_WORDS,
    ...DAY_WORDS,
    ...items.flatMap(({ name, text }) => [...name, ...text]),
  ]);
  const locationNames = [
    ...fullNames,
    ...tellingWords(fullNames, (word) => ordinary.has(word) || ordinary.has(stemOf(word))),
  ];
  const { home, offers, social, giftCards } = knowledge;
  const { careers } = knowledge.said();
  const said = [
    ...[...offers.deals, ...offers.discounts].map(({ title, description = '' }) => `${title} ${description}`),
    ...home.features.shown.map(({ title, description = '' }) => `${title} ${description}`),
    ...careers.openings.map(({ title }) => title),
    ...social.map(({ label }) => label),
    offers.loyalty?.title ?? '',
    giftCards === undefined ? '' : 'gift cards',
    ...knowledge.listed.flatMap((location) => {
      const { services, features, faqs: own } = location.page();
      return [...services, ...features.map(({ title }) => title), ...own.map(({ question }) => question)];
    }),
  ];
  const onMenu = new Set(
    knowledge.items
      .flatMap(({ name, description = '', category }) => [...stemsIn(`${name} ${description} ${category.name}`)])
      .filter((stem) => !sayingNothing.has(stem)),
  );
  const inItems = new Set(items.flatMap(({ name, text }) => [...name, ...text]));
  const documents = [
    ...items.map(({ name, text }) => new Set([...name, ...text])),
    ...faqs.map(({ question }) => question),
  ];
  return {
    vocabulary: makeVocabulary(
      [
        ...FILLER,
        ...TOPIC_WORDS,
        ...DAY_WORDS,
        ...COMMON_WORDS,
        ...INGREDIENT_WORDS,
        ...SAME_WORDS,
        ...knowledge.items.flatMap(({ name, description = '', category, picture }) =>
          wordsOf(`${name} ${category.name} ${description} ${picture?.alt ?? ''}`),
        ),
        ...locationNames.flatMap(({ phrase }) => phrase.split(' ')),
        ...knowledge.faqs.flatMap(({ question, answer }) => wordsOf(`${question} ${answer}`)),
        ...said.flatMap(wordsOf),
        ...[...namesOfChoices(knowledge), ...knowledge.menus.map(({ name }) => name)].flatMap(wordsOf),
      ],
      ENGLISH_WORDS,
    ),
    items,
    faqs,
    locationNames,
    itemNames: itemNamesOf(knowledge.items),
    openings: careers.openings.map(({ title }) => [...contentStems(title)]),
    catalog: knowledge.offerCatalog
      .map(({ name }) => [...stemsIn(name.replace(/^(?:the|an?) /iu, ''))])
      .filter(({ length }) => length > 1),
    offers: [...offers.deals, ...offers.discounts].map(({ title }) => [...contentStems(title)]),
    isOnMenu: (stem) => onMenu.has(stem),
    isInItems: (stem) => inItems.has(stem),
    weightOf: weigh(documents),
  };
});

/** The names and texts of a large menu. */
const MAX_TEXTS = 2000;

export const indexFaq = memoize((faq: Faq): SearchIndex['faqs'][number] => ({
  faq,
  question: contentStems(faq.question),
  answer: contentStems(faq.answer),
}));

/** The text without denied words: "No alcohol" must not match a search for alcohol. */
export function withoutDenied(text: string): string {
  return text.replaceAll(/\b(?:no|not|without|never|free of)\s+(?:a |an |any )?[\p{L}\p{N}]+/giu, ' ');
}

/** The stems of a text. Those of names and categories are needed for every item with every question, so they are remembered. */
export const stemsIn = memoizeByText((text): ReadonlySet<string> => new Set(wordsOf(text).map(stemOf)), MAX_TEXTS);

/** The stems of a text, without filler words. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !FILLER.has(word))
      .map(stemOf),
  );
}

/** The weight of a word by how rare it is in the texts of the site; a word that the site does not have weighs most. */
function weigh(documents: Set<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of documents) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + (documents.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
}

function locationNamesOf({ name, locations, closed }: Knowledge): SearchIndex['locationNames'] {
  const brand = new Set(wordsOf(name));
  const names = [...locations, ...closed].flatMap((location) => {
    const { calledBy } = location;
    const said: [string | undefined, keyof typeof STRENGTH][] = [
      [calledBy.name, 'name'],
      [withoutWords(calledBy.name, brand), 'name'],
      [withoutWords(calledBy.name.replaceAll('&', 'and'), brand), 'name'],
      [calledBy.area, 'area'],
      [streetName(calledBy.address.street), 'street'],
      ...calledBy.deliveryAreas.map((area): [string, 'deliveryArea'] => [area, 'deliveryArea']),
      [calledBy.address.locality, 'town'],
    ];
    return said
      .flatMap(([text = '', is]) => spellingsOf(text).map((spelling) => [spelling, is] as const))
      .flatMap(([text, is]) => {
        const words = wordsOf(text);
        // "ON" is a province and an English word, and the brand's name does not distinguish its locations.
        const isTelling =
          words.some((word) => word.length > 2 && !FILLER.has(word)) && !words.every((word) => brand.has(word));
        return isTelling ? [{ phrase: words.join(' '), location, is }] : [];
      });
  });
  return names.sort((one, other) => other.phrase.length - one.phrase.length);
}

/** "Main Street" is also "main st". */
function spellingsOf(text: string): string[] {
  const short = text.replaceAll(
    /\b(street|avenue|road|boulevard|saint|drive|place)\b/gi,
    (word) => ABBREVIATIONS[word.toLowerCase()] ?? word,
  );
  return [...new Set([text, short, text.replaceAll(' & ', ' and ')])];
}

const ABBREVIATIONS: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  saint: 'st',
  drive: 'dr',
  location: 'pl',
};

/** Words that only one location's name has: "Yonge" means "Kumo Yonge & Eg". */
function tellingWords(
  names: SearchIndex['locationNames'],
  ordinary: (word: string) => boolean,
): SearchIndex['locationNames'] {
  const locationsOf = new Map<string, Set<KnownLocation>>();
  const own = names.filter(({ is }) => is === 'name' || is === 'area');
  for (const { phrase, location } of names) {
    for (const word of phrase.split(' ')) locationsOf.set(word, (locationsOf.get(word) ?? new Set()).add(location));
  }
  return own.flatMap(({ phrase, location, is }) =>
    phrase
      .split(' ')
      .filter((word) => word.length >= 4 && locationsOf.get(word)?.size === 1 && !ordinary(word))
      .map((word) => ({ phrase: word, location, is })),
  );
}

function withoutWords(text: string, words: ReadonlySet<string>): string {
  return wordsOf(text)
    .filter((word) => !words.has(word))
    .join(' ');
}

/** "482 Queen Street West, Unit 2" is on "Queen Street". */
function streetName(street: string | undefined): string | undefined {
  const words = street?.split(',')[0]?.split(' ') ?? [];
  const isNumber = (word = '') => /^\d/.test(word);
  const isWind = (word = '') => /^(?:north|south|east|west|[nsew])\.?$/i.test(word);
  const named = words.slice(isNumber(words[0]) ? 1 : 0, isWind(words.at(-1)) ? -1 : undefined);
  return named.length > 0 ? named.join(' ') : undefined;
}

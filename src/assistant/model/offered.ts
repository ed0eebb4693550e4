import type { Faq } from '#schema/content.ts';
import { distinctItems } from '../knowledge/known-items.ts';
import type { MessageReading } from '../question/intent.ts';
import type { Knowledge, KnownItem } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';

/** What of a site a model may choose from: all it may name, by ids that hold for one message. */
export interface Offered {
  /** All items of a name have one id. */
  items: ReadonlyMap<string, KnownItem[]>;
  categories: ReadonlyMap<string, string>;
  locations: ReadonlyMap<string, KnownLocation>;
  holidays: ReadonlyMap<string, string>;
  facts: ReadonlyMap<string, OfferedFact>;
  /** The words of the message by their numbers. */
  words: ReadonlyMap<number, string>;
}

export type OfferedFact =
  | { kind: 'faq'; faq: Faq; location?: string }
  | { kind: 'feature'; title: string; text: string }
  | { kind: 'offer'; title: string; text: string }
  | { kind: 'job'; title: string; text: string };

/** A strict schema may have a thousand values, and what is offered costs money with every question. */
const MAX = { items: 400, locations: 120, facts: 150 };

/** What the rules have found comes first, so that it is kept where a menu or a chain is too long for a model. */
export function offeredOf(knowledge: Knowledge, query: string, { intents }: MessageReading): Offered {
  const found = intents.flatMap(({ named, items }) => [...named, ...items.map(({ item }) => item)]);
  const byName = new Map<string, KnownItem[]>();
  for (const item of new Set([...found, ...knowledge.items])) {
    const same = byName.get(item.name);
    if (same) same.push(item);
    else byName.set(item.name, [item]);
  }
  const items = [...byName.values()].slice(0, MAX.items);
  const locations = new Set([
    ...intents.flatMap((intent) => intent.locations),
    ...knowledge.listed,
    ...knowledge.locations,
  ]);
  const near = [...locations].slice(0, MAX.locations);
  const holidays = new Set(near.flatMap((location) => location.holidays().own.map(({ name }) => name)));
  return {
    items: withIds('i', items),
    categories: withIds('c', [...new Set(items.flat().map(({ category }) => category.name))]),
    locations: withIds('l', near),
    holidays: withIds('h', [...holidays]),
    facts: withIds('f', factsOf(knowledge, near).slice(0, MAX.facts)),
    words: new Map(wordsOf(query).map((word, index) => [index + 1, word])),
  };
}

function withIds<Thing>(letter: string, things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing, index) => [`${letter}${index + 1}`, thing]));
}

function factsOf({ faqs, offers, said, home }: Knowledge, locations: KnownLocation[]): OfferedFact[] {
  const pages = locations.map((location) => ({ location, ...location.page() }));
  const own = new Set(faqs.map(({ question }) => question));
  const features = [
    ...pages.flatMap((page) => [...page.services.map((title) => ({ title, description: '' })), ...page.features]),
    ...home.features.shown,
  ];
  return [
    ...faqs.map((faq): OfferedFact => ({ kind: 'faq', faq })),
    ...pages.flatMap(({ location, faqs: asked }) =>
      asked
        .filter(({ question }) => !own.has(question))
        .map((faq): OfferedFact => ({ kind: 'faq', faq, location: location.name })),
    ),
    ...[...new Map(features.map((feature) => [feature.title, feature])).values()].map(
      ({ title, description = '' }): OfferedFact => ({ kind: 'feature', title, text: description }),
    ),
    ...[...offers.deals, ...offers.discounts].map(({ title, description = '' }): OfferedFact => ({
      kind: 'offer',
      title,
      text: description,
    })),
    ...said().careers.openings.map(({ title, location }): OfferedFact => ({
      kind: 'job',
      title,
      text: location?.label ?? '',
    })),
  ];
}

/** Words of any language: Chinese has no spaces between them. */
function wordsOf(query: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(query);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike === true ? segment : []));
}

/** One line for each thing that is offered, as a model reads it. The texts are short: they say what a thing is, not what is to be answered. */
export function linesOf({ items, categories, locations, holidays, facts }: Offered): string[] {
  const line = (id: string, ...texts: (string | undefined)[]) =>
    JSON.stringify([id, ...texts.map((text = '') => text.slice(0, MAX_TEXT))]);
  return [
    ...[...items].map(([id, [item]]) => line(id, item?.name, item?.category.name, item?.description)),
    ...[...categories].map(([id, name]) => line(id, name)),
    ...[...locations].map(
      ([
        id,
        {
          name,
          calledBy: { area, address, deliveryAreas },
        },
      ]) => line(id, name, [area, address.street, address.locality, ...deliveryAreas].join(', ')),
    ),
    ...[...holidays].map(([id, name]) => line(id, name)),
    ...[...facts].map(([id, fact]) =>
      fact.kind === 'faq'
        ? line(id, fact.kind, fact.faq.question, fact.faq.answer)
        : line(id, fact.kind, fact.title, fact.text),
    ),
  ];
}

const MAX_TEXT = 120;

/** The items of an id that a location of the question serves, each once. */
export function servedBy(items: KnownItem[], locations: KnownLocation[]): KnownItem[] {
  const served = items.filter((item) => locations.some((location) => item.locations.includes(location)));
  return distinctItems(served.length > 0 ? served : items);
}

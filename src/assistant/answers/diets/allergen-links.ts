import type { ContactCard } from '#content/chat/answer.ts';
import type { KnownItem } from '../../knowledge/knowledge.ts';
import { type AnswerContext, linkCard, locationsAsked } from '../parts/answer-context.ts';

/** Where the table of allergens has some items, which an answer about their allergens ends with; of many the table itself. Empty where the site has no table that tells of them. */
export function allergenLinks(context: AnswerContext, items: readonly KnownItem[]): ContactCard[] {
  const { knowledge, phrases } = context;
  const asked = locationsAsked(context);
  const locationOf = ({ locations }: KnownItem) => asked.find((each) => locations.includes(each)) ?? locations[0];
  if (items.length === 0 || items.length > MAX_LINKS) {
    const [location] = items[0] === undefined ? asked : [locationOf(items[0])];
    const url = knowledge.allergenTable(location);
    return url === undefined ? [] : [linkCard(phrases.label.allergens, url)];
  }
  return items.flatMap((item) => {
    const url = knowledge.allergenTable(locationOf(item), item);
    return url === undefined ? [] : [linkCard(phrases.label.allergensOf(item.name), url)];
  });
}

const MAX_LINKS = 3;

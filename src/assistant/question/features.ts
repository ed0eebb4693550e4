import type { Knowledge } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import type { Question } from './question.ts';
import { contentStems } from '../search/search-index.ts';
import { stemOf } from '../words/words.ts';

/** "Is the one with the drive-thru open?" names a location by what it has, and "the one on Queen" by its street. */
export function locatedByFeature(knowledge: Knowledge, question: Question): Question {
  if (question.locations.length > 0) return question;
  const [, feature] = BY_FEATURE.exec(question.query) ?? [];
  const [, place] = BY_PLACE.exec(question.text) ?? [];
  const locations = [
    ...(feature === undefined ? [] : locationsWithFeature(knowledge, feature)),
    ...(place === undefined ? [] : locationsAt(knowledge, place)),
  ];
  return locations.length === 0 ? question : { ...question, locations, locationsBy: 'name' };
}

const BY_FEATURE =
  /\b(?:one|location|place|restaurant|spot|branch) (?:with|that has|which has) (?:the |a |an |your )?([^,?!.]{3,40}?)(?=[,?!.]|$| (?:open|close|is|are|and|what|when|where|how|can|do|does|on|at|today|tomorrow)\b)/iu;

const BY_PLACE = /\b(?:one|location|restaurant|branch) (?:on|in|at|by) (?:the )?(\p{L}{3,})\b/u;

/** The locations whose name, street or area has a word. */
function locationsAt({ locations }: Knowledge, word: string): KnownLocation[] {
  return locations.filter(({ calledBy: { name, area, address } }) =>
    contentStems([name, address.street, area, address.locality].join(' ')).has(stemOf(word)),
  );
}

/** The locations that have all that a phrase names: "drive-thru". */
function locationsWithFeature({ locations }: Knowledge, phrase: string): KnownLocation[] {
  const wanted = [...contentStems(phrase)];
  if (wanted.length === 0) return [];
  const has = (text: string) => {
    const stems = contentStems(text);
    return wanted.every((stem) => stems.has(stem));
  };
  return locations.slice(0, MAX_READ).filter((location) => featuresAt(location, has).length > 0);
}

/** The most locations whose pages are read for one question. */
export const MAX_READ = 200;

/** The services and features of a location that have what is asked for. */
export function featuresAt(location: KnownLocation, has: (text: string) => boolean): string[] {
  const { services, features } = location.page();
  return [
    ...services.filter(has),
    ...features.filter(({ title, description = '' }) => has(`${title} ${description}`)).map(({ title }) => title),
  ];
}

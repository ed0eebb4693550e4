import { highest } from './highest.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { KnownLocation } from '../knowledge/known-locations.ts';
import { searchIndexOf, STRENGTH } from './search-index.ts';
import { stemOf, wordsOf } from '../words/words.ts';

/** The locations that a text names, by their names, else by their towns or areas; and the text without these words. */
export function locationsIn(
  knowledge: Knowledge,
  text: string,
): { locations: KnownLocation[]; by?: keyof typeof STRENGTH; rest: string } {
  let rest = withoutBrand(knowledge, ` ${text} `);
  const found: { location: KnownLocation; is: keyof typeof STRENGTH }[] = [];
  for (const { phrase, location, is } of searchIndexOf(knowledge).locationNames) {
    // A name within a longer name that was found already does not count, unless both are the same name.
    const isHere = rest.includes(` ${phrase} `) || rest.includes(` \0${phrase}\0 `);
    if (!isHere) continue;
    found.push({ location, is });
    rest = rest.replaceAll(` ${phrase} `, ` \0${phrase}\0 `);
  }
  rest = rest.replaceAll(/\0[^\0]*\0/g, ' ').trim();
  if (found.length === 0) {
    const nickname = nicknamedIn(knowledge, rest);
    if (nickname) return { locations: [nickname.location], by: nickname.is, rest: rest.replace(nickname.word, '') };
  }
  const strongest = highest(found.map(({ is }) => STRENGTH[is]));
  const [best] = found.filter(({ is }) => STRENGTH[is] === strongest);
  const locations = new Set(found.filter(({ is }) => STRENGTH[is] === strongest).map(({ location }) => location));
  return { locations: [...locations], rest, ...(best && { by: best.is }) };
}

const MIN_NICKNAME = 4;

/** "Kits" means Kitsilano, if no other location's name begins with it. "Ramen kits" are something else. */
function nicknamedIn(
  knowledge: Knowledge,
  text: string,
): { word: string; location: KnownLocation; is: keyof typeof STRENGTH } | undefined {
  const { locationNames, vocabulary, isOnMenu } = searchIndexOf(knowledge);
  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    if (word.length < MIN_NICKNAME || vocabulary.has(word) || isOnMenu(stemOf(words[at - 1] ?? ''))) continue;
    const named = locationNames.filter(({ phrase, is }) => (is === 'name' || is === 'area') && phrase.startsWith(word));
    const [first] = named;
    if (first && named.every(({ location }) => location === first.location))
      return { word, location: first.location, is: first.is };
  }
  return undefined;
}

/** The text without the brand's name: "Night Owl" stands for "Night Owl Burgers". A single word stays, because it may be an item. */
function withoutBrand({ name }: Knowledge, padded: string): string {
  const words = wordsOf(name);
  const calls = words.flatMap((_, index) => (index === 0 ? [] : [words.slice(0, index + 1).join(' ')]));
  return calls.reverse().reduce((text, call) => text.replaceAll(` ${call} `, ' '), padded);
}

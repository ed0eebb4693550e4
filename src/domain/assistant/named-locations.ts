import { highest } from './highest.ts';
import type { Knowledge, KnownLocation } from './knowledge.ts';
import { searchIndexOf, STRENGTH } from './search-index.ts';
import { wordsOf } from './words.ts';

/** The locations that a text names, by their names if it does, else by where they are; and the text without what names them. */
export function locationsIn(
  knowledge: Knowledge,
  text: string,
): { locations: KnownLocation[]; by?: keyof typeof STRENGTH; rest: string } {
  let rest = withoutBrand(knowledge, ` ${text} `);
  const found: { location: KnownLocation; is: keyof typeof STRENGTH }[] = [];
  for (const { phrase, location, is } of searchIndexOf(knowledge).locationNames) {
    // A name within a longer one that was found already names nothing else, unless it is the same name of another location.
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

/** "Kits" is Kitsilano, where no other location's name begins so. */
function nicknamedIn(
  knowledge: Knowledge,
  text: string,
): { word: string; location: KnownLocation; is: keyof typeof STRENGTH } | undefined {
  const { locationNames, vocabulary } = searchIndexOf(knowledge);
  for (const word of text.split(' ')) {
    if (word.length < MIN_NICKNAME || vocabulary.has(word)) continue;
    const named = locationNames.filter(({ phrase, is }) => (is === 'name' || is === 'area') && phrase.startsWith(word));
    const [first] = named;
    if (first && named.every(({ location }) => location === first.location))
      return { word, location: first.location, is: first.is };
  }
  return undefined;
}

/** "Night Owl" is what "Night Owl Burgers" are called, and says nothing of what is wanted. One word alone may be an item. */
function withoutBrand({ name }: Knowledge, padded: string): string {
  const words = wordsOf(name);
  const calls = words.flatMap((_, index) => (index === 0 ? [] : [words.slice(0, index + 1).join(' ')]));
  return calls.reverse().reduce((text, call) => text.replaceAll(` ${call} `, ' '), padded);
}

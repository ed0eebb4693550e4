import { BOOKKEEPING } from '#dialects/words/bookkeeping.ts';
import { EXACT_KEYS, SYNONYMS, type Synonyms } from '#dialects/words/synonyms.ts';
import { VISIBILITY_KEYS, VISIBILITY_WORDS } from '#schema/values/visibility.ts';

interface ObjectSchema {
  properties: Record<string, unknown>;
  additionalProperties?: unknown;
  hideable?: string;
}

/**
 * Marks in a JSON Schema, for editors, the keys that are not our own. They are marked as deprecated, not forbidden: the reader may know them as another
 * spelling of a key. What says whether an entry is shown, and the columns of a backend, get no mark.
 */
export function markOtherKeys(schema: unknown): object {
  const marked = mark(schema) as { $defs?: object };
  return { ...marked, $defs: { ...marked.$defs, UnusedKey: UNUSED } };
}

const UNUSED = {
  description: 'A key that is not known.',
  deprecated: true,
  deprecationMessage:
    'This key is not known here: it is used only if it is another spelling of one that is. The report of a build lists all keys that were not used.',
};

function mark(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(mark);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { hideable, ...rest } = schema as Partial<ObjectSchema>;
  const marked = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === 'examples' ? value : mark(value)]),
  );
  if (rest.properties === undefined) return marked;
  return {
    ...marked,
    patternProperties: { [OF_NO_USE]: true, ...(hideable !== undefined && { [OF_VISIBILITY]: VISIBILITY }) },
    additionalProperties: marked['additionalProperties'] ?? { $ref: '#/$defs/UnusedKey' },
  };
}

const OF_VISIBILITY = `^(?:${wordsIn(VISIBILITY_KEYS).map(patternOf).join('|')})$`;
const VISIBILITY = { description: 'Whether it is shown. It is left out where this says that it is not.' };

function wordsIn(groups: Readonly<Record<string, string>>): string[] {
  return Object.values(groups).flatMap((words) => words.split(' '));
}

/** `patternOf('zipCode') // '[zZ]ip_?[cC]ode'`, which is `zip_code` and `ZipCode`, too. */
function patternOf(word: string): string {
  const parts = word.match(/\d+|[A-Z]?[a-z]+/g) ?? [];
  const patterns = parts.map((part) =>
    part.replace(/^[a-z]/i, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`),
  );
  return patterns.join('_?');
}

const OF_NO_USE = `^(?:\\$.*|_?(?:${BOOKKEEPING.map(patternOfColumn).join('|')}))$`;

function patternOfColumn(name: string): string {
  return /^[a-z]/.test(name) ? patternOf(name) : name;
}

/** `docs/schemas/synonyms.md` */
export function listSynonyms(): string {
  const sections = Object.entries<Synonyms>(SYNONYMS).map(([entity, synonyms]) => {
    const lines = Object.entries(synonyms).map(([key, words]) => `- \`${key}\`: ${quoteAll(words.split(' '))}`);
    return `## ${entity}\n\n${lines.join('\n')}\n`;
  });
  return [
    '# Synonyms\n',
    '**What is read as which key, by the kind of object.** Capitals, `_`, `-` and spaces make no difference: `zip_code` and `ZIP` are read, too.',
    `Only as they are written are read: ${quoteAll(EXACT_KEYS)}.\n`,
    ...sections,
    '## What is not shown\n',
    'An entry of a list (an item, a category, a menu, a deal, a discount, an opening, a location, a review, a question …) is left out where one of these keys says so:\n',
    `- With a "no": ${quoteAll(VISIBILITY_KEYS.shown.split(' '))}`,
    `- With a "yes" or a date: ${quoteAll(VISIBILITY_KEYS.hidden.split(' '))}`,
    `- With a word (${quoteAll([VISIBILITY_WORDS.hidden, VISIBILITY_WORDS.over].join(' ').split(' '))}): ${quoteAll(VISIBILITY_KEYS.status.split(' '))}\n`,
    '## Nobody is told of\n',
    `Keys that begin with \`$\`, and ${quoteAll(BOOKKEEPING)}.\n`,
  ].join('\n');
}

const quoteAll = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

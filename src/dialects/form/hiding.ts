import { foldKey } from '#schema/values/fold-key.ts';
import { isUnset } from '#schema/values/leaf.ts';
import { parseYesNo } from '#schema/values/text.ts';
import { VISIBILITY_KEYS, VISIBILITY_WORDS } from '#schema/values/visibility.ts';

/** The key of an entry that hides it, or else a key whose value does not clearly say whether the entry is shown. */
export function findHiding(
  entry: Record<string, unknown>,
  isKnownKey: (key: string) => boolean,
): { key: string; says: 'hidden' | 'unclear' } | undefined {
  let unclear: string | undefined;
  for (const key of Object.keys(entry)) {
    const isKnown = isKnownKey(key);
    const says = visibilityOf(key, entry[key], isKnown);
    if (says === 'hidden') return { key, says };
    if (says === 'unclear' && !isKnown) unclear ??= key;
  }
  return unclear === undefined ? undefined : { key: unclear, says: 'unclear' };
}

export function isVisibilityKey(key: string): boolean {
  return KINDS.has(foldKey(key));
}

/** `isKnown`: the entry has a purpose of its own for the key. Undefined: it says nothing. */
function visibilityOf(key: string, value: unknown, isKnown: boolean): 'shown' | 'hidden' | 'unclear' | undefined {
  const kind = KINDS.get(foldKey(key));
  if (kind === undefined || isUnset(value)) return undefined;
  if (typeof value === 'object') return 'unclear';
  if (NO_DATE.test(String(value))) return undefined;
  const answer = parseYesNo(value);
  if (kind === 'hidden') return (answer ?? isInstant(value)) ? 'hidden' : answer === undefined ? 'unclear' : 'shown';
  if (answer !== undefined) return answer ? 'shown' : 'hidden';
  const word = WORDS.get(
    String(value)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  if (word === 'over') return isKnown ? 'unclear' : 'hidden';
  return word ?? 'unclear';
}

/** When something was deleted: a date, or seconds since 1970. */
function isInstant(value: unknown): boolean {
  return typeof value === 'number' ? value > 1e8 : /\b[12]\d{3}\b/.test(String(value));
}

/** As MySQL writes it. */
const NO_DATE = /^0000-00-00/;

const KINDS = byWord(VISIBILITY_KEYS);
const WORDS = byWord(VISIBILITY_WORDS);

function byWord<Group extends string>(groups: Record<Group, string>): Map<string, Group> {
  return new Map(
    (Object.entries(groups) as [Group, string][]).flatMap(([group, words]) =>
      words.split(' ').map((word) => [foldKey(word), group] as const),
    ),
  );
}

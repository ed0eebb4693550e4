import { foldKey } from '#schema/values/fold-key.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, movedFrom, type Shape } from '../form/shape.ts';

/** The keys of an entry that a map of entries gives in another way. */
export interface MapKeys {
  /** Takes the name in the map: the question, the title. */
  name: string;
  /** Takes a text, a number or a list that stands at the name, where an entry has such a key. */
  text?: string;
  number?: string;
  list?: string;
}

/**
 * A list that was written as a map: `{ "Do you park?": "Yes." }`, `{ "Mains": [{ "name": "Lamb" }] }`, or by ids, `{ "-Nx1": { "question": …, "answer": … } }`.
 * `known`: the keys of an entry. A map with one of them is a single entry without its list.
 */
export function entriesByName(known: readonly string[], keys: MapKeys): Shape {
  const knownKeys = new Set(known.map(foldKey));
  const isKnown = (key: string): boolean => knownKeys.has(foldKey(key));
  const entryOf = (key: string, value: unknown): Fields | undefined => {
    if (isFields(value)) {
      if (!Object.keys(value).some(isKnown)) return undefined;
      const isNamed = Object.keys(value).some((inner) => foldKey(inner) === foldKey(keys.name));
      // Without a name of its own it is called by its key, unless that is an id.
      return isNamed || !isName(key)
        ? movedFrom({ ...value }, [key])
        : movedFrom({ [keys.name]: key, ...value }, [key]);
    }
    const target = Array.isArray(value)
      ? keys.list
      : typeof value === 'number'
        ? keys.number
        : typeof value === 'string' && (isName(key) || keys.text === undefined)
          ? keys.text
          : undefined;
    if (target === undefined || (!Array.isArray(value) && !isName(key))) return undefined;
    return madeFrom({ [keys.name]: capitalise(key), [target]: value }, key);
  };
  return (value) => {
    if (!isFields(value)) return undefined;
    const written = Object.keys(value).filter((key) => !key.startsWith('$'));
    if (written.length === 0 || written.some((key) => isKnown(key) || key.startsWith('@'))) return undefined;
    const entries = written.flatMap((key) => entryOf(key, value[key]) ?? []);
    return entries.length === written.length ? { value: entries } : undefined;
  };
}

/** Whether a key is words of a person: "Do you park?", "Lamb". A program's own key, or a misspelt one of ours, is "answr". */
const isName = (key: string): boolean => /^\p{Lu}|^\P{ASCII}|[\s?]/u.test(key) && !/^[A-Z0-9_-]+$/.test(key);

const capitalise = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

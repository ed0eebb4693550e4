import { hash } from 'node:crypto';
import type { Edit } from '#brand/files/json-edit.ts';
import type { TranslationEntry } from '#content/translation/entries.ts';
import { keyOf, STAYS } from '#content/translation/translations.ts';
import type { Fields } from '#schema/values/fields.ts';
import { textIn } from '../actions/form-edits.ts';
import type { Conflict } from '../actions/conflicts.ts';
import { shorten } from '../fields/input.ts';
import type { OpenTranslations } from './open-translations.ts';

/** The name of an entry in a form: a text is too long for one, and its number is another one when the site changes. */
export const entryId = ({ key }: Pick<TranslationEntry, 'key'>): string => hash('sha256', keyOf(key)).slice(0, 12);

/** The text in the field of an entry. Where the translation is "=", that is the original. */
export const shownOf = ({ text, translation }: TranslationEntry): string =>
  translation === STAYS ? text : translation;

/** The translations that a form changes. */
export interface WantedTranslations {
  edits: Edit[];
  /** The entry that was left as it is by its button. */
  stays?: string;
}

export function readTranslationsForm(form: FormData, { entries, written, path }: OpenTranslations): WantedTranslations {
  const formEdits: WantedTranslations = { edits: [] };
  const stays = /^stays\/(\w+)$/.exec(textIn(form, 'do'))?.[1];
  for (const entry of entries) {
    const id = entryId(entry);
    const isLeft = id === stays;
    if (!isLeft && !form.has(fieldName(id))) continue;
    const typed = isLeft ? entry.text : typedIn(form, id);
    if (typed === shownOf(entry).trim() && !isLeft) continue;
    if (isLeft) formEdits.stays = id;
    if (isLeft && entry.translation === STAYS) continue;
    const value = keyOf(typed) === keyOf(entry.text) || typed === STAYS ? STAYS : typed;
    if (value === entry.translation) continue;
    formEdits.edits.push({ kind: 'set', path: [...path, writtenKeyOf(written, entry)], value });
  }
  return formEdits;
}

export const fieldName = (id: string): string => `x:${id}`;

const typedIn = (form: FormData, id: string): string => textIn(form, fieldName(id)).replaceAll(/\r\n?/g, '\n').trim();

/** The key as the file spells it. */
const writtenKeyOf = (written: Fields, { key }: TranslationEntry): string =>
  Object.keys(written).findLast((each) => keyOf(each) === keyOf(key)) ?? key;

const inWords = (text: string): string => shorten(text.replaceAll(/\s+/g, ' '), 40);

/** What was typed for texts that the site does not have any more, but for what the file has all the same. */
export function typedForGone(
  form: FormData,
  { entries, written }: Pick<OpenTranslations, 'entries' | 'written'>,
): string[] {
  const known = new Set(entries.map(entryId));
  const kept = new Map(
    Object.entries(written).map(([key, value]) => [entryId({ key }), value === STAYS ? withoutKind(key) : value]),
  );
  return idsIn(form).flatMap((id) => {
    const typed = typedIn(form, id);
    return known.has(id) || typed === '' || kept.get(id) === typed ? [] : [typed];
  });
}

const withoutKind = (key: string): string => key.replace(/^[a-z]+\|/, '');

const idsIn = (form: FormData): string[] => [...form.keys()].flatMap((name) => /^x:(\w+)$/.exec(name)?.[1] ?? []);

/**
 * The translations that somebody typed and that would be lost, because the file was changed elsewhere, or a text was. `before`: what the page showed, if that
 * is still known.
 */
export function translationConflicts(
  form: FormData,
  now: Pick<OpenTranslations, 'entries' | 'written'>,
  before: readonly TranslationEntry[] | undefined,
): { conflicts: Conflict[]; others: string[] } {
  const then = new Map(before?.map((entry) => [entryId(entry), shownOf(entry)]));
  const entries = new Map(now.entries.map((entry) => [entryId(entry), entry]));
  const conflicts = idsIn(form).flatMap((id): Conflict[] => {
    const [typed, entry] = [typedIn(form, id), entries.get(id)];
    if (entry === undefined || then.get(id)?.trim() === typed || shownOf(entry).trim() === typed) return [];
    return [{ label: inWords(entry.text), inFile: shownOf(entry), typed, name: fieldName(id) }];
  });
  return { conflicts, others: typedForGone(form, now) };
}

import { fieldPathAt, readPath } from '../fields/field-path.ts';
import { labelOf } from '../fields/words.ts';
import { ownerOf } from '../fields/nouns.ts';
import type { Unfinished, UnfinishedStore } from '../file/unfinished.ts';
import { type FormEdits, isQuestion } from './form-edits.ts';

/** The form of a page, and what was made of it. */
export interface SentForm {
  slug: string;
  /** The configuration that the form was read with. */
  root: unknown;
  form: FormData;
  formEdits: FormEdits;
  /** Behind `edit/`. */
  page: string;
}

/** Keeps what a form could not save, and lets go what it has saved or typed anew. */
export function noteUnfinished(store: UnfinishedStore, { slug, root, form, formEdits, page }: SentForm): void {
  const { problems, texts } = formEdits;
  const done = store
    .listOf(slug, root)
    .filter((kept) => kept.page === page && !problems.has(kept.key) && isTried(kept.key, form));
  if (done.length > 0)
    store.drop(
      slug,
      root,
      done.map(({ key }) => key),
    );
  const lasting = [...problems].filter(([key]) => !isQuestion(key));
  if (lasting.length === 0) return;
  const added = lasting.map(([key, problem]): Unfinished => {
    const typed = [...formEdits.typed].filter(([name, text]) => text !== '' && isOf(name, key));
    return { key, label: labelAt(key, root, texts), problem, typed, page };
  });
  // A question, or a field that was left empty, is nothing to keep.
  store.keep(
    slug,
    root,
    added.filter(({ typed }) => typed.length > 0),
  );
}

/** Whether a form has sent something anew. Times and new entries are on their page whatever is saved there. */
function isTried(key: string, form: FormData): boolean {
  const action = String(form.get('do'));
  if (/^(?:add|first)\//.test(key)) return action === 'save' || action === key || action === `sure/${key}`;
  if (key.startsWith('day/')) return action === key;
  if (isWeekday(key, form)) return /^(?:week|copyday)\//.test(action);
  return ['f', 'p', 't'].some((kind) => form.has(`${kind}:${key}`));
}

const isWeekday = (key: string, form: FormData): boolean => form.has(`k:${key.split('/').at(-1)}`);

/** Whether the field of a form belongs to a problem. */
function isOf(name: string, key: string): boolean {
  // Whether a price is one, sizes or words belongs to what was typed for it.
  if (name === key || name === `kind:${key.slice(0, key.lastIndexOf('/'))}`) return true;
  const [kind, list] = [key.split('/')[0], key.slice(key.indexOf('/') + 1)];
  if (kind === 'add' || kind === 'first') return name.startsWith(`n:${list}:`);
  if (kind === 'day') return /^(?:from|through)$|^[koc]:new/.test(name);
  const day = /\/([0-6])$/.exec(key)?.[1];
  return day !== undefined && new RegExp(`^[koc]:${day}(?:$|:)`).test(name);
}

/** "Margherita, Price" */
function labelAt(key: string, root: unknown, texts: FormEdits['texts']): string {
  const steps = readPath(key.replace(/^(?:add|first|day)\//, '')) ?? [];
  const place = fieldPathAt(root, steps) ?? fieldPathAt(root, steps.slice(0, -1));
  if (place === undefined || place.path.length === 0) return '';
  const label = place.field === undefined ? '' : labelOf(place.field, texts);
  return [ownerOf(place, root, texts), label].filter(Boolean).join(', ');
}

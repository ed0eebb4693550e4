import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { AllergenState } from '#reader/menu/allergen-words.ts';
import { isFields } from '#schema/values/fields.ts';
import { allergenRows, isComplete, tracesBeside, writeAllergens } from '../fields/allergen-states.ts';
import {
  addSpecialDay,
  closeEverywhere,
  closeOn,
  copyWeekToAll,
  dropShift,
  openEverywhere,
  removeSpecialDay,
  saveWeek,
} from './hours-actions.ts';
import { digitsOf } from '#core/menu/currency.ts';
import { currencyIn } from '../fields/currency.ts';
import { FOCUS_POINTS, pictureOf, shownText, valueOf } from '../fields/input.ts';
import type { Edit } from '#brand/files/json-edit.ts';
import {
  addEntry,
  addTyped,
  askWhere,
  copyEntry,
  leaveEntry,
  moveChosen,
  moveEntry,
  placeEntry,
  removeEntry,
} from './list-actions.ts';
import { changePrices } from './price-actions.ts';
import { readMenuKinds } from './menu-kind-action.ts';
import { addFirst, dropOtherPrices, switchStock, withChosenPrices } from './dish-actions.ts';
import { type FieldPath, rootFieldPath } from '../fields/field-path.ts';
import { idOf } from '../fields/view.ts';
import { type Act, addSet, makeFormEdits, fieldPathOf, textIn, type FormEdits } from './form-edits.ts';

/** A picture that was chosen is kept before, and stands in `pictures` by the path of its field. */
export function readForm(
  sent: FormData,
  root: unknown,
  pictures: ReadonlyMap<string, string>,
  texts: ToolTexts,
): FormEdits {
  const formEdits = makeFormEdits(texts);
  const form = withChosenPrices(sent, root, formEdits);
  readFields(form, root, formEdits);
  readMenuKinds(form, root, formEdits);
  readPictures(form, root, pictures, formEdits);
  readAllergens(form, root, formEdits);
  const [action = '', ...rest] = textIn(form, 'do').split('/');
  const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  act?.({ rest: rest.join('/'), form, root, formEdits });
  if (action === '' || action === 'save') moveChosen({ rest: '', form, root, formEdits });
  dropOtherPrices(sent, root, formEdits);
  return formEdits;
}

const ACTIONS: Record<string, (act: Act) => void> = {
  up: (act) => moveEntry(act, (index) => index - 1),
  down: (act) => moveEntry(act, (index) => index + 1),
  top: (act) => moveEntry(act, () => 0),
  place: placeEntry,
  elsewhere: askWhere,
  leave: leaveEntry,
  copy: copyEntry,
  delete: (act) => removeEntry(act),
  deleted: (act) => removeEntry(act, true),
  soldout: (act) => switchStock(act, true),
  available: (act) => switchStock(act, false),
  soldoutlonger: (act) => switchStock(act, true),
  // The switch itself was written as a set of changes already. Fields that were typed in the same form are saved as usual.
  switched: ({ rest, root, formEdits }) => {
    const item = fieldPathOf(root, rest);
    if (item !== undefined) formEdits.focus = `switch-${idOf(item.path)}`;
  },
  first: addFirst,
  prices: (act) => changePrices(act, false),
  repriced: (act) => changePrices(act, true),
  add: addEntry,
  save: (act) => {
    addTyped(act);
    // The Enter key presses the first button of a form, and that of a week is not the first.
    if (act.form.has('week')) saveWeek({ ...act, rest: textIn(act.form, 'week') });
  },
  // A field that was asked about is read like any other: `checkPrices` lets it pass.
  sure: (act) => {
    if (act.rest.startsWith('add/')) addEntry({ ...act, rest: act.rest.slice('add/'.length) });
  },
  clear: ({ rest, root, formEdits }) => {
    const place = fieldPathOf(root, rest);
    if (place?.shape.kind === 'picture') addSet(place, undefined, formEdits);
  },
  week: (act) => saveWeek(act),
  copyday: (act) => saveWeek(act),
  dropshift: dropShift,
  sameweek: copyWeekToAll,
  day: addSpecialDay,
  closed: closeOn,
  everywhere: closeEverywhere,
  usualeverywhere: openEverywhere,
  undate: removeSpecialDay,
};

function readFields(form: FormData, root: unknown, formEdits: FormEdits): void {
  const digits = digitsOf(currencyIn(rootFieldPath(root)));
  for (const name of new Set(form.keys())) {
    if (!name.startsWith('f:')) continue;
    const key = name.slice(2);
    const place = fieldPathOf(root, key);
    const before =
      place &&
      (typeof place.value === 'string' && place.shape.mayBeText ? place.value : shownText(place, formEdits.texts));
    if (place === undefined || before === undefined) continue;
    const typed = textIn(form, name);
    if (isSameText(typed, before) || (place.shape.kind === 'flag' && typed === '' && before === 'false')) continue;
    const isSwitch = place.shape.kind === 'flag' || place.field?.key === 'soldOut';
    const isOff = isSwitch && typed === '' && before === 'true';
    const isNone = place.field?.keepsEmpty && typed.trim() === '';
    const read = isOff
      ? { value: false }
      : isNone
        ? { value: '' }
        : valueOf(textPlace(place), typed, formEdits.texts, digits);
    if ('problem' in read) {
      formEdits.problems.set(key, read.problem);
      formEdits.typed.set(key, typed);
    } else addSet(place, read.value, formEdits, typed);
  }
}

/** An address or a feature that is one text. */
const textPlace = (place: FieldPath): FieldPath =>
  place.shape.mayBeText === true ? { ...place, shape: { ...place.shape, kind: 'line' } } : place;

const isSameText = (one: string, other: string): boolean => asSent(one) === asSent(other);

/** Changes a text as sending it to a browser and back does: half a character, or a NUL, becomes U+FFFD. */
const asSent = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n').trim();

/** What a picture shows is asked for beside it. A picture alone is written as a text, as it was. */
function readPictures(
  form: FormData,
  root: unknown,
  pictures: ReadonlyMap<string, string>,
  formEdits: FormEdits,
): void {
  const keys = new Set([
    ...pictures.keys(),
    ...[...form.keys()].flatMap((name) => /^(?:t|focus):(.*)$/s.exec(name)?.slice(1) ?? []),
  ]);
  for (const key of keys) {
    const place = fieldPathOf(root, key);
    const before = place?.shape.kind === 'picture' ? pictureOf(place) : undefined;
    if (place === undefined || before === undefined) continue;
    const alt = form.has(`t:${key}`) ? textIn(form, `t:${key}`).trim() : before.alt;
    const src = pictures.get(key) ?? before.src;
    const middle = before.focus ?? 'center';
    const focus = form.has(`focus:${key}`) ? textIn(form, `focus:${key}`) : middle;
    const isCutElsewhere = focus !== middle && FOCUS_POINTS.some((point) => point === focus);
    if (src === '' || (src === before.src && alt === before.alt && !isCutElsewhere)) continue;
    const written = isFields(place.value) ? place.value : undefined;
    const parts = (name: string, value: string): Edit => ({ kind: 'set', path: [...place.path, name], value });
    if (written !== undefined) {
      if (src !== before.src) formEdits.edits.push(parts(Object.hasOwn(written, 'url') ? 'url' : 'src', src));
      if (alt !== before.alt) formEdits.edits.push(parts('alt', alt));
      if (isCutElsewhere) formEdits.edits.push(parts('focus', focus));
    } else {
      const others = { ...(alt !== '' && { alt }), ...(isCutElsewhere && { focus }) };
      const value = Object.keys(others).length === 0 ? src : { src, ...others };
      formEdits.edits.push({ kind: 'set', path: place.path, value });
    }
  }
}

function readAllergens(form: FormData, root: unknown, formEdits: FormEdits): void {
  const keys = [...form.keys()].flatMap((name) => /^(?:a|others):([^:]*)/.exec(name)?.[1] ?? []);
  for (const key of new Set(keys)) {
    const place = fieldPathOf(root, key);
    if (place?.shape.kind !== 'allergens') continue;
    const traces = tracesBeside(place, root);
    if (traces === undefined) continue;
    const before = { contains: place.value, mayContain: traces.value };
    const rows = allergenRows(before.contains, before.mayContain);
    if (rows === undefined) continue;
    const wasComplete = isComplete(rows);
    const isMarked = form.has(`others:${key}`) ? textIn(form, `others:${key}`) === 'none' : wasComplete;
    const chosen = rows.map(({ id, label, state }) => {
      const name = `a:${key}:${id}`;
      const typed = form.has(name) ? stateOf(textIn(form, name)) : state;
      return { id, label, state: withOthers(typed, { isMarked, wasComplete }) };
    });
    if (chosen.every(({ state }, index) => state === rows[index]?.state)) continue;
    const after = writeAllergens(chosen, before);
    for (const [path, old, now] of [
      [place.path, before.contains, after.contains],
      [traces.path, before.mayContain, after.mayContain],
    ] as const) {
      if (JSON.stringify(old) === JSON.stringify(now)) continue;
      formEdits.edits.push(now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now });
    }
  }
}

/** What "None of the others" makes of an allergen that is not chosen, and what its end takes back. */
function withOthers(
  state: AllergenState | undefined,
  { isMarked, wasComplete }: { isMarked: boolean; wasComplete: boolean },
): AllergenState | undefined {
  if (isMarked) return state ?? 'free';
  return wasComplete && state === 'free' ? undefined : state;
}

const stateOf = (text: string): AllergenState | undefined =>
  text === 'contains' || text === 'may contain' || text === 'free' ? text : undefined;

import type { Edit, JsonPath } from '#brand/files/json-edit.ts';
import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import { waitingChanges } from '#publishing/waiting/waiting-changes.ts';
import { fieldPathAt, writePath } from '../fields/field-path.ts';
import { entryName } from '../fields/nouns.ts';
import { documentsOf, type KeptChange, type Save } from '../file/editor.ts';
import { FILE } from '../file/stores.ts';
import { dayWords, fullMomentWords } from '#i18n/tools/moments.ts';
import { closedDaysOf } from './closed-days.ts';
import { describeChange } from './change-words.ts';
import { type Change, changeText, type Wording } from './wording.ts';

/** A save with more changes says how many more. */
const MAX_SAID = 4;

/** The list of saves asks for all of them on each page. */
const known = new WeakMap<KeptChange, Map<ToolLanguage, string>>();

/** What a save did, in the language of whoever reads it: "Margherita: Price 16.50 → 17.50" */
export function saveWords({ at, change, file }: Pick<Save, 'at' | 'change' | 'file'>, wording: Wording): string {
  const { publish } = wording.texts;
  const { how, plannedFor, words } = change;
  if (words !== undefined) return words;
  const wordsFor = (): string =>
    plannedFor === undefined
      ? whatChanged(change, file, wording)
      : plannedWords(plannedFor, file === FILE ? documentsOf(change)?.before : {}, at, wording);
  const said = known.get(change) ?? new Map<ToolLanguage, string>();
  known.set(change, said);
  const text = said.get(wording.language) ?? wordsFor();
  said.set(wording.language, text);
  return how === undefined ? text : publish[how](text);
}

/** Example: "Planned for 25 December, 18:00. Closed on 25 December, and open again on 26 December" */
function plannedWords(
  { at, until, zone = 'UTC' }: NonNullable<KeptChange['plannedFor']>,
  configuration: unknown,
  now: Date,
  { language, texts: { publish } }: Wording,
): string {
  const closedOn = closedDaysOf(configuration, now);
  const closed = [at, until].flatMap((each) => (each === undefined ? [] : (closedOn(new Date(each)) ?? [])));
  const clock = { language, zone: 'UTC', now };
  const words = closed.map(({ day, opens }) => publish.closedOn(dayWords(day, clock), opens && dayWords(opens, clock)));
  return [publish.plannedNow(fullMomentWords(new Date(at), { language, zone, now })), ...new Set(words)].join('. ');
}

/** What was taken back is said as it was done. */
function whatChanged(change: KeptChange, file: string, wording: Wording): string {
  const { publish } = wording.texts;
  const documents = documentsOf(change);
  if (documents === undefined) return publish.changed;
  const { before, after } = documents;
  const isBack = change.how !== undefined && change.how !== 'again';
  const [from, to] = isBack ? [after, before] : [before, after];
  const said = differencesIn(file, from, to, wording, change.edits);
  const more = said.length - MAX_SAID;
  if (said.length === 0) return publish.changed;
  return [...said.slice(0, MAX_SAID), ...(more > 0 ? [publish.more(more)] : [])].join('; ');
}

/** Each change of a document in words. The edits say which entries were moved. */
export function differencesIn(
  file: string,
  from: unknown,
  to: unknown,
  wording: Wording,
  edits: readonly Edit[] = [],
): string[] {
  const moves = edits.flatMap((edit) => moveIn(edit, from, wording.texts));
  const changes = compared(file, from, to).filter((change) => !moves.some(({ isOf }) => isOf(change)));
  const texts = changes.map((each) =>
    changeText(describeChange(each, each.kind === 'removed' ? from : to, wording), wording.texts),
  );
  // A price of the menu and its copy are changed together.
  return [...new Set([...moves.map(({ words }) => words), ...texts])];
}

/** Where names do not tell the entries of a list apart, as of a dish and its copy, their places do. A week is one thing. */
function compared(file: string, from: unknown, to: unknown, root = to, around: JsonPath = []): Change[] {
  return waitingChanges(new Map([[file, from]]), new Map([[file, to]])).flatMap((change): Change[] => {
    const { before, after } = change;
    const path = [...around, ...change.path];
    const isList = change.kind === 'changed' && fieldPathAt(root, path)?.shape.kind === 'objects';
    if (!isList || !Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
      return [{ ...change, path }];
    return before.flatMap((entry, index) => compared(file, entry, after[index], root, [...path, index]));
  });
}

interface Move {
  words: string;
  /** Whether a difference comes from it. */
  isOf: (change: Change) => boolean;
}

function moveIn(edit: Edit, root: unknown, texts: ToolTexts): Move[] {
  const { told } = texts.menu;
  const isAt = (one: JsonPath, other: JsonPath): boolean => writePath(one) === writePath(other);
  const from = edit.kind === 'move' ? [...edit.path, edit.from] : edit.kind === 'insert' ? edit.from : undefined;
  const entry = from && fieldPathAt(root, from);
  if (from === undefined || entry === undefined) return [];
  const name = entryName(entry, texts);
  const { path: list } = edit;
  if (edit.kind === 'move') {
    const words = edit.to < edit.from ? told.movedUp(name) : told.movedDown(name);
    return [{ words, isOf: ({ kind, path }) => kind === 'order' && isAt(path, list) }];
  }
  const into = fieldPathAt(root, list.slice(0, -1));
  const isOf: Move['isOf'] = ({ kind, path }) =>
    (kind === 'removed' && isAt(path, from)) || (kind === 'added' && isAt(path.slice(0, list.length), list));
  return [{ words: told.movedInto(name, into ? entryName(into, texts) : ''), isOf }];
}

import type { JsonPath } from '#brand/files/json-edit.ts';
import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import type { SpecialHours } from '#schema/hours/hours.ts';
import { parseDate } from '#schema/values/date.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type FieldPath, fieldPathAt, titleOf, writePath } from '../fields/field-path.ts';
import { pictureOf, shorten, textOf } from '../fields/input.ts';
import { sectionOf } from '../fields/sections.ts';
import { editPath, idOf, pageOf } from '../fields/view.ts';
import { labelOf } from '../fields/words.ts';
import { ownerOf } from '../file/describe-change.ts';
import { specialDaysOf } from '../hours/special-days.ts';
import { type Day, dayToText, readWeek, toDay } from '../hours/week.ts';
import { dayWords, weekdayNames } from './moments.ts';

/** A change as an owner says it. */
export interface ChangeWords {
  /** What it is about: "Margherita". */
  title: string;
  /** "Price 16.50 → 17.50" */
  lines: Line[];
  /** Where it is edited; missing for what is gone. */
  address?: string;
}

export interface Line {
  label: string;
  /** Missing: the label says it all. */
  before?: string;
  after?: string;
}

/** What is said of a change, of what waits or of what is planned. */
export type Change = Pick<WaitingChange, 'document' | 'kind' | 'path' | 'isEntry' | 'before' | 'after'>;

export interface Wording {
  slug: string;
  language: ToolLanguage;
  texts: ToolTexts;
}

/** `root`: the document in which the path of the change leads somewhere: the published one for what was removed. */
export function describeChange(change: Change, root: unknown, wording: Wording): ChangeWords {
  const { texts, slug } = wording;
  const translated = describeTranslation(change, wording);
  if (translated !== undefined) return translated;
  const { place, isWhole } = deepestPlace(change, root);
  const label = place.field === undefined ? '' : labelOf(place.field, texts);
  const owner = ownerOf(place, root, texts);
  const address = change.kind === 'removed' ? {} : { address: addressOf(place, slug) };
  if (place.shape.kind === 'special-hours' && !isWhole)
    return { ...describeDay(change, place, root, wording), ...address };
  if (isWhole && change.isEntry) return { ...describeEntry(change, place, root, wording), ...address };
  const { title = owner === '' ? label : owner, lines } = isWhole
    ? describeValue(change, place, owner, wording)
    : { lines: [] };
  const shown =
    lines.length > 0 ? lines : [{ label: texts.publish[change.kind === 'order' ? 'newOrder' : change.kind] }];
  // Of a field without an owner its label is the title.
  return {
    title,
    lines: shown.map((line) => (line.label === title ? { ...line, label: '' } : labelled(line, owner, label, texts))),
    ...address,
  };
}

function labelled(line: Line, owner: string, label: string, { publish }: ToolTexts): Line {
  const isBare = [publish.changed, publish.added, publish.removed, publish.newOrder].includes(line.label);
  return isBare && owner !== '' && label !== '' ? { ...line, label: `${label}: ${line.label}` } : line;
}

/** What the schemas know of the place, or of the nearest one around it. */
function deepestPlace({ path }: Change, root: unknown): { place: FieldPath; isWhole: boolean } {
  for (let length = path.length; length > 0; length -= 1) {
    const place = fieldPathAt(root, path.slice(0, length));
    if (place !== undefined) return { place, isWhole: length === path.length };
  }
  return { place: fieldPathAt(root, []) as FieldPath, isWhole: false };
}

type Described = { title?: string; lines: Line[] };

function describeValue(change: Change, place: FieldPath, owner: string, wording: Wording): Described {
  const { texts } = wording;
  const { publish } = texts;
  const { kind } = place.shape;
  const label = place.field === undefined ? '' : labelOf(place.field, texts);
  if (change.kind === 'order') return { lines: [{ label: publish.newOrder }] };
  if (kind === 'hours') return describeWeek(change, owner, label, wording);
  if (kind === 'picture') return { lines: describePicture(change, place, texts) };
  if (place.field?.key === 'soldOut')
    return { lines: [{ label: change.after === true ? publish.soldOut : publish.inStock }] };
  const [before, after] = [valueWords(place, change.before, texts), valueWords(place, change.after, texts)];
  if (before === undefined || after === undefined) return { lines: [] };
  return { lines: [{ label, ...(before !== '' && { before }), ...(after !== '' && { after }) }] };
}

/** Undefined for what is no single value. */
function valueWords(place: FieldPath, value: unknown, { publish }: ToolTexts): string | undefined {
  const text = textOf({ ...place, value });
  if (text === 'true' || text === 'false') return text === 'true' ? publish.yes : publish.no;
  if (text !== undefined) return shorten(text.replace(/\s+/g, ' '), 80);
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? shorten(value.join(', '), 80) : undefined;
}

function describePicture({ before, after }: Change, place: FieldPath, { publish }: ToolTexts): Line[] {
  const [was, is] = [pictureOf({ ...place, value: before }), pictureOf({ ...place, value: after })];
  if (was === undefined || is === undefined) return [];
  const isSame = was.src === is.src;
  const [from, to] = [shorten(was.alt, 80), shorten(is.alt, 80)];
  if (isSame)
    return [{ label: publish.pictureWords, ...(from !== '' && { before: from }), ...(to !== '' && { after: to }) }];
  return [{ label: is.src === '' ? publish.noPicture : was.src === '' ? publish.newPicture : publish.otherPicture }];
}

function describeWeek({ before, after }: Change, owner: string, label: string, wording: Wording): Described {
  const names = weekdayNames(wording.language).map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  const [was, is] = [readWeek(before), readWeek(after)];
  const lines = [1, 2, 3, 4, 5, 6, 0].flatMap((day): Line[] => {
    const texts = [was.week[day], is.week[day]].map((each) => (each === undefined ? '' : dayText(each, wording)));
    return texts[0] === texts[1] ? [] : [lineOf(names[day] ?? '', ...texts)];
  });
  const [old, now] = [was.special, is.special].map((days) => datedDays(days, wording));
  const dates = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  for (const date of dates) {
    if (old?.get(date) !== now?.get(date)) lines.push(lineOf(date, old?.get(date), now?.get(date)));
  }
  const [only] = lines;
  const around = owner === '' ? label : `${owner}, ${label.toLowerCase()}`;
  if (lines.length !== 1 || only === undefined) return { title: around, lines };
  return {
    title: owner === '' ? only.label : `${owner}, ${only.label.toLowerCase()}`,
    lines: [{ ...only, label: '' }],
  };
}

const lineOf = (label: string, before = '', after = ''): Line => ({
  label,
  ...(before && { before }),
  ...(after && { after }),
});

const dayText = (day: Day, { texts }: Wording): string => dayWordsOf(dayToText(day), texts);

/** What is said of days with a date, by the date in words. */
function datedDays(days: readonly SpecialHours[], wording: Wording): Map<string, string> {
  return new Map(
    days.map(({ from = '', through = from, hours }) => {
      const [first, last] = [from, through].map((date) => dateWords(date, wording));
      return [first === last ? (first ?? '') : `${first} – ${last}`, dayText(toDay(hours), wording)];
    }),
  );
}

/** A day of each year has no year: it is said as it is written. */
function dateWords(date: string, { language }: Wording): string {
  const day = new Date(`${date}T12:00Z`);
  return Number.isNaN(day.getTime()) ? date : dayWords(day, { language, zone: 'UTC', now: new Date() });
}

const dayWordsOf = (text: string, { publish }: ToolTexts): string =>
  ({ closed: publish.closed, 'open 24 hours': publish.open24, 'not stated': publish.notStated })[text] ?? text;

/** A new entry of a list, one that is gone, or one under another name. */
function describeEntry(
  change: Change,
  place: FieldPath,
  root: unknown,
  wording: Wording,
): Omit<ChangeWords, 'address'> {
  const { texts } = wording;
  const { publish } = texts;
  const { kind, before, after, path } = change;
  const list = fieldPathAt(root, path.slice(0, -1));
  const label = list?.field === undefined ? '' : labelOf(list.field, texts);
  const where = (list && ownerOf(list, root, texts)) || label;
  const [was, is] = [before, after].map((value) => shorten(titleOf(value, place.shape.object), 60));
  const noun = NOUNS[list?.field?.key ?? ''] ?? 'other';
  if (kind === 'added') return { title: is || label, lines: [{ label: publish.newIn[noun](where) }] };
  if (kind === 'removed')
    return { title: was || label, lines: [{ label: publish.takenOut(where === label ? '' : where) }] };
  return { title: was || label, lines: [{ label: publish.newName, before: was ?? '', after: is ?? '' }] };
}

const NOUNS: Record<string, keyof ToolTexts['publish']['newIn']> = {
  items: 'dish',
  categories: 'category',
  locations: 'location',
  deals: 'offer',
  discounts: 'offer',
  faqs: 'question',
  jobs: 'job',
};

/** A day of the list of special days, or something of it. */
function describeDay(
  { kind, path, isEntry, before, after }: Change,
  list: FieldPath,
  root: unknown,
  wording: Wording,
): Omit<ChangeWords, 'address'> {
  const { texts } = wording;
  const { publish } = texts;
  const owner = fieldPathAt(root, list.path.slice(0, -1));
  const written = writePath(path.slice(0, list.path.length + 1));
  const day = owner && specialDaysOf(owner).find(({ paths }) => paths.some((each) => writePath(each) === written));
  const date = day?.from ?? dateIn(after ?? before);
  const words = date === undefined ? '' : dateWords(date, wording);
  const title = [ownerOf(list, root, texts), words].filter(Boolean).join(', ') || publish.newIn.day('');
  const text = day === undefined ? undefined : dayWordsOf(dayToText(day.day), texts);
  if (kind === 'removed' && isEntry)
    return { title, lines: [{ label: publish.takenOut(''), ...(text && { before: text }) }] };
  const label = kind === 'added' && isEntry ? publish.newIn.day('') : publish.changed;
  return { title, lines: [{ label, ...(text && { after: text }) }] };
}

function dateIn(entry: unknown): string | undefined {
  const { date } = Object(entry) as { date?: unknown };
  return typeof date === 'string' ? parseDate(date) : undefined;
}

/** `{ "Pizza": "Pizza" }`, in a file of its own or below "translations". */
function describeTranslation(
  { document, kind, path, before, after }: Change,
  { slug, language, texts }: Wording,
): ChangeWords | undefined {
  const inFile = /^translations\.(.+)\.json$/.exec(document)?.[1];
  const tag = inFile ?? (path[0] === 'translations' ? path[1] : undefined);
  if (typeof tag !== 'string') return undefined;
  const [original] = path.slice(inFile === undefined ? 2 : 0);
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const name = /^[\w-]{1,35}$/.test(tag) ? nameOf(names, tag) : tag;
  const [was, is] = [before, after].map((value) => (typeof value === 'string' ? shorten(value, 80) : ''));
  return {
    title: original === undefined ? texts.publish.translation(name) : shorten(String(original), 60),
    lines: [
      {
        label:
          original === undefined
            ? texts.publish[kind === 'order' ? 'newOrder' : kind]
            : texts.publish.translation(name),
        ...(was && { before: was }),
        ...(is && { after: is }),
      },
    ],
    address: editPath(slug, `translations/${encodeURIComponent(tag)}/`),
  };
}

function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // No language.
  }
}

/** The page on which a place is edited, at its field. */
function addressOf({ path, shape }: FieldPath, slug: string): string {
  const isPage = typeof path.at(-1) === 'number' && shape.object !== undefined;
  const page = isPage ? path : path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  const anchor = isPage ? '' : `#${idOf(path)}`;
  if (page.length > 0) return pageOf(slug, page) + anchor;
  return editPath(slug, pageNameOf(path)) + anchor;
}

function pageNameOf(path: JsonPath): string {
  const section = sectionOf(path);
  return section === undefined ? '' : `${section.path}/`;
}

/** The line as a page shows it. */
export function lineHtml({ label, before, after }: Line): Html {
  const from = before === undefined ? '' : html`<del class="was">${before}</del>`;
  const to = after === undefined ? '' : html`<b>${after}</b>`;
  return html`${label}${label === '' || (from === '' && to === '') ? '' : ' '}${from}${
    from === '' || to === '' ? '' : ' → '
  }${to}`;
}

/** The same as a text: "Margherita: Price 16.50 → 17.50" */
export function changeText({ title, lines }: ChangeWords): string {
  const texts = lines.map(({ label, before, after }) => {
    const values = [before, after].filter((value) => value !== undefined).join(' → ');
    return [label, values].filter(Boolean).join(' ');
  });
  return [title, texts.join(', ')].filter(Boolean).join(': ');
}

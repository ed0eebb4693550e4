import type { JsonPath } from '#brand/files/json-edit.ts';
import { STAYS } from '#content/translation/translations.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type FieldPath, fieldPathAt, rootFieldPath, titleOf } from '../fields/field-path.ts';
import { allergenRows, type AllergenRow, shownName } from '../fields/allergen-states.ts';
import { priceWords } from '../fields/price-words.ts';
import { pictureOf, shorten, textOf } from '../fields/input.ts';
import { sectionOf } from '../fields/sections.ts';
import { editPath, idOf, pageOf } from '../fields/view.ts';
import { labelOf } from '../fields/words.ts';
import { ownerOf } from '../fields/nouns.ts';
import { describeDay, describeFirstDays, describeWeek } from './hours-words.ts';
import type { Change, ChangeWords, Described, Line, Wording } from './wording.ts';

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
  if (place.shape.kind === 'special-hours' && change.kind === 'added')
    return { ...describeFirstDays(place, root, wording), ...address };
  if (isWhole && change.isEntry) return { ...describeEntry(change, place, root, wording), ...address };
  const { title = owner === '' ? label : owner, lines } = isWhole
    ? describeValue(change, place, owner, root, wording)
    : { lines: isCut(change, place) ? [{ label: texts.publish.pictureCut }] : [] };
  const shown =
    lines.length > 0 ? lines : [{ label: texts.publish[change.kind === 'order' ? 'newOrder' : change.kind] }];
  // Of a field without an owner its label is the title.
  return {
    title,
    lines: shown.map((line) => (line.label === title ? { ...line, label: '' } : labelled(line, owner, label, texts))),
    ...address,
  };
}

/** Of a picture without words its focus is compared apart. */
const isCut = ({ path }: Change, { shape }: FieldPath): boolean => shape.kind === 'picture' && path.at(-1) === 'focus';

function labelled(line: Line, owner: string, label: string, { publish }: ToolTexts): Line {
  const isBare = [publish.changed, publish.added, publish.removed, publish.newOrder].includes(line.label);
  return isBare && owner !== '' && label !== '' ? { ...line, label: publish.ofThis(label, line.label) } : line;
}

/** What the schemas know of the place, or of the nearest one around it. */
function deepestPlace({ path }: Change, root: unknown): { place: FieldPath; isWhole: boolean } {
  for (let length = path.length; length > 0; length -= 1) {
    const place = fieldPathAt(root, path.slice(0, length));
    if (place !== undefined) return { place, isWhole: length === path.length };
  }
  return { place: fieldPathAt(root, []) as FieldPath, isWhole: false };
}

function describeValue(change: Change, place: FieldPath, owner: string, root: unknown, wording: Wording): Described {
  const { texts } = wording;
  const { publish } = texts;
  const { kind } = place.shape;
  const label = place.field === undefined ? '' : labelOf(place.field, texts);
  if (change.kind === 'order') return { lines: [{ label: publish.newOrder }] };
  if (kind === 'hours') return describeWeek(change, owner, label, wording);
  if (kind === 'allergens') return { lines: describeAllergens(change, place, texts) };
  if (kind === 'picture') return { lines: describePicture(change, place, texts) };
  if (place.field?.key === 'soldOut')
    return { lines: [{ label: change.after === true ? publish.soldOut : publish.inStock }] };
  const [before, after] = [change.before, change.after].map((value) => valueWords(place, value, root, texts));
  if (before === undefined || after === undefined) return { lines: [] };
  return { lines: [{ label, ...(before !== '' && { before }), ...(after !== '' && { after }) }] };
}

/** Undefined for what is no single value. */
function valueWords(place: FieldPath, value: unknown, root: unknown, texts: ToolTexts): string | undefined {
  const { publish } = texts;
  const price = place.shape.kind === 'price' ? priceWords(value, rootFieldPath(root), texts) : undefined;
  if (price !== undefined) return price;
  const text = textOf({ ...place, value });
  if (text === 'true' || text === 'false') return text === 'true' ? publish.yes : publish.no;
  if (text !== undefined) return shorten(text.replace(/\s+/g, ' '), 80);
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? shorten(value.join(', '), 80) : undefined;
}

/** Each allergen that is stated in another way; a long list says how many. */
function describeAllergens({ before, after }: Change, place: FieldPath, { menu }: ToolTexts): Line[] {
  const isTraces = place.field?.key === 'mayContain';
  const [was, is] = [before, after].map((value) => (isTraces ? allergenRows([], value) : allergenRows(value, [])));
  if (was === undefined || is === undefined) return [];
  const stateIn = (rows: readonly AllergenRow[], id: string) => rows.find((row) => row.id === id)?.state;
  const all = [...is, ...was.filter(({ id }) => is.every((row) => row.id !== id))];
  const changed = all.filter(({ id }) => stateIn(was, id) !== stateIn(is, id));
  if (changed.length === 0) return [];
  if (changed.length > MAX_ALLERGENS) return [{ label: menu.told.allergens(changed.length) }];
  const words = changed.map((row) => {
    const state = menu.states[stateIn(is, row.id) ?? ''];
    return `${shownName(row, menu.language).toLowerCase()} ${state}`;
  });
  return [{ label: words.join(', ') }];
}

const MAX_ALLERGENS = 4;

function describePicture({ before, after }: Change, place: FieldPath, { publish }: ToolTexts): Line[] {
  const [was, is] = [pictureOf({ ...place, value: before }), pictureOf({ ...place, value: after })];
  if (was === undefined || is === undefined) return [];
  const isSame = was.src === is.src;
  const [from, to] = [shorten(was.alt, 80), shorten(is.alt, 80)];
  if (isSame && was.alt === is.alt && was.focus !== is.focus) return [{ label: publish.pictureCut }];
  if (isSame)
    return [{ label: publish.pictureWords, ...(from !== '' && { before: from }), ...(to !== '' && { after: to }) }];
  return [{ label: is.src === '' ? publish.noPicture : was.src === '' ? publish.newPicture : publish.otherPicture }];
}

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
  const [was, is] = [before, after].map((value) =>
    value === STAYS ? texts.editing.changes.staysAsItIs : typeof value === 'string' ? shorten(value, 80) : '',
  );
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

import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { colourSchema } from '#schema/values/color.ts';
import { imageSchema } from '#schema/values/picture.ts';
import { isFields } from '#schema/values/fields.ts';
import { refusalOf } from '#i18n/tools/reasons.ts';
import { labelOf } from './words.ts';
import type { FieldShape } from './fields.ts';
import type { FieldPath } from './field-path.ts';
import { decimalIn, readTypedPrice } from './typed-price.ts';

/** A value as a person reads and types it. Undefined for one in the form of another program, which is kept as it is. */
export function textOf({ shape: { kind }, value }: FieldPath): string | undefined {
  if (value === undefined || value === null) return '';
  if (kind === 'flag' || kind === 'yes-no') return typeof value === 'boolean' ? String(value) : undefined;
  if (kind === 'picture') return typeof value === 'string' ? value : undefined;
  if (typeof value === 'number')
    // Dinars have three decimals.
    return kind === 'price' && !Number.isInteger(value) && Number(value.toFixed(2)) === value
      ? value.toFixed(2)
      : String(value);
  if (typeof value === 'string') return value;
  const isList = kind === 'lines' || kind === 'names';
  if (!isList || !Array.isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  // A name with a comma in it would be two.
  const isByLine = kind === 'lines' || value.some((each) => each.includes(','));
  return value.join(isByLine ? '\n' : ', ');
}

/** The same in the language of whoever edits: a price that is a number has its separator, "16,50". */
export function shownText(place: FieldPath, texts: ToolTexts): string | undefined {
  const text = textOf(place);
  const isPrice = place.shape.kind === 'price' && typeof place.value === 'number';
  return isPrice ? text?.replace('.', decimalIn(texts)) : text;
}

/** The written value for what a person typed, or a sentence about what is wrong with it. A value of undefined takes the key away. */
export type Typed = { value: unknown } | { problem: string };

/** `digits`: how many a price has behind the point. */
export function valueOf(place: FieldPath, typed: string, texts: ToolTexts, digits = 2): Typed {
  const { shape, field, value: before } = place;
  const text = typed.replace(/\r\n?/g, '\n').trim();
  if (text.length > MAX_TEXT) return { problem: texts.editing.tooLong };
  if (text === '') {
    if (field?.isRequired) return { problem: texts.editing.empty(labelOf(field, texts)) };
    return { value: undefined };
  }
  const price = shape.kind === 'price' ? readTypedPrice(text, before, digits, texts) : undefined;
  if (price !== undefined && 'between' in price) return { problem: betweenPrices(text, price.between, texts) };
  const value = price === undefined ? written(shape, text, before) : price.value;
  const { error } = shape.schema.safeParse(shape.kind === 'names' ? [value].flat() : value);
  if (error === undefined) return { value };
  const { write } = shape.schema.meta() ?? {};
  const example = field?.example ?? (typeof write === 'string' ? write : undefined);
  return { problem: refusalOf(shorten(text), error.issues[0]?.message ?? 'is not usable', example, texts) };
}

/** `“1,650” can be 1 650,00 or 1,65.` */
export function betweenPrices(typed: string, prices: readonly number[], { locale, menu }: ToolTexts): string {
  const [one = '', other = ''] = prices.map((price) => price.toLocaleString(locale, { minimumFractionDigits: 2 }));
  return menu.betweenPrices(typed, one, other);
}

const MAX_TEXT = 20_000;

export const shorten = (text: string, most = 60): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`;

function written({ kind, schema }: FieldShape, text: string, before: unknown): unknown {
  switch (kind) {
    case 'flag':
    case 'yes-no':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'lines':
    case 'names':
      return listOrText(kind, text, before);
    case 'colour':
      return colourSchema.safeParse(text).data ?? text;
    default:
      return typeof before !== 'string' && typeof schema.safeParse(text).data === 'number'
        ? Number(text.replace(',', '.'))
        : text;
  }
}

/** In the form in which it was: a list, or one text. */
function listOrText(kind: 'lines' | 'names', text: string, before: unknown): unknown {
  if (typeof before === 'string') return text;
  const entries = text.split(kind === 'names' && !text.includes('\n') ? ',' : '\n').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

/** What a person can choose; a file may also have corners and percentages. */
export const FOCUS_POINTS = ['top', 'left', 'center', 'right', 'bottom'] as const;

export interface WrittenPicture {
  src: string;
  alt: string;
  /** What must stay where it is cut, as a style. Missing: the middle. */
  focus?: string;
}

/** A picture as it is written: where it is, and what it shows. */
export function pictureOf({ value }: FieldPath): WrittenPicture | undefined {
  if (value === undefined || value === null) return { src: '', alt: '' };
  if (typeof value === 'string') return { src: value, alt: '' };
  if (!isFields(value)) return undefined;
  const { src = value['url'], alt = '' } = value;
  const { focus } = imageSchema.safeParse({ src, focus: value['focus'] }).data ?? {};
  return typeof src === 'string' && typeof alt === 'string'
    ? { src, alt, ...(focus !== undefined && focus !== 'center' && { focus }) }
    : undefined;
}

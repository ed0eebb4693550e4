import type { z } from 'zod';
import { keysOf } from '#dialects/keys.ts';
import { closedDatesSchema, hoursSchema, specialHoursSchema } from '#schema/hours/hours.ts';
import { imageSchema, pictureSourceSchema } from '#schema/values/picture.ts';
import { colourSchema } from '#schema/values/color.ts';
import { dateSchema, timezoneSchema } from '#schema/values/date.ts';
import { emailSchema, linkSchema, phoneSchema, yesNoOrLinkSchema } from '#schema/values/link.ts';
import { extraPriceSchema, priceSchema } from '#schema/values/price.ts';
import { flagSchema, linesSchema, namedSchema, namesSchema, textSchema, yesNoSchema } from '#schema/values/text.ts';

/** The kind of control of a field. `objects`: a list of objects, or a single object without a list. */
export type Kind =
  | 'line'
  | 'text'
  | 'lines'
  | 'names'
  | 'flag'
  | 'yes-no'
  | 'link'
  | 'email'
  | 'phone'
  | 'date'
  | 'price'
  | 'colour'
  | 'picture'
  | 'choice'
  | 'timezone'
  | 'allergens'
  | 'hours'
  | 'special-hours'
  | 'closed-dates'
  | 'object'
  | 'objects';

/** How a value is edited, whatever key has it. */
export interface FieldShape {
  kind: Kind;
  schema: z.ZodType;
  choices?: string[];
  /** Of an object, or of the entries of a list. */
  object?: z.ZodObject;
  /** An object or hours that may also be written as a text: an address, a feature, when a menu is served. */
  mayBeText?: boolean;
}

export interface SchemaField extends FieldShape {
  key: string;
  /** Other keys of the schema that mean the same. */
  alternatives: string[];
  /** The id of the schema of its object: what names of fields go by (`words.ts`). */
  owner: string;
  /** Of the schema, for authors of JSON. */
  description: string;
  /** A key that the schema does not name, such as a profile elsewhere: its name is its label. */
  isOther?: true;
  /** What stands below this field, in place of what stands below all of its kind. */
  ownHelp?: string;
  /** Without it the object is left out of the site. */
  isRequired: boolean;
  /** As a person would type it. */
  example?: string;
  /** Shown only where it is written: another way to say what another field says. */
  isSpare: boolean;
  isLeftOut: boolean;
  /** An empty text is written, because it says "none", where a missing one lets the site say something of its own. */
  keepsEmpty?: true;
}

const KINDS: [z.ZodType, Kind][] = [
  [colourSchema, 'colour'],
  [timezoneSchema, 'timezone'],
  [dateSchema, 'date'],
  [linkSchema, 'link'],
  [emailSchema, 'email'],
  [phoneSchema, 'phone'],
  [imageSchema, 'picture'],
  [pictureSourceSchema, 'picture'],
  [priceSchema, 'price'],
  [extraPriceSchema, 'price'],
  [textSchema, 'text'],
  [linesSchema, 'lines'],
  [namesSchema, 'names'],
  [namedSchema, 'line'],
  [flagSchema, 'flag'],
  [yesNoSchema, 'yes-no'],
  [yesNoOrLinkSchema, 'yes-no'],
  [hoursSchema, 'hours'],
  [specialHoursSchema, 'special-hours'],
  [closedDatesSchema, 'closed-dates'],
];
/** A schema with other metadata has the same definition. */
const KIND_OF = new Map<unknown, Kind>(KINDS.map(([schema, kind]) => [schema.def, kind]));

const fieldsBySchema = new WeakMap<z.ZodObject, SchemaField[]>();

/** The fields of an object in the order of its schema. */
export function fieldsOf(schema: z.ZodObject): SchemaField[] {
  let fields = fieldsBySchema.get(schema);
  if (fields === undefined) fieldsBySchema.set(schema, (fields = makeFields(schema)));
  return fields;
}

function makeFields(schema: z.ZodObject): SchemaField[] {
  const entries = Object.entries(schema.shape) as [string, z.ZodType][];
  const meanings = new Map(entries.map(([key, child]) => [key, sameAs(child)]));
  return entries
    .filter(([key]) => meanings.get(key) === undefined)
    .map(([key, child]) => {
      const { description = '', examples } = child.meta() ?? {};
      const shape = shapeOf(child);
      return {
        ...shape,
        key,
        alternatives: entries.map(([other]) => other).filter((other) => meanings.get(other) === key),
        owner: String(schema.meta()?.id ?? ''),
        description,
        isRequired: child.def.type !== 'optional',
        ...exampleOf((examples as unknown[] | undefined)?.[0]),
        isSpare: /^The (?:same|opposite)\b/.test(description) || isRare(key),
        isLeftOut: isLeftOut(key, description),
        ...(shape.schema.meta()?.['emptyIsNone'] === true && { keepsEmpty: true as const }),
      };
    });
}

/** Keys that only programs need, or in which a mistake would break other parts of the site. */
const LEFT_OUT = new Set(
  'id restaurant_id brand_id place_id $schema url distance head body footer openInfo businessStatus availability hasOfferCatalog franchisee_form orientation addressLines order translations texts'.split(
    ' ',
  ),
);

/** `url` of a link is one of its two fields; `url` of a restaurant is not used. */
function isLeftOut(key: string, description: string): boolean {
  if (key === 'url') return description.startsWith('Accepted and not used');
  return LEFT_OUT.has(key);
}

/** What another field asks for, too: a unit is a part of the second line of an address. */
const isRare = (key: string): boolean => key === 'unit' || key === 'suite';

function exampleOf(example: unknown): { example?: string } {
  if (Array.isArray(example)) return exampleOf(example[0]);
  return typeof example === 'string' || typeof example === 'number' ? { example: String(example) } : {};
}

/** The key that a schema's description says to be the same, if it is a key of the same object. */
function sameAs(schema: z.ZodType): string | undefined {
  const { sameAs: alias, description = '' } = schema.meta() ?? {};
  return typeof alias === 'string' ? alias : /^The same as `(\w+)`/.exec(description)?.[1];
}

/** How a value with this schema is edited. */
export function shapeOf(written: z.ZodType): FieldShape {
  let schema = written;
  while (schema.def.type === 'optional') schema = (schema as z.ZodOptional).unwrap() as z.ZodType;
  const kind = kindOf(schema);
  if (kind !== undefined) return { kind, schema, ...choicesOf(schema) };
  if (schema.def.type === 'object') return { kind: 'object', schema, object: schema as z.ZodObject };
  if (schema.def.type === 'pipe') return { ...shapeOf((schema as z.ZodPipe).in as z.ZodType), schema };
  if (schema.def.type === 'array') return { ...listShape((schema as z.ZodArray).element as z.ZodType), schema };
  if (schema.def.type !== 'union') return { kind: 'line', schema };
  const options = ((schema as z.ZodUnion).options as z.ZodType[]).map(shapeOf);
  const list = ((schema as z.ZodUnion).options as z.ZodType[]).find(({ def }) => def.type === 'array');
  if (list !== undefined) {
    const isServed =
      options.some(({ kind: each }) => each === 'hours') && options.some(({ kind: each }) => each === 'line');
    return { ...shapeOf(list), schema, ...(isServed && { mayBeText: true }) };
  }
  const object = options.find(({ object: own }) => own !== undefined);
  return object === undefined ? { kind: 'line', schema } : { ...object, schema, mayBeText: true };
}

function listShape(element: z.ZodType): FieldShape {
  const { kind, object, mayBeText } = shapeOf(element);
  if (object === undefined || kind !== 'object') return { kind: 'lines', schema: element };
  return { kind: 'objects', schema: element, object, ...(mayBeText && { mayBeText }) };
}

function kindOf(schema: z.ZodType): Kind | undefined {
  const known = KIND_OF.get(schema.def);
  if (known !== undefined) return known;
  const { id, enum: words } = schema.meta() ?? {};
  if (id === 'Allergens') return 'allergens';
  if (Array.isArray(words)) return 'choice';
  return schema.def.type === 'boolean' ? 'flag' : undefined;
}

function choicesOf(schema: z.ZodType): { choices?: string[] } {
  const words = schema.meta()?.['enum'];
  return Array.isArray(words) ? { choices: words.map(String) } : {};
}

/** The key that an object has for the field: its own name, if that has a value, else another spelling. */
export function writtenKey(object: Record<string, unknown>, schema: z.ZodObject, field: SchemaField): string {
  const { meantBy } = keysOf(schema);
  const names = new Set([field.key, ...field.alternatives]);
  const keys = Object.keys(object).filter((key) => names.has(meantBy(key) ?? ''));
  const isSet = (key: string): boolean => object[key] !== undefined && object[key] !== null && object[key] !== '';
  const own = keys.filter((key) => key === field.key);
  return own.find(isSet) ?? keys.find(isSet) ?? own[0] ?? keys[0] ?? field.key;
}

/** The field that a key of a written object is read as. */
export function fieldAt(schema: z.ZodObject, key: string): SchemaField | undefined {
  const meant = keysOf(schema).meantBy(key);
  return fieldsOf(schema).find((field) => field.key === meant || field.alternatives.includes(meant ?? ''));
}

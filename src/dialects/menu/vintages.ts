import { foldKey } from '#schema/values/fold-key.ts';
import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import { withoutAccents } from '#schema/values/plain-letters.ts';

const KEYS = new Set(['vintage', 'millesime', 'anada', 'annata', 'jahrgang', 'safra', 'winevintage']);
const NAMES = ['name', 'title', 'itemname', 'productname'];
/** "2014", "NV" for a wine of several years. */
const VINTAGE = /^(?:1[89]\d\d|20\d\d|N\.?V\.?)$/i;

/** The year of a wine joins its name: two years of one wine are two items, and guests order them by it. `{ "name": "Pommard", "vintage": 2014 }` */
export const vintageShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const keys = Object.keys(value);
  const key = keys.find((each) => KEYS.has(foldKey(withoutAccents(each))));
  const nameKey = keys.find((each) => NAMES.includes(foldKey(each)));
  if (key === undefined || nameKey === undefined) return undefined;
  const vintage = String(value[key] ?? '').trim();
  const name = value[nameKey];
  if (typeof name !== 'string' || !VINTAGE.test(vintage)) return undefined;
  const { [key]: _, ...rest } = value;
  return { value: { ...rest, [nameKey]: name.includes(vintage) ? name : `${name.trim()} ${vintage}` } };
};

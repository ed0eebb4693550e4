import { isFields } from '#schema/values/fields.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import type { ConfigurationChange } from './compare-objects.ts';

/** `menu, Pizza, Margherita, price: 16.5 here, 17 in the source` */
export function changeToWords({ words, key, before, after }: ConfigurationChange): string {
  const where = words.filter((word) => word !== '').join(', ');
  if (before !== undefined)
    return `${where}: ${valueToWords(key, before)} here, ${valueToWords(key, after)} in the source`;
  if (isFields(after) && key === 'items') return `${where}${priceToWords(after)}`;
  if (isFields(after) && key === 'modifierGroups') return `${where}: ${countOf(after['modifiers'], 'modifier')}`;
  if (isFields(after) && key === 'categories') return `${where}: ${countOf(after['items'], 'item')}`;
  if (isFields(after) && key === 'menu') return `${where}: ${countOf(after['categories'], 'category', 'categories')}`;
  if (isFields(after) && key === 'locations')
    return `${where}${isFields(after['address']) ? `: ${partsOf(after['address'])}` : ''}`;
  return `${where}: ${valueToWords(key, after)}`;
}

function valueToWords(key: string, value: unknown): string {
  if (isFields(value) && Array.isArray(value['customHours'])) return valueToWords('openingHours', value['customHours']);
  if (/hours$/i.test(key) && Array.isArray(value)) return value.map((each) => entryToWords(each)).join('; ');
  if (key === 'served' && Array.isArray(value)) return value.map((each) => entryToWords(each, 'all day')).join('; ');
  if (key === 'modifiers' || key === 'choices') return choicesToWords(value);
  const describe = ENTRY_WORDS[key];
  if (describe !== undefined && Array.isArray(value))
    return value.map((each) => (isFields(each) ? describe(each) : String(each))).join('; ');
  if (key === 'sizes' && Array.isArray(value))
    return value.map((size) => (isFields(size) ? `${String(size['name'])}${priceToWords(size)}` : '')).join(', ');
  if (Array.isArray(value))
    return value.every(isFields) ? countOf(value, 'entry', 'entries') : value.map(String).join(', ');
  if (isFields(value) && key === 'nutrition')
    return Object.entries(value)
      .map(([name, amount]) => `${name.replace('Content', '')} ${String(amount)}`)
      .join(', ');
  if (isFields(value)) return partsOf(value);
  return typeof value === 'string' ? quoteValue(value) : String(value);
}

const MAX_NAMES = 4;

/** `Garlic 1, Mayonnaise` */
function choicesToWords(list: unknown): string {
  const choices = (Array.isArray(list) ? list : []).filter(isFields);
  const names = choices.slice(0, MAX_NAMES).map((choice) => `${String(choice['name'])}${priceToWords(choice)}`);
  return [...names, ...(choices.length > MAX_NAMES ? [`and ${choices.length - MAX_NAMES} more`] : [])].join(', ');
}

/** What an entry of a list of a menu is in words. */
const ENTRY_WORDS: Record<string, (entry: Record<string, unknown>) => string> = {
  modifierGroups: ({ name, modifiers }) => `${String(name)} (${choicesToWords(modifiers)})`,
  courses: ({ name, choices }) => `${String(name)} (${choicesToWords(choices)})`,
  timeSpecificPrices: ({ name, price, served }) =>
    [name, price, served === undefined ? undefined : valueToWords('served', served)]
      .filter(Boolean)
      .map(String)
      .join(' '),
};

function entryToWords(entry: unknown, withoutTimes = 'hours not known'): string {
  if (!isFields(entry)) return String(entry);
  const { day, date, validFrom, validThrough, open, close, isClosed, h24 } = entry as Record<string, unknown>;
  const when = [
    [day].flat().filter(Boolean).map(String).join(', '),
    date,
    validFrom && `${String(validFrom)} to ${String(validThrough ?? '')}`,
  ]
    .filter(Boolean)
    .map(String);
  const hours =
    isClosed === true
      ? 'closed'
      : h24 === true
        ? 'all day'
        : open === undefined
          ? withoutTimes
          : `${String(open)}-${String(close ?? '')}`;
  return [...when, hours].join(' ');
}

const priceToWords = ({ price, sizes }: Record<string, unknown>): string =>
  price === undefined ? (Array.isArray(sizes) ? `: ${valueToWords('sizes', sizes)}` : '') : ` ${String(price)}`;

const OF_ADDRESS = [
  'streetAddress',
  'addressLines',
  'addressLocality',
  'addressRegion',
  'postalCode',
  'addressCountry',
];

/** An address from the street to the country; of others all parts in their order. */
function partsOf(value: Record<string, unknown>): string {
  const keys = [...new Set([...OF_ADDRESS, ...Object.keys(value)])];
  return keys
    .flatMap((key) => value[key] ?? [])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(', ');
}

const countOf = (list: unknown, one: string, several = `${one}s`): string => {
  const { length } = Array.isArray(list) ? list : [];
  return `${length} ${length === 1 ? one : several}`;
};
